import { MESSAGE_MAX_LENGTH, scrubAddress } from '#runtime/domain/error-text.ts';
import type { FoundError } from '../env.ts';
import { MAX_GROUPS } from './count-errors.ts';
import { withoutData } from './template-message.ts';

/** Most different errors of one rendering that are counted by themselves: as many as a site has room for. */
const MAX_ERRORS = MAX_GROUPS.template;

/** An error of the template engine. */
export interface TemplateError {
  /** The template that contains the error. */
  template: string;
  type: string;
  message: string;
}

/**
 * Returns the errors of one rendering, equal ones as one, and how many others found no room; `page` is where they
 * happened.
 */
export function templateErrors(
  errors: readonly TemplateError[],
  page: { path: string; pageType: number },
): { errors: FoundError[]; dropped: number } {
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
  const all = [...found.values()];
  const dropped = all.slice(MAX_ERRORS).reduce((sum, { count }) => sum + count, 0);
  return { errors: all.slice(0, MAX_ERRORS), dropped };
}
