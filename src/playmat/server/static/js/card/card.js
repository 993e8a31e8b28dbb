// One card face, one markup; the stylesheet decides by container width how much of it is shown.
import { html, kept } from '../lib/html.js';
import { pip, pips, typeOf } from '../lib/symbols.js';
import { art, artTrainer, artEnergy, cardBack } from './art.js';

const STAGES = {
  basic: 'Basic',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  mega: 'Mega',
  break: 'BREAK',
  levelup: 'LV.X',
  legend: 'LEGEND',
  restored: 'Restored',
};
const TRAINERS = {
  item: 'Item',
  supporter: 'Supporter',
  stadium: 'Stadium',
  tool: 'Tool',
  machine: 'Technical Machine',
  gear: 'Gear',
  fossil: 'Fossil',
  doll: 'Doll',
};
const SHORT = {
  Basic: 'B',
  'Stage 1': '1',
  'Stage 2': '2',
  Mega: 'M',
  BREAK: 'BR',
  'LV.X': 'X',
  Restored: 'R',
  LEGEND: 'LG',
  Baby: 'By',
  Trainer: 'T',
  Item: 'I',
  Supporter: 'S',
  Stadium: 'St',
  Tool: 'To',
  'Technical Machine': 'TM',
  Gear: 'G',
  Fossil: 'Fo',
  Doll: 'D',
};
const SIZE = { basic: 0, stage1: 1, stage2: 2, mega: 2, break: 2, levelup: 2, legend: 2, restored: 1 };
/** Cards were called Trainer before the word Item came into use. */
const SAYS_ITEM = /^(bw|xy|g1|dc1|dv1|rc)/;

const isTrainer = c => c.supertype === 'trainer';
const isEnergy = c => c.supertype === 'energy';

/** The stage of a Pokémon, the kind of a Trainer or of an Energy card, in a word or two. */
export function stageLabel(c) {
  if (isEnergy(c)) return c.kind === 'basic_energy' ? 'Basic Energy' : 'Special Energy';
  if (isTrainer(c)) return c.kind === 'item' && !SAYS_ITEM.test(c.set) ? 'Trainer' : TRAINERS[c.kind] || 'Trainer';
  return c.tags.includes('baby') ? 'Baby' : STAGES[c.stage] || c.stage;
}

/** Which of our frames a card is drawn in. */
export function look(c) {
  if (isEnergy(c)) return 'energy';
  if (isTrainer(c))
    return (
      { machine: 'tm', gear: 'tool', fossil: 'item', doll: 'item' }[c.kind] ||
      (stageLabel(c) === 'Trainer' ? 'trainer' : c.kind)
    );
  const has = tag => c.tags.includes(tag);
  if (c.stage === 'mega') return 'mega';
  if (has('EX')) return 'EX';
  if (has('ex')) return 'ex';
  return (
    { levelup: 'lvx', break: 'break', legend: 'legend', restored: 'restored' }[c.stage] || (has('sp') ? 'sp' : c.stage)
  );
}

/** What an Energy card gives, as letters; what cannot be told by a letter is S. */
export function energyTypes(c) {
  if (c.provides) return c.provides;
  const said = /^Gives (\d)? ?(\w+)\.?$/m.exec(c.text || '');
  const letter = said && pipLetter(said[2]);
  return letter ? letter.repeat(Math.min(4, Number(said[1] || 1))) : 'S';
}
const LETTERS = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
  Dragon: 'N',
  Colorless: 'C',
};
const pipLetter = word => LETTERS[word];

/** A name: whose it is on a line of its own, and its suffix set as such. */
const title = c =>
  c.owner ? html`<i class="c-owner">${c.owner} </i>${named(c, c.name.slice(c.owner.length + 1))}` : named(c, c.name);
function named(c, name) {
  const ending = (end, cls) =>
    html`
      ${name.slice(0, name.length - end.length).trimEnd()}
      ${cls === 'c-EX' ? '' : ' '}
      <i class="${cls}">${end.replace(/^-/, '')}</i>
    `;
  for (const [end, cls] of [
    ['-EX', 'c-EX'],
    [' BREAK', 'c-suf'],
    [' LV.X', 'c-suf'],
    [' LEGEND', 'c-suf'],
    [' ex', 'c-ex'],
  ]) {
    if (name.endsWith(end)) return ending(end.trim(), cls);
  }
  const sp = c.tags.includes('sp') && / (\S{1,3})$/.exec(name);
  return sp ? ending(sp[1], 'c-sp') : html`${name}`;
}

const sign = text => text.replace('-', '−');
const matches = list =>
  list.length
    ? list.map(([t, how]) => html`${pip(t)}<b>${sign(how)}</b>`)
    : html`<b class="none"><span aria-hidden="true">–</span><span class="sr">none</span></b>`;

function counted(cost) {
  const many = new Map();
  for (const t of cost) many.set(t, (many.get(t) || 0) + 1);
  return [...many].map(([t, n]) => html`${pip(t, 0, false)}${n > 1 && html`<small>${n}</small>`}`);
}

const attack = a =>
  html`
    <span class="c-atk">
      <span class="c-cost${a.cost.length > 3 ? ' long' : ''}">
        <span class="full">${pips(a.cost)}</span>
        ${a.cost.length > 3 && html`<span class="grp" aria-hidden="true">${counted(a.cost)}</span>`}
      </span>
      <b class="c-an">${a.name}</b>
      <b class="c-dmg">${a.damage === '0' ? '' : a.damage}</b>
      ${a.text && html`<span class="c-text">${a.text}</span>`}
    </span>
  `;
const power = p =>
  html`
    <span class="c-pow">
      <span class="c-tag">${p.tag}</span>
      <b class="c-an">${p.name}</b>
      <span class="c-text">${p.text}</span>
    </span>
  `;

function picture(c) {
  if (isEnergy(c)) return artEnergy(energyTypes(c).replace(/S/g, 'C'));
  if (isTrainer(c)) return artTrainer(c.name, look(c));
  return portrait(c);
}
/** The picture of a Pokémon. */
export const portrait = c =>
  art(c.name, c.types || 'C', { stage: SIZE[c.stage] ?? 0, family: c.family || c.from || c.name, shape: c.shape });

function colours(c) {
  if (isTrainer(c)) {
    const k = `var(--k-${look(c)})`;
    return `--t:${k};--ti:${k};--tt:color-mix(in oklab,${k},#fff 84%)`;
  }
  const [one, two] = (isEnergy(c) ? energyTypes(c) : c.types || 'C')
    .split('')
    .map(t => (t === 'S' ? 'special' : typeOf(t).toLowerCase()));
  return `--t:var(--t-${one});--ti:var(--ti-${one});--tt:var(--tt-${one});--t2:var(--t-${two || one})`;
}

/** How much there is to read, so that a wordy card is set smaller instead of being cut. */
function wordiness(c) {
  const said =
    [c.text, ...c.rule_lines, ...c.powers.map(p => p.text), ...c.attacks.map(a => a.text)].join(' ').length +
    40 * (c.attacks.length + c.powers.length);
  return said > 620 ? 3 : said > 430 ? 2 : said > 300 ? 1 : 0;
}

/** Cards that lie across: BREAK, and each half of a LEGEND. */
export const across = c => c.stage === 'break' || c.stage === 'legend';

/** The face of a card. left: HP left in play; hp: HP as effects make it; w: width in pixels; cls: classes. */
export function face(c, { left = undefined, hp = c.hp, w = 0, cls = '' } = {}) {
  return once(c, `${w} ${cls}`, () => markup(c, w, cls))(points(left, hp));
}
const points = (left, hp) =>
  hp > 0 && (left !== undefined ? html`<b>${left}</b><small>/${hp}</small>` : html`<small>HP</small><b>${hp}</b>`);

/** Every face is put together and parsed once for each way it is shown; only its HP change. */
const made = new WeakMap();
function once(what, how, make) {
  if (!made.has(what)) made.set(what, new Map());
  const all = made.get(what);
  if (!all.has(how)) all.set(how, kept(make()));
  return all.get(how);
}

function markup(c, w, cls) {
  const label = stageLabel(c),
    kind = look(c);
  const form = isTrainer(c) ? 'is-trainer' : isEnergy(c) ? 'is-energy' : 'is-mon';
  const tags = c.tags.map(t => `tag-${t}`).join(' ');
  const t = c.types ? typeOf(c.types[0]).toLowerCase() : isEnergy(c) ? typeOf(energyTypes(c)[0]).toLowerCase() : '';
  const verb = { levelup: 'on', restored: 'via' }[c.stage] || 'from';
  const foot =
    form === 'is-mon' && c.stage !== 'break'
      ? html`
        <span class="c-foot">
          <span><small>Weak</small>${matches(c.weak)}</span>
          <span><small>Resist</small>${matches(c.resist)}</span>
          <span><small>Retreat</small>${c.retreat ? pips('C'.repeat(c.retreat)) : html`<b>free</b>`}</span>
        </span>
      `
      : '';
  return html`
    <span class="card k-${kind} ${form} ${tags} ${across(c) && cls !== 'whole' ? 'wide' : ''} ${cls}" data-t="${t}"
        data-long="${wordiness(c)}" data-css="${colours(c)}${w ? `;--w:${Number(w)}px` : ''}">
      <span class="face">
        <span class="spine">
          ${
            isTrainer(c)
              ? html`<b class="c-k">${SHORT[label]}</b>`
              : isEnergy(c)
                ? pip(energyTypes(c)[0])
                : pips(c.types || 'C')
          }
          <span class="c-stage">${label}</span>
          <span class="c-short" aria-hidden="true">${isTrainer(c) ? '' : SHORT[label]}</span>
        </span>
        <span class="c-col">
          <span class="c-head ${c.owner ? 'c-head--owned' : ''}">
            <b class="c-name ${c.name.length - c.owner.length > 15 ? 'c-name--long' : ''}">${title(c)}</b>
            <span class="c-hp" data-slot></span>
          </span>
          <span class="c-art">
            ${picture(c)}
            ${isEnergy(c) && html`<span class="c-big">${pips(energyTypes(c).slice(0, 2))}</span>`}
            ${c.from && html`<span class="c-from">${verb} ${c.from}</span>`}
            ${c.mark && html`<span class="c-set">${c.mark} ${c.number}</span>`}
            ${c.blank && html`<b class="c-blank">Text left blank</b>`}
          </span>
          <span class="c-body">
            ${c.powers.map(power)}
            ${c.text && html`<span class="c-text c-main">${c.text}</span>`}
            ${c.attacks.map(attack)}
          </span>
          ${c.rule_lines.length > 0 && html`<span class="c-rule">${c.rule_lines.join(' ')}</span>`}
          ${foot}
          <span class="c-id">${c.mark} ${c.number} · drawn by Playmat</span>
        </span>
      </span>
    </span>
  `;
}

const BACK = {};
export const back = ({ w = 0, cls = '' } = {}) =>
  once(
    BACK,
    `${w} ${cls}`,
    () =>
      html`
        <span class="card is-back ${cls}" data-css="${w ? `--w:${Number(w)}px` : ''}">
          <span class="face">${cardBack()}</span>
        </span>
      `,
  )();

/** The print of a card as its face bears it: the set's mark and the number; of a card without a mark, its id. */
export const printOf = c => (c.mark ? `${c.mark} ${c.number}` : c.id);

/** A card whose face is not here yet: its id stands in for it until it comes. */
export const blankFace = id => ({
  id,
  name: id,
  owner: '',
  shape: '',
  mark: '',
  kind: 'item',
  stage: '',
  supertype: 'trainer',
  hp: 0,
  types: '',
  from: '',
  weak: [],
  resist: [],
  retreat: 0,
  powers: [],
  attacks: [],
  text: '',
  rule_lines: [],
  provides: '',
  tags: [],
  set: '',
  number: '',
  programmed: true,
  blank: false,
  missing: true,
});

/** A note for a card page whose text a later printing changed. */
export const textChange = page =>
  page?.rewritten &&
  html`
    <p class="muted">
      Plays as printed. A <a href="/cards?id=${encodeURIComponent(page.rewritten)}">later printing</a> changed this
      text. To use it, tick “Latest card text” when you start a game.
    </p>
  `;
