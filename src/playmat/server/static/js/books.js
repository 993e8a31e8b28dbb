// The five rulebooks by the names a view uses.
export const BOOKS = {
  ecard: { name: 'e-Card', year: 2002, title: 'e-Card · 2002' },
  ex: { name: 'EX', year: 2004, title: 'EX · 2004' },
  platinum: { name: 'Platinum', year: 2009, title: 'Platinum · 2009' },
  legends: { name: 'Legends', year: 2011, title: 'Legends · 2011' },
  xy: { name: 'XY', year: 2016, title: 'XY · 2016' },
};
