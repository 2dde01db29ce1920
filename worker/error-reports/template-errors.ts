import { MESSAGE_MAX_LENGTH, scrub, scrubAddress } from '#runtime/domain/error-text.ts';
import type { FoundError } from '../env.ts';

/** Most different errors of one rendering that are counted. */
const MAX_ERRORS = 50;
/** What the page's data made of an exception follows this; everything else in a message stands in the template. */
const REASON = ' failed: ';

/** An error of the template engine. */
export interface TemplateError {
  /** The template that contains the error. */
  template: string;
  type: string;
  message: string;
}

/** Returns the errors of one rendering, equal ones as one; `page` is where they happened. */
export function templateErrors(
  errors: readonly TemplateError[],
  page: { path: string; pageType: number },
): FoundError[] {
  const found = new Map<string, FoundError>();
  for (const { template, type, message } of errors) {
    const key = JSON.stringify([template, type, message]);
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, {
      source: 'template',
      event: type,
      message: withoutData(message).slice(0, MESSAGE_MAX_LENGTH),
      context: '',
      place: template,
      stack: '',
      url: scrubAddress(page.path),
      version: '',
      pageType: page.pageType,
      count,
    });
  }
  return [...found.values()].slice(0, MAX_ERRORS);
}

/** A formatter's exception may quote what a visitor has searched for. */
function withoutData(message: string): string {
  const [known = '', ...reasons] = message.split(REASON);
  return [known, ...reasons.map(scrub)].join(REASON);
}
