import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { LawCheckName } from '#runtime/contracts/law.ts';
import { noSafety } from '#runtime/contracts/product-law.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import type { Duty } from '#runtime/domain/law/duties.ts';
import { missingSafety } from '#runtime/domain/law/product-safety.ts';
import { moneyRules } from '../site/money-rules.ts';
import { contactAddress } from '../site/store-settings.ts';
import { done, type Finding, languageName, missing, notAsked, page } from './finding.ts';
import type { Facts } from './read-facts.ts';

export interface Check {
  name: Exclude<LawCheckName, 'countries'>;
  title: string;
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

const NO_GOODS = 'The shop sells no goods.';

/** What is looked at, beside the countries themselves, in the order of the answer. */
export const CHECKS: readonly Check[] = [
  { name: 'imprint', title: 'Imprint', duty: 'imprint', screen: LEGAL, find: page('imprint', 'who runs it') },
  {
    name: 'privacyNotice',
    title: 'Privacy notice',
    duty: 'privacyNotice',
    screen: LEGAL,
    find: page('privacy', 'what it does with data'),
  },
  { name: 'terms', title: 'Terms of sale', duty: 'terms', screen: LEGAL, find: page('terms', 'its terms') },
  {
    name: 'contactEmail',
    title: 'Email address for buyers',
    duty: 'terms',
    screen: 'store-settings/general',
    find: ({ site }) =>
      contactAddress(site) === ''
        ? missing('The shop names no address by which buyers reach it.')
        : done('The address stands in mails and at the checkout.'),
  },
  {
    name: 'totalPrice',
    title: 'Prices with their taxes',
    duty: 'totalPrice',
    screen: 'tax',
    find: ({ site }, countries) => {
      const { taxes, pricesIncludeTax } = moneyRules(site);
      if (pricesIncludeTax) return done('Prices contain their taxes.');
      const isAdded = taxes.some(({ zone: { countryCode } }) => [...countries, ANY_COUNTRY].includes(countryCode));
      return isAdded
        ? missing('Taxes are added at the checkout, and consumers must see them in the price.')
        : done('No tax is added there.');
    },
  },
  {
    name: 'orderButton',
    title: 'Words of the order button',
    duty: 'orderButton',
    screen: '',
    find: () => done('The button says that an order must be paid, and nothing else.'),
  },
  {
    name: 'withdrawalPage',
    title: 'Instructions on withdrawal',
    duty: 'withdrawalRight',
    screen: LEGAL,
    find: page('withdrawal', 'the right of withdrawal'),
  },
  {
    name: 'returnAddress',
    title: 'Address for returns',
    duty: 'withdrawalRight',
    screen: LAW,
    find: ({ law, sellsGoods }) => {
      if (!sellsGoods) return notAsked(NO_GOODS);
      return law.returnAddress === ''
        ? missing('The shop does not say where buyers send goods back to.')
        : done('Buyers read it when they withdraw.');
    },
  },
  {
    name: 'withdrawalFunction',
    title: 'Withdrawal by a button',
    duty: 'withdrawalFunction',
    screen: '',
    find: () => done('Every page links the one for it, which needs no account.'),
  },
  {
    name: 'cancellationButton',
    title: 'Cancelling a subscription by a button',
    duty: 'cancellationButton',
    screen: '',
    find: ({ sellsSubscriptions }) =>
      sellsSubscriptions
        ? done('Every page links the one for it, which needs no account.')
        : notAsked('The shop sells no subscriptions.'),
  },
  {
    name: 'guaranteeNotice',
    title: 'Notice of the legal guarantee',
    duty: 'guaranteeNotice',
    screen: 'law/notices',
    find: ({ sellsGoods, languagesWithoutNotice }) => {
      if (!sellsGoods) return notAsked(NO_GOODS);
      return languagesWithoutNotice.length > 0
        ? missing(`The official file is missing in ${languagesWithoutNotice.map(languageName).join(', ')}.`)
        : done('The official file stands on products, at the checkout and in mails.');
    },
  },
  {
    name: 'lowestPrice',
    title: 'Lowest price of 30 days',
    duty: 'lowestPrice',
    screen: 'products',
    find: ({ dearerReductions: skus }) =>
      skus.length > 0
        ? missing(
            `{n|en|one=# variant is|other=# variants are} reduced from more than the lowest price of the 30 days before, from which the law reckons a reduction ({skus}).`,
            skus.length,
            { skus: namedSkus(skus) },
          )
        : done('The shop keeps every price, and shows the lowest one beside a reduction.'),
  },
  {
    name: 'anchorPrice',
    title: 'Anchor price',
    duty: 'anchorPrice',
    screen: '',
    find: ({ isAnchored }) =>
      !isAnchored
        ? notAsked('Croatia asks it of shops in Croatia alone.')
        : done('It stands beside the price wherever the shop knows the price of that day.'),
  },
  {
    name: 'unitPrice',
    title: 'Price per unit of measure',
    duty: 'unitPrice',
    screen: 'products',
    find: ({ law, sellsGoods, unmeasuredVariants }) => {
      if (!sellsGoods) return notAsked(NO_GOODS);
      if (!law.sellsByMeasure) return notAsked('The shop sells nothing by weight, volume, length or area.');
      return unmeasuredVariants > 0
        ? missing('{n|en|one=# variant has|other=# variants have} a weight and no measure.', unmeasuredVariants)
        : done('Every variant with a weight has its measure.');
    },
  },
  {
    name: 'deposit',
    title: 'Deposits apart from the price',
    duty: 'deposit',
    screen: '',
    find: ({ sellsGoods }) =>
      sellsGoods ? done('A deposit is shown and charged beside the price.') : notAsked(NO_GOODS),
  },
  {
    name: 'productSafety',
    title: 'Safety of products',
    duty: 'productSafety',
    screen: 'products?lacks=safety',
    find: ({ law, sellsGoods, goodsWithoutMaker, goodsWithoutResponsible }) => {
      if (!sellsGoods) return notAsked(NO_GOODS);
      if (goodsWithoutMaker > 0) {
        return missing('{n|en|one=# product names|other=# products name} nobody who made them.', goodsWithoutMaker);
      }
      const lacks = missingSafety({ kind: PRODUCT_TYPE.physical, safety: noSafety }, law);
      if (law.manufacturer && lacks.includes('responsiblePerson')) {
        const reason = 'The manufacturer is outside of the EU, and the shop names nobody who is responsible in it.';
        return { ...missing(reason), screen: LAW };
      }
      return goodsWithoutResponsible > 0
        ? missing(
            '{n|en|one=# product is|other=# products are} made outside of the EU, and nobody there is responsible.',
            goodsWithoutResponsible,
          )
        : done('Every product names who made it.');
    },
  },
  {
    name: 'registrations',
    title: 'Numbers of registers',
    duty: 'registrations',
    screen: LAW,
    find: ({ law, sellsGoods }, countries) => {
      if (!sellsGoods) return notAsked(NO_GOODS);
      const has = (country: string) => law.registrations.some(({ countryCode }) => ['', country].includes(countryCode));
      if (countries.includes(REGISTERS_OF_ALL) && !has(REGISTERS_OF_ALL)) {
        return missing('France asks for the unique identifier of packaging, which the shop does not name.');
      }
      return countries.some(has)
        ? done('The numbers stand on the offer.')
        : notAsked('Only makers and importers of electrical devices name a number in Germany.');
    },
  },
  {
    name: 'downloadWaiver',
    title: 'Consent before a download begins',
    duty: 'downloadWaiver',
    screen: '',
    find: ({ sellsDownloads }) =>
      sellsDownloads
        ? done('The checkout asks for it, and the mail repeats it.')
        : notAsked('The shop sells no downloads.'),
  },
  {
    name: 'accessibility',
    title: 'Accessibility statement',
    duty: 'accessibility',
    screen: LEGAL_ADDRESSES,
    find: (facts) => {
      if (facts.law.isMicroEnterprise) return notAsked('Micro-enterprises that give services are left out.');
      const { openStatementId } = facts;
      if (openStatementId !== null) {
        return { ...missing('The statement has places that wait for you.'), screen: `pages/${openStatementId}` };
      }
      return page('accessibility', 'an accessibility statement')(facts);
    },
  },
];
