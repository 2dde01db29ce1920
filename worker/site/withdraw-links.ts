import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import { withdrawalWords } from '#runtime/domain/law/withdrawal-words.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasDuty, isOwedTo } from './law.ts';
import { localPath } from './local-path.ts';
import { WITHDRAW_PATH } from './page-paths.ts';
import type { Site } from './site.ts';

/** Returns the path of the page for withdrawals; with an order's token, that for this order. */
export function withdrawPath(orderToken?: string): string {
  return orderToken === undefined ? WITHDRAW_PATH : `${WITHDRAW_PATH}?${new URLSearchParams({ orderToken })}`;
}

/** Returns the words that the law prescribes for the links to that page, and for its last button. */
export function withdrawWords({ language }: Site, { withdrawals }: Pick<Catalogue, 'withdrawals'>) {
  return withdrawalWords(language, withdrawals);
}

/** Returns the link to that page for footers; none in a shop that owes nobody the function. */
export function footerWithdrawLink(site: Site, texts: Pick<Catalogue, 'withdrawals'>, now: number): LegalPage[] {
  if (!hasDuty(site, 'withdrawalFunction', now)) return [];
  return [{ title: withdrawWords(site, texts).open, url: localPath(site, WITHDRAW_PATH) }];
}

/** Whether the buyer of an order is owed the link. Where nobody knows the buyer's country, the shop's countries decide. */
export function owesWithdrawLink(site: Site, country: string | undefined, now: number): boolean {
  return country ? isOwedTo(site, 'withdrawalFunction', country, now) : hasDuty(site, 'withdrawalFunction', now);
}
