import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { OPEN_PLACE } from './named-pages.ts';
import type { LegalTexts } from './texts/en.ts';

/** What a page may have to leave to its owner, by the name of the text that asks for it. */
export type GapName =
  | 'seller'
  | 'address'
  | 'email'
  | 'phone'
  | 'representative'
  | 'register'
  | 'vatId'
  | 'capital'
  | 'publisher'
  | 'host'
  | 'deliveryTime'
  | 'deliveryPlaces'
  | 'payments'
  | 'services'
  | 'authority'
  | 'dispute'
  | 'law';

type Values = Readonly<Record<string, string>>;

/** Writes a page part by part, and knows which places it has left open. Values are HTML. */
export class LegalWriter {
  readonly texts: LegalTexts;
  readonly gaps = new Set<GapName>();
  readonly #parts: string[] = [];

  constructor(texts: LegalTexts) {
    this.texts = texts;
  }

  get html(): string {
    return this.#parts.join('\n');
  }

  /** Returns what is known as HTML, else a marked place that says what belongs there. */
  known(value: string, name: GapName): string {
    return value === '' ? this.gap(name) : escapeHtml(value);
  }

  gap(name: GapName): string {
    this.gaps.add(name);
    return escapeHtml(`${OPEN_PLACE} ${this.texts.toFillIn}: ${this.texts[name]}]`);
  }

  heading(text: string): void {
    this.#parts.push(`<h2>${escapeHtml(text)}</h2>`);
  }

  paragraph(...lines: readonly string[]): void {
    this.#parts.push(`<p>${lines.join('<br>')}</p>`);
  }

  say(text: string, values: Values = {}): void {
    this.paragraph(filled(text, values));
  }

  list(items: readonly string[]): void {
    this.#parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
  }
}

/** Returns a text as HTML, with values that are HTML already. */
export function filled(text: string, values: Values): string {
  return fill(escapeHtml(text), values);
}

export const linkTo = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
