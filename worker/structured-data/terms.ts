import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { type DeliveryOffer, deliveryOffers, type ReturnPolicy, returnPolicy } from '../offers/service.ts';
import { addressAt } from '../site/link-base.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { Site } from '../site/site.ts';
import { filled, type Node, SCHEMA } from './node.ts';
import type { Terms } from './product.ts';

interface TermsOf {
  item: Parameters<typeof returnPolicy>[1];
  /** Address of the product's page. */
  url: string;
  /** Start of the shop's pages in the page's language. */
  base: string;
  now: number;
}

/** Returns the terms on which the shop sells a product, as nodes of its page. */
export function termsOf(site: Site, { item, url, base, now }: TermsOf): Terms {
  const { taxes, pricesIncludeTax } = moneyRules(site);
  const returns = returnPolicy(site, item, now);
  const isDelivered = item.productType === PRODUCT_TYPE.physical;
  return {
    isTaxIncluded: taxes.length > 0 ? pricesIncludeTax : undefined,
    deliveries: isDelivered
      ? deliveryOffers(site).map((offer, index) => delivery(offer, `${url}#delivery-${index + 1}`))
      : [],
    returns: returns && returnNode(returns, `${url}#returns`, base),
  };
}

function delivery({ name, cents, currency, destinations }: DeliveryOffer, id: string): Node {
  const byCountry = Map.groupBy(destinations, ({ countryCode }) => countryCode);
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    name,
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalText(cents, currency), currency },
    shippingDestination: [...byCountry].map(([addressCountry, places]) => {
      const regions = places.map(({ region }) => region).filter(Boolean);
      return { '@type': 'DefinedRegion', addressCountry, addressRegion: regions.length > 0 ? regions : undefined };
    }),
  };
}

function returnNode(
  { countries, days, buyerPaysReturn, returnCountry, url }: ReturnPolicy,
  id: string,
  base: string,
): Node {
  const about = {
    '@type': 'MerchantReturnPolicy',
    '@id': id,
    applicableCountry: countries,
    merchantReturnLink: filled(url && addressAt(base, url)),
  };
  if (days === 0) return { ...about, returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted` };
  return {
    ...about,
    returnPolicyCountry: filled(returnCountry),
    returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: days,
    returnMethod: `${SCHEMA}ReturnByMail`,
    returnFees: `${SCHEMA}${buyerPaysReturn ? 'ReturnFeesCustomerResponsibility' : 'FreeReturn'}`,
  };
}
