import { html } from 'hono/html';
import type { Order } from '#runtime/contracts/order.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { LetterBlock } from '../mail/service.ts';
import type { Markup } from '../plain-pages/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { owesWithdrawLink, withdrawPath, withdrawWords } from '../site/withdraw-links.ts';
import { buyersCountry, contractPeriod } from './withdrawal-period.ts';

/**
 * Leads to the page for withdrawals from an order, for buyers to whom the law owes that. It is a button while the period
 * runs by our count, and a quiet link afterwards: our count shuts nobody out.
 */
export async function withdrawPart(
  call: ShopCall,
  order: Order,
  token: string,
  texts: Catalogue,
): Promise<Markup | ''> {
  const { site, now } = call;
  if (!owesWithdrawLink(site, buyersCountry(order), now)) return '';
  const { isLate } = await contractPeriod(call, order);
  const look = isLate ? '' : html` class="button button--quiet"`;
  return html`<p class="order-withdraw"><a${look} href="${withdrawPath(token)}">${withdrawWords(site, texts).open}</a></p>`;
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
