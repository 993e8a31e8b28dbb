// What the compiler cannot know of a page: which element a selector, an id or an event finds.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface NonElementParentNode {
  getElementById(id: string): any;
}

interface Document {
  getElementById(id: string): any;
}

interface Element {
  blur(): void;
  closest(selectors: string): any;
}

interface EventTarget {
  checked: any;
  closest(selectors: string): any;
  contains(other: Node | null): boolean;
  dataset: any;
  elements: any;
  id: any;
  matches(selectors: string): any;
  name: any;
  open: any;
  value: any;
}

/** What a template may hold: plain text, or markup made by `html` or `safe`. */
type Markup = string | { text: string };

/** What the table adds to a frame that it has heard: the whole log, and what is asked meanwhile. */
interface Shown {
  all?: Wire.Line[];
  asked?: Wire.Ask | null;
}
