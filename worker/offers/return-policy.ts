import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { countriesWith } from '#runtime/domain/law/duties.ts';
import { ownExceptionOf } from '#runtime/domain/law/exceptions.ts';
import { WITHDRAWAL_DAYS } from '#runtime/domain/law/period.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { isOwedTo, lawSettings, sellsTo } from '../site/law.ts';
import { shownLegalPageUrl } from '../site/legal-pages.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Site } from '../site/site.ts';

/** How a product is given back in the countries whose law gives buyers that right. */
export interface ReturnPolicy {
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** From the delivery on; 0 for a product that cannot be given back. */
  days: number;
  buyerPaysReturn: boolean;
  /** Where goods go back to, ISO 3166-1 alpha-2; '' where nobody knows. */
  returnCountry: string;
  /** The page about it: a path of the shop or a whole address; '' for none. */
  url: string;
}

interface ReturnedItem {
  productType: number | null;
  withdrawalException: WithdrawalException;
  subscriptionPlan: SubscriptionPlan | null;
}

/**
 * Returns how goods are given back by the right of withdrawal; undefined for what is not delivered, and where no country
 * that the shop sells to has such a right, because a shop's own promises stand in its pages alone.
 */
export function returnPolicy(site: Site, item: ReturnedItem, now: number): ReturnPolicy | undefined {
  if (item.productType !== PRODUCT_TYPE.physical) return undefined;
  const all = countriesWith('withdrawalRight', dayIn(now, site.timeZone));
  const countries = [...all].filter(
    (country) => sellsTo(site, country) && isOwedTo(site, 'withdrawalRight', country, now),
  );
  if (countries.length === 0) return undefined;
  const isExcepted = ownExceptionOf({ ...item, plan: item.subscriptionPlan }) !== null;
  return {
    countries: countries.sort(),
    days: isExcepted ? 0 : WITHDRAWAL_DAYS,
    buyerPaysReturn: lawSettings(site).buyerPaysReturn,
    returnCountry: shopCountry(site),
    url: shownLegalPageUrl(site, 'withdrawal') || shownLegalPageUrl(site, 'returns'),
  };
}
