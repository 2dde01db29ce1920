import * as germanCheckout from '../runtime/i18n/de/checkout.ts';
import * as germanPage from '../runtime/i18n/de/page.ts';
import * as german from '../runtime/i18n/de/rest.ts';
import * as germanServer from '../runtime/i18n/de/server.ts';
import * as english from '../runtime/i18n/en/all.ts';
import { checkout } from '../runtime/i18n/en/checkout.ts';

/**
 * English words that no German text of a shop has. Words that are spelled alike in both languages, and names, are left
 * out.
 */
const ENGLISH =
  /\b(the|your|you|and|or|of|with|for|from|please|sorry|add|added|adding|remove|close|next|previous|open|search|select|choose|quantity|price|sale price|sold out|cart|checkout|item|items|order|orders|delivery|shipping|total|subtotal|discount|taxes|email|address|name to|required|sign up|submit|send|loading|unable|review|reviews|picture|pictures|page|back|home|skip|thank|code is|gift card|free|pay|paid|date of|number|on|sign in|member|members|lesson|lessons|finished)\b/i;

const textsOf = (...catalogues: object[]) => new Set(catalogues.flatMap(Object.values).flatMap(Object.values<string>));
const OURS = textsOf(english, { checkout });
const notGerman = oursBeside(german, germanPage, germanServer, germanCheckout);

/** Returns our English texts that a language writes in another way, with anything in place of their values. */
function oursBeside(...catalogues: object[]): RegExp[] {
  const own = textsOf(...catalogues);
  const others = [...OURS].filter((text) => !own.has(text));
  return others.map(textPattern);
}

/** Returns the pattern of a text, with anything in place of its values, and all forms of what it counts. */
export function textPattern(text: string): RegExp {
  const parts = text
    .split(/(\{.*?\})/)
    .map((part) => {
      if (!/^\{.*\}$/.test(part)) return literal(part);
      const forms = part.slice(1, -1).split('|').slice(2);
      if (forms.length === 0) return '.+';
      return `(?:${forms.map((form) => literal(form.replace(/^\w+=/, '')).replaceAll('#', '.+')).join('|')})`;
    })
    .join('');
  return new RegExp(`^${parts}$`);
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Returns the texts among these that have an English word, or are one of our English texts. */
export function englishAmong(texts: readonly string[]): string[] {
  return distinct(texts).filter(
    (text) => ENGLISH.test(text.replace(/\S+@\S+|https?:\S+/g, '')) || notGerman.some((ours) => ours.test(text)),
  );
}

/** Returns the texts among these that are one of our English texts, on a page in the language of the catalogues. */
export function ourEnglishAmong(texts: readonly string[], ...catalogues: object[]): string[] {
  const ours = oursBeside(...catalogues);
  return distinct(texts).filter((text) => ours.some((known) => known.test(text)));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))];
}
