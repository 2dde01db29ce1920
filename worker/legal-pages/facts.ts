import type { Business } from '#runtime/contracts/business-settings.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { LEGAL_PAGES } from '#runtime/contracts/legal-page.ts';
import type { Bindings } from '../env.ts';
import { isLiveProviderSetUp } from '../payments/service.ts';
import { replayOrigin } from '../replay/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { businessOf } from '../site/business.ts';
import { hasDuty, lawSettings } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Site } from '../site/site.ts';
import { contactAddress } from '../site/store-settings.ts';
import { tagOrigins } from '../tags/service.ts';

/** What the shop knows of itself, for its legal pages. */
export interface LegalFacts {
  site: Site;
  business: Business;
  /** The postal address in one line; '' where it is not complete. */
  address: string;
  email: string;
  /** Where goods are sent back to, in one line; that of the business where the owner names no other. */
  returnAddress: string;
  buyerPaysReturn: boolean;
  /** The payment provider's name; '' for none. */
  provider: string;
  countryCode: string;
  sellsGoods: boolean;
  sellsDownloads: boolean;
  sellsServices: boolean;
  sellsSubscriptions: boolean;
  hasWithdrawal: boolean;
  hasWithdrawalFunction: boolean;
  /** Whether the General Data Protection Regulation, or its copy, holds where the shop sells. */
  isGdpr: boolean;
  /** Whether pages load scripts of others. */
  hasServices: boolean;
  /** The kinds of legal pages that the shop names. */
  named: ReadonlySet<string>;
}

interface Row {
  goods: number;
  downloads: number;
  services: number;
  subscriptions: number;
}

export async function readLegalFacts(env: Bindings, site: Site, language: string, now: number): Promise<LegalFacts> {
  const sells = (parameter: string) =>
    `EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND product_type = ${parameter})`;
  const row = await env.DB.prepare(
    `SELECT ${sells('?2')} AS goods, ${sells('?3')} AS downloads, ${sells('?4')} AS services,
       EXISTS (SELECT 1 FROM items INDEXED BY subscription_products
         WHERE site_id = ?1 AND subscription_plan IS NOT NULL) AS subscriptions`,
  )
    .bind(site.siteId, PRODUCT_TYPE.physical, PRODUCT_TYPE.digital, PRODUCT_TYPE.service)
    .first<Row>();
  const business = businessOf(site);
  const law = lawSettings(site);
  const address = addressOf(business, language);
  const sellsOther = row?.downloads === 1 || row?.services === 1;
  return {
    site,
    business,
    address,
    email: contactAddress(site),
    returnAddress: law.returnAddress.replaceAll(/\s*\n\s*/g, ', ') || address,
    buyerPaysReturn: law.buyerPaysReturn,
    provider: isLiveProviderSetUp(env, site) ? 'Stripe' : '',
    countryCode: shopCountry(site),
    // A shop without products is taken to be one of goods.
    sellsGoods: row?.goods === 1 || !sellsOther,
    sellsDownloads: row?.downloads === 1,
    sellsServices: row?.services === 1,
    sellsSubscriptions: row?.subscriptions === 1,
    hasWithdrawal: hasDuty(site, 'withdrawalRight', now),
    hasWithdrawalFunction: hasDuty(site, 'withdrawalFunction', now),
    isGdpr: hasDuty(site, 'privacyNotice', now),
    hasServices: tagOrigins(site).length > 0 || replayOrigin(site) !== '',
    named: new Set(LEGAL_PAGES.filter((kind) => legalPageUrl(site, kind) !== '')),
  };
}

/** Returns the postal address in one line; '' unless it has a street, a city and a country. */
function addressOf(business: Business, language: string): string {
  const { line1, city, countryCode } = business;
  if (line1 === '' || city === '' || countryCode === '') return '';
  return addressLines({ ...business, firstName: '', lastName: '', phone: '' }, language).join(', ');
}
