import { AccordionBlock } from '#runtime/contracts/page-blocks.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import { findBlocks } from '../../blocks/service.ts';

/** A page whose text may answer a question. */
export interface Source {
  title: string;
  /** Sanitised. */
  html: string;
  url: string;
}

interface Excerpt {
  title: string;
  /** What stands above the text; '' for the beginning of a page. */
  heading: string;
  text: string;
  url: string;
}

const MAX_EXCERPTS = 8;
const MAX_TEXT_LENGTH = 600;
/** How much of a text stands before the first word that was asked for. */
const LEAD_LENGTH = 150;
const MAX_WORDS = 20;
/** Shorter words, such as "is", tell nothing; in scripts without spaces each sign is a word. */
const MIN_WORD_LENGTH = 3;
const SIGN = /[ก-๛぀-ヿ㐀-鿿가-힣]/u;
const ACCORDION = new Set(['accordion']);

/** Returns the parts of pages with the most of a question's words, the longer of which count for more. */
export function bestExcerpts(sources: readonly Source[], query: string): Excerpt[] {
  const words = wordsOf(query);
  return sources
    .flatMap(({ title, html, url }) => partsOf(html).map((part) => ({ title, ...part, url })))
    .map((excerpt) => ({ excerpt, score: scoreOf(excerpt, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_EXCERPTS)
    .map(({ excerpt }) => ({ ...excerpt, text: cut(excerpt.text, words) }));
}

/** Splits a page at its headings. Texts that open below a title are parts of their own. */
function partsOf(html: string): { heading: string; text: string }[] {
  const opened = findBlocks(html, ACCORDION).flatMap(({ json }) => {
    const read = AccordionBlock.safeParse(json);
    return read.success ? read.data.items.map(({ title, description }) => ({ heading: title, text: description })) : [];
  });
  const written = html.split(/(?=<h[1-6][\s>])/i).map((part) => {
    const [whole = '', heading = ''] = /^<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/i.exec(part) ?? [];
    return { heading: plainText(heading), text: plainText(part.slice(whole.length)) };
  });
  return [...opened, ...written].filter(({ text }) => text !== '');
}

function wordsOf(query: string): string[] {
  const all = folded(query).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(all.filter((word) => word.length >= MIN_WORD_LENGTH || SIGN.test(word)))].slice(0, MAX_WORDS);
}

/** A word of the title counts half, because all parts of a page have it. */
function scoreOf({ title, heading, text }: Excerpt, words: readonly string[]): number {
  const [own, above] = [folded(`${heading} ${text}`), folded(title)];
  return words.reduce((sum, word) => sum + (own.includes(word) ? 2 : above.includes(word) ? 1 : 0) * word.length, 0);
}

function cut(text: string, words: readonly string[]): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const places = words.map((word) => folded(text).indexOf(word)).filter((place) => place >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - LEAD_LENGTH);
  const start = places.length === 0 ? 0 : first;
  const part = text.slice(start, start + MAX_TEXT_LENGTH);
  return `${start > 0 ? '… ' : ''}${part}${start + MAX_TEXT_LENGTH < text.length ? ' …' : ''}`;
}

/** Letters without their accents, small. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
