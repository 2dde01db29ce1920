/** A name and its value; `url` is where the value leads. */
export interface LetterFact {
  title: string;
  value: string;
  url?: string;
}

/** A product that was bought, with its picture. */
export interface LetterItem {
  title: string;
  /** An absolute address; undefined for none. */
  pictureUrl?: string | undefined;
  facts: readonly LetterFact[];
  amount: string;
}

export interface LetterSum {
  title: string;
  amount: string;
  isTotal?: boolean;
}

/** A part of a letter. Every part is written as HTML and as plain text, so that both say the same. */
export type LetterBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly LetterFact[] }
  | { kind: 'items'; items: readonly LetterItem[] }
  | { kind: 'sums'; sums: readonly LetterSum[] }
  /** Links with absolute addresses; the first of them can be the letter's button. */
  | { kind: 'button'; text: string; url: string }
  | { kind: 'link'; text: string; url: string }
  /** Lines to be copied as they stand, such as an address. */
  | { kind: 'copied'; title: string; lines: readonly string[] }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quote'; title: string; text: string }
  /** A part that brings its own HTML, which is safe, and its own text. */
  | { kind: 'ready'; html: unknown; text: readonly string[] };
