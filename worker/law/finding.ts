import type { LawState } from '#runtime/contracts/law.ts';
import type { LegalPageKind } from '#runtime/contracts/legal-page.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Facts } from './read-facts.ts';

type FindingText = keyof OwnerTexts['lawFindings'];

/** What was found: the name of its sentence for the owner, and the values in it. */
export interface Finding {
  state: LawState;
  text: FindingText;
  values?: Readonly<Record<string, string>>;
  /** Languages in the sentence, as tags. */
  languages?: readonly string[];
  count?: number;
  /** Where it is mended, instead of the check's own screen. */
  screen?: string;
}

export const done = (text: FindingText): Finding => ({ state: 'done', text });
export const missing = (text: FindingText, details: Omit<Finding, 'state' | 'text'> = {}): Finding => ({
  state: 'missing',
  text,
  ...details,
});
export const notAsked = (text: FindingText): Finding => ({ state: 'notAsked', text });

/** What pages link by the list of legal pages alone, which templates of the owner's own can leave out. */
const linked = ({ linksLegalPages }: Facts): Finding =>
  linksLegalPages
    ? done('pageLinked')
    : missing('notLinked', { values: { tag: '{.repeated section legalPages}' }, screen: 'templates' });

/** Looks for a legal page; `unnamed` says that the shop names none. */
export const page = (kind: LegalPageKind, unnamed: FindingText) => (facts: Facts) => {
  const url = legalPageUrl(facts.site, kind);
  if (url === '') return missing(unnamed);
  if (facts.closedPages.has(kind)) return missing('pageClosed', { values: { url } });
  return linked(facts);
};
