import { html } from 'hono/html';
import type { Order } from '#runtime/contracts/order.ts';
import { withdrawalPeriod } from '#runtime/domain/law/period.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { LetterBlock } from '../mail/service.ts';
import type { Markup } from '../plain-pages/service.ts';
import type { Site } from '../site/site.ts';
import { owesWithdrawLink, withdrawPath, withdrawWords } from '../site/withdraw-links.ts';

/** Returns the period in which the buyer of an order may withdraw from it, by our count. For a later cycle, see `contractPeriod`. */
export function periodOf(order: Order, now: number) {
  return withdrawalPeriod(order, { country: countryOf(order) ?? '', now });
}

/**
 * Leads to the page for withdrawals from an order, for buyers to whom the law owes that. It is a button while the period
 * runs by our count, and a quiet link afterwards: our count shuts nobody out.
 */
export function withdrawPart(
  { site, now }: { site: Site; now: number },
  order: Order,
  token: string,
  texts: Catalogue,
): Markup | '' {
  if (!owesWithdrawLink(site, countryOf(order), now)) return '';
  const { open } = withdrawWords(site, texts);
  const { isLate } = periodOf(order, now);
  if (isLate) return html`<p class="order-withdraw"><a href="${withdrawPath(token)}">${open}</a></p>`;
  return html`<section class="order-withdraw"><p><a class="button button--quiet" href="${withdrawPath(token)}">${open}</a></p></section>`;
}

/** Returns the link of a mail to the page for withdrawals; nothing where the law does not ask for it. */
export function withdrawBlocks(
  { site, now }: { site: Site; now: number },
  { country, token, baseUrl }: { country: string | undefined; token: string | undefined; baseUrl: string },
  texts: Catalogue,
): LetterBlock[] {
  if (!owesWithdrawLink(site, country, now)) return [];
  return [{ kind: 'link', text: withdrawWords(site, texts).open, url: baseUrl + withdrawPath(token) }];
}

function countryOf({ address }: Order): string | undefined {
  return address?.countryCode;
}
