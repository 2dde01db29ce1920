import { AccordionBlock } from '#runtime/contracts/page-blocks.ts';
import { findBlocks } from '../find-blocks.ts';

/** Question marks of the languages that shops are written in. */
const QUESTION = /[?？؟;]\s*$/u;

/**
 * Returns the titles and texts of the accordions in a page's content where each title is a question; none where any is
 * not, because the page is about something else then.
 */
export function questionsIn(html: string): { question: string; answer: string }[] {
  const blocks = findBlocks(html, new Set(['accordion']));
  const items = blocks.flatMap(({ json }) => {
    const read = AccordionBlock.safeParse(json);
    return read.success ? read.data.items : [];
  });
  if (!items.every(({ title }) => QUESTION.test(title))) return [];
  return items.map(({ title, description }) => ({ question: title, answer: description }));
}
