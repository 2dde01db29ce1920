import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { LawCheckName } from '#runtime/contracts/law.ts';
import { noSafety } from '#runtime/contracts/product-law.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import type { Duty } from '#runtime/domain/law/duties.ts';
import { missingSafety } from '#runtime/domain/law/product-safety.ts';
import { moneyRules } from '../site/money-rules.ts';
import { contactAddress } from '../site/store-settings.ts';
import { done, type Finding, missing, notAsked, page } from './finding.ts';
import type { Facts } from './read-facts.ts';

export interface Check {
  name: Exclude<LawCheckName, 'countries'>;
  duty: Duty;
  /** The console's screen where it is mended. */
  screen: string;
  /** Looks at a shop that sells to `countries`, where the duty is in force. */
  find: (facts: Facts, countries: readonly string[]) => Finding;
}

const LEGAL = 'legal-pages';
const LEGAL_ADDRESSES = 'store-settings/legal';
const LAW = 'store-settings/law';
/** Where the numbers of registers must stand on the offer of every shop, rather than of those that make or import devices. */
const REGISTERS_OF_ALL = 'FR';

/** As many SKUs are named in a sentence. */
const SKUS_NAMED = 3;
const namedSkus = (skus: readonly string[]) =>
  skus.slice(0, SKUS_NAMED).join(', ') + (skus.length > SKUS_NAMED ? ' …' : '');

/** What is looked at, beside the countries themselves, in the order of the answer. */
export const CHECKS: readonly Check[] = [
  { name: 'imprint', duty: 'imprint', screen: LEGAL, find: page('imprint', 'imprintUnnamed') },
  {
    name: 'privacyNotice',
    duty: 'privacyNotice',
    screen: LEGAL,
    find: page('privacy', 'privacyUnnamed'),
  },
  { name: 'terms', duty: 'terms', screen: LEGAL, find: page('terms', 'termsUnnamed') },
  {
    name: 'contactEmail',
    duty: 'terms',
    screen: 'store-settings/general',
    find: ({ site }) => (contactAddress(site) === '' ? missing('noContact') : done('hasContact')),
  },
  {
    name: 'totalPrice',
    duty: 'totalPrice',
    screen: 'tax',
    find: ({ site }, countries) => {
      const { taxes, pricesIncludeTax } = moneyRules(site);
      if (pricesIncludeTax) return done('taxesIncluded');
      const isAdded = taxes.some(({ zone: { countryCode } }) => [...countries, ANY_COUNTRY].includes(countryCode));
      return isAdded ? missing('taxesAdded') : done('noTax');
    },
  },
  {
    name: 'orderButton',
    duty: 'orderButton',
    screen: '',
    find: () => done('orderButton'),
  },
  {
    name: 'withdrawalPage',
    duty: 'withdrawalRight',
    screen: LEGAL,
    find: page('withdrawal', 'withdrawalUnnamed'),
  },
  {
    name: 'returnAddress',
    duty: 'withdrawalRight',
    screen: LAW,
    find: ({ law, sellsGoods }) => {
      if (!sellsGoods) return notAsked('noGoods');
      return law.returnAddress === '' ? missing('noReturnAddress') : done('hasReturnAddress');
    },
  },
  {
    name: 'withdrawalFunction',
    duty: 'withdrawalFunction',
    screen: '',
    find: () => done('linkedButton'),
  },
  {
    name: 'cancellationButton',
    duty: 'cancellationButton',
    screen: '',
    find: ({ sellsSubscriptions }) => (sellsSubscriptions ? done('linkedButton') : notAsked('noSubscriptions')),
  },
  {
    name: 'guaranteeNotice',
    duty: 'guaranteeNotice',
    screen: 'law/notices',
    find: ({ sellsGoods, languagesWithoutNotice }) => {
      if (!sellsGoods) return notAsked('noGoods');
      return languagesWithoutNotice.length > 0
        ? missing('noticeMissing', { languages: languagesWithoutNotice })
        : done('noticeShown');
    },
  },
  {
    name: 'lowestPrice',
    duty: 'lowestPrice',
    screen: 'products',
    find: ({ dearerReductions: skus }) =>
      skus.length > 0
        ? missing('dearerReductions', { count: skus.length, values: { skus: namedSkus(skus) } })
        : done('lowestShown'),
  },
  {
    name: 'anchorPrice',
    duty: 'anchorPrice',
    screen: '',
    find: ({ isAnchored }) => (!isAnchored ? notAsked('notCroatian') : done('anchorShown')),
  },
  {
    name: 'unitPrice',
    duty: 'unitPrice',
    screen: 'products',
    find: ({ law, sellsGoods, unmeasuredVariants }) => {
      if (!sellsGoods) return notAsked('noGoods');
      if (!law.sellsByMeasure) return notAsked('notByMeasure');
      return unmeasuredVariants > 0 ? missing('unmeasured', { count: unmeasuredVariants }) : done('measured');
    },
  },
  {
    name: 'deposit',
    duty: 'deposit',
    screen: '',
    find: ({ sellsGoods }) => (sellsGoods ? done('depositShown') : notAsked('noGoods')),
  },
  {
    name: 'productSafety',
    duty: 'productSafety',
    screen: 'products?lacks=safety',
    find: ({ law, sellsGoods, goodsWithoutMaker, goodsWithoutResponsible }) => {
      if (!sellsGoods) return notAsked('noGoods');
      if (goodsWithoutMaker > 0) {
        return missing('noMaker', { count: goodsWithoutMaker });
      }
      const lacks = missingSafety({ kind: PRODUCT_TYPE.physical, safety: noSafety }, law);
      if (law.manufacturer && lacks.includes('responsiblePerson')) {
        return missing('makerOutside', { screen: LAW });
      }
      return goodsWithoutResponsible > 0
        ? missing('noResponsible', { count: goodsWithoutResponsible })
        : done('makersNamed');
    },
  },
  {
    name: 'registrations',
    duty: 'registrations',
    screen: LAW,
    find: ({ law, sellsGoods }, countries) => {
      if (!sellsGoods) return notAsked('noGoods');
      const has = (country: string) => law.registrations.some(({ countryCode }) => ['', country].includes(countryCode));
      if (countries.includes(REGISTERS_OF_ALL) && !has(REGISTERS_OF_ALL)) {
        return missing('noPackagingNumber');
      }
      return countries.some(has) ? done('numbersShown') : notAsked('onlyDevices');
    },
  },
  {
    name: 'downloadWaiver',
    duty: 'downloadWaiver',
    screen: '',
    find: ({ sellsDownloads }) => (sellsDownloads ? done('waiverAsked') : notAsked('noDownloads')),
  },
  {
    name: 'accessibility',
    duty: 'accessibility',
    screen: LEGAL_ADDRESSES,
    find: (facts) => {
      if (facts.law.isMicroEnterprise) return notAsked('microEnterprise');
      const { openStatementId } = facts;
      if (openStatementId !== null) {
        return missing('statementOpen', { screen: `pages/${openStatementId}` });
      }
      return page('accessibility', 'accessibilityUnnamed')(facts);
    },
  },
];
