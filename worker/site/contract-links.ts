import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import type { DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { cancelLink } from './cancel-links.ts';
import type { Site } from './site.ts';
import { footerWithdrawLink } from './withdraw-links.ts';

type Words = Pick<Catalogue, 'withdrawals' | 'cancellations'>;

/** Returns the pages on which buyers end contracts, by their prescribed words: those that the shop owes at a time. */
export function contractPages(site: Site, words: Words, now: number, kinds: readonly DeclarationKind[]): LegalPage[] {
  return kinds.flatMap((kind) => {
    return kind === 'withdrawal' ? footerWithdrawLink(site, words, now) : cancelLink(site, words, now);
  });
}

/** Returns them as answers of the API have them, which leave them out where there is none. */
export function contractLinks(
  ...asked: Parameters<typeof contractPages>
): { contractLinks: LegalPage[] } | Record<never, never> {
  const pages = contractPages(...asked);
  return pages.length > 0 ? { contractLinks: pages } : {};
}
