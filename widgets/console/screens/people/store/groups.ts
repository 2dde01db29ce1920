import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { PlainGroup } from '../../../parts/plain-field.ts';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';

type Groups<Namespace extends PreferencesNamespace> = readonly PlainGroup<Preferences<Namespace>>[];

const currencies = new Intl.DisplayNames(languageTexts.tag, { type: 'currency' });

export const GENERAL: Groups<'general'> = [
  {
    title: peopleTexts.money,
    fields: [
      {
        name: 'selectedCurrency',
        kind: 'choice',
        label: peopleTexts.currencyOfAllPrices,
        hint: peopleTexts.pricesKeepTheirNumbers,
        options: CURRENCIES.map((code) => [code, `${currencies.of(code)} (${code})`]),
      },
      {
        name: 'stripeCountry',
        kind: 'choice',
        label: peopleTexts.countryOfTheAccount,
        hint: peopleTexts.instalmentsDependOnIt,
        options: [['', commonTexts.none], ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const)],
      },
      {
        name: 'minimumSubtotalCents',
        kind: 'money',
        label: peopleTexts.smallestOrder,
        hint: peopleTexts.ordersBelowThisValue,
      },
    ],
  },
  {
    title: peopleTexts.checkout,
    fields: [
      { name: 'expressCheckout', kind: 'tick', label: peopleTexts.addToCartLeads },
      { name: 'useLightCart', kind: 'tick', label: peopleTexts.lightCartBeside },
      {
        name: 'multipleQuantityAllowedForServices',
        kind: 'tick',
        label: peopleTexts.servicesCanBeBought,
      },
      {
        name: 'continueShoppingLinkUrl',
        kind: 'text',
        label: peopleTexts.whereContinueShoppingLeads,
        hint: peopleTexts.pathOfTheShop,
      },
    ],
  },
  {
    title: peopleTexts.mail,
    fields: [
      {
        name: 'orderNotificationEmail',
        kind: 'email',
        label: peopleTexts.whereNoticesOfNew,
        hint: peopleTexts.leaveItEmpty,
      },
      {
        name: 'contactEmail',
        kind: 'email',
        label: peopleTexts.whereBuyersReachYou,
        hint: peopleTexts.itStands,
      },
    ],
  },
];

export const INSTALLMENTS: Groups<'installments'> = [
  {
    title: peopleTexts.instalments,
    about: peopleTexts.buyersPayByAfterpay,
    fields: [
      { name: 'enabled', kind: 'tick', label: peopleTexts.offerInstalments },
      { name: 'min', kind: 'money', label: peopleTexts.pricesAbove },
      { name: 'max', kind: 'money', label: peopleTexts.upToAndWith },
    ],
  },
];

export const DOWNLOADS: Groups<'downloads'> = [
  {
    title: peopleTexts.downloads,
    about: peopleTexts.whatBuyersOfFiles,
    fields: [
      { name: 'days', kind: 'number', label: peopleTexts.daysThatALink },
      { name: 'times', kind: 'number', label: peopleTexts.downloadsOfEachFile },
    ],
  },
];

export const REMINDERS: Groups<'reminders'> = [
  {
    title: peopleTexts.reminders,
    fields: [
      {
        name: 'paymentReminders',
        kind: 'tick',
        label: peopleTexts.remindBuyersWhoStopped,
        hint: peopleTexts.eachGetsOneMail,
      },
      {
        name: 'reviewRequestDays',
        kind: 'number',
        label: peopleTexts.daysFromDelivery,
        hint: peopleTexts.zeroForNoMail,
      },
    ],
  },
];

const page = peopleTexts.pathOfTheShopTerms;
export const LEGAL: Groups<'legal'> = [
  {
    title: peopleTexts.legalTexts,
    about: fill(peopleTexts.shopLinksThesePages, { page }),
    fields: [
      { name: 'imprint', kind: 'text', label: peopleTexts.imprint },
      { name: 'terms', kind: 'text', label: peopleTexts.termsAndConditions },
      { name: 'withdrawal', kind: 'text', label: peopleTexts.rightOfWithdrawal },
      { name: 'privacy', kind: 'text', label: peopleTexts.privacy },
      { name: 'delivery', kind: 'text', label: peopleTexts.delivery },
      { name: 'returns', kind: 'text', label: peopleTexts.returns },
      { name: 'accessibility', kind: 'text', label: peopleTexts.accessibility },
    ],
  },
];

export const PRIVACY: Groups<'privacy'> = [
  {
    title: peopleTexts.privacyOfVisitors,
    fields: [
      { name: 'isCookieBannerEnabled', kind: 'tick', label: peopleTexts.askVisitorsWhatMay },
      { name: 'isRestrictiveCookiePolicyEnabled', kind: 'tick', label: peopleTexts.recordNothingBeforeThey },
      { name: 'isRestrictiveCookiePolicyAbsolute', kind: 'tick', label: peopleTexts.recordNothingAtAll },
      { name: 'isAnalyticsDisabled', kind: 'tick', label: peopleTexts.switchTheNumbersAbout },
    ],
  },
];

export const VITALS: Groups<'vitals'> = [
  {
    title: peopleTexts.speedOfPages,
    fields: [
      {
        name: 'samplePercent',
        kind: 'number',
        digits: 2,
        label: peopleTexts.pageViewsThatAreMeasured,
        hint: peopleTexts.hundredMeasuresAll,
      },
    ],
  },
];

export const REPLAY: Groups<'replay'> = [
  {
    title: peopleTexts.sessionReplay,
    about: peopleTexts.serviceOfYourChoice,
    fields: [
      { name: 'isEnabled', kind: 'tick', label: peopleTexts.recordSessions },
      { name: 'scriptUrl', kind: 'text', label: peopleTexts.addressOfTheServices, hint: peopleTexts.itBeginsWithHttps },
      { name: 'organisationId', kind: 'text', label: peopleTexts.yourId },
      { name: 'samplePercent', kind: 'number', digits: 2, label: peopleTexts.visitorsThatAreRecorded },
    ],
  },
];
