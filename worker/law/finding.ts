import type { LawState } from '#runtime/contracts/law.ts';
import type { LegalPageKind } from '#runtime/contracts/legal-page.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Facts } from './read-facts.ts';

/** What was found, with its sentence for the owner. */
export interface Finding {
  state: LawState;
  reason: string;
  count?: number;
  /** Where it is mended, instead of the check's own screen. */
  screen?: string;
}

export const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

export const done = (reason: string): Finding => ({ state: 'done', reason });
export const missing = (reason: string, count?: number, values: Readonly<Record<string, string>> = {}): Finding => ({
  state: 'missing',
  reason: fill(reason, { n: count ?? 0, ...values }),
  ...(count !== undefined && { count }),
});
export const notAsked = (reason: string): Finding => ({ state: 'notAsked', reason });

/** What pages link by the list of legal pages alone, which templates of the owner's own can leave out. */
const linked = ({ linksLegalPages }: Facts, reason: string): Finding =>
  linksLegalPages
    ? done(reason)
    : {
        ...missing('No template of the shop lists {.repeated section legalPages}, so that its pages do not link it.'),
        screen: 'templates',
      };

export const page = (kind: LegalPageKind, name: string) => (facts: Facts) => {
  const url = legalPageUrl(facts.site, kind);
  if (url === '') return missing(`The shop names no page with ${name}.`);
  if (facts.closedPages.has(kind)) return missing(`Not every visitor can open ${url}, which the shop names for it.`);
  return linked(facts, 'The shop links its page.');
};
