import { ApiFailure } from '#runtime/api/failure.ts';
import { getShopInstallments } from '#runtime/api/shop-installments.ts';
import { boot } from '#runtime/boot.ts';
import { type PageTerms, readCartTerms, termsOf } from '#runtime/page/installments.ts';
import { report } from '#runtime/report.ts';
import { isOwnOrigin } from '#runtime/transport.ts';
import type { InstallmentAttributes } from './offer.ts';

/**
 * What the shop says itself: null where its checkout offers no instalments, undefined where the page's word counts. The
 * shop is asked unless it has written the page, the tag states its terms, or there is no shop to ask.
 */
export async function askShop(asked: InstallmentAttributes): Promise<PageTerms | null | undefined> {
  if (isStated(asked)) return undefined;
  try {
    const terms = await getShopInstallments();
    return terms && termsOf(terms);
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'sq-installments');
    return undefined;
  }
}

/** Whether the page says for certain what is offered, so that no call is needed. */
export function isStated({ for: source, country, min, max }: InstallmentAttributes): boolean {
  if (source === 'amount') return (country !== undefined && min !== undefined && max !== undefined) || !hasShop();
  if (!isOwnOrigin()) return !hasShop();
  return source === 'product' || readCartTerms() !== undefined;
}

function hasShop(): boolean {
  return isOwnOrigin() || boot().site !== null;
}
