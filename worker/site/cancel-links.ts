import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasDuty } from './law.ts';
import { localPath } from './local-path.ts';
import { CANCEL_CONTRACT_PATH } from './page-paths.ts';
import type { Site } from './site.ts';
import { footerWithdrawLink } from './withdraw-links.ts';

/** Returns the links for footers to the pages on which buyers end contracts, as far as the law asks the shop for them. */
export function declarationPages(
  site: Site,
  texts: Pick<Catalogue, 'withdrawals' | 'cancellations'>,
  now: number,
): LegalPage[] {
  return [...footerWithdrawLink(site, texts, now), ...footerCancelLink(site, texts, now)];
}

/**
 * Returns the link for footers to the page on which buyers cancel a contract, in the words of the law: for a shop that sells
 * subscriptions where such a page is owed.
 */
export function footerCancelLink(site: Site, texts: Pick<Catalogue, 'cancellations'>, now: number): LegalPage[] {
  return site.sellsSubscriptions ? cancelLink(site, texts, now) : [];
}

/** Returns the same link for people who have a subscription, whatever the shop sells by now. */
export function cancelLink(site: Site, { cancellations }: Pick<Catalogue, 'cancellations'>, now: number): LegalPage[] {
  if (!hasDuty(site, 'cancellationButton', now)) return [];
  return [{ title: cancellations.open, url: localPath(site, CANCEL_CONTRACT_PATH) }];
}
