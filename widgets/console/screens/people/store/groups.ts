import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import type { PlainGroup } from '../../../parts/plain-field.ts';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';

type Groups<Namespace extends PreferencesNamespace> = readonly PlainGroup<Preferences<Namespace>>[];

const currencies = new Intl.DisplayNames('en', { type: 'currency' });

export const GENERAL: Groups<'general'> = [
  {
    title: 'Money',
    fields: [
      {
        ...{ name: 'selectedCurrency', kind: 'choice', label: 'Currency of all prices' },
        hint: 'Prices keep their numbers when it changes. It cannot change while subscriptions or gift cards are paid in it.',
        options: CURRENCIES.map((code) => [code, `${currencies.of(code)} (${code})`]),
      },
      {
        ...{ name: 'stripeCountry', kind: 'choice', label: 'Country of the account at Stripe' },
        hint: 'Instalments depend on it.',
        options: [['', 'None'], ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const)],
      },
      {
        ...{ name: 'minimumSubtotalCents', kind: 'money', label: 'Smallest order' },
        hint: 'Orders below this value are not taken; 0 for none.',
      },
    ],
  },
  {
    title: 'Checkout',
    fields: [
      {
        name: 'isLive',
        kind: 'tick',
        label: 'The shop is open for orders',
        hint: 'Templates may hide the buttons before.',
      },
      { name: 'testMode', kind: 'tick', label: 'Test mode', hint: 'Payments by made-up cards, which charge nobody.' },
      { name: 'expressCheckout', kind: 'tick', label: '“Add to cart” leads straight to the checkout' },
      { name: 'useLightCart', kind: 'tick', label: 'A light cart beside the page' },
      {
        name: 'multipleQuantityAllowedForServices',
        kind: 'tick',
        label: 'Services can be bought more than once in an order',
      },
      {
        ...{ name: 'continueShoppingLinkUrl', kind: 'text', label: 'Where “Continue shopping” leads' },
        hint: 'A path of the shop, “/shop”, or an address that begins with https.',
      },
    ],
  },
  {
    title: 'Mail',
    fields: [
      {
        ...{ name: 'orderNotificationEmail', kind: 'email', label: 'Where notices of new orders go' },
        hint: 'Leave it empty for no notices.',
      },
      {
        ...{ name: 'contactEmail', kind: 'email', label: 'Where buyers reach you' },
        hint: 'It stands in the mails to them.',
      },
    ],
  },
];

export const INSTALLMENTS: Groups<'installments'> = [
  {
    title: 'Instalments',
    about: 'Buyers pay by Afterpay or Clearpay in parts, and you get all of it at once.',
    fields: [
      { name: 'enabled', kind: 'tick', label: 'Offer instalments' },
      { name: 'min', kind: 'money', label: 'Prices above' },
      { name: 'max', kind: 'money', label: 'Up to and with' },
    ],
  },
];

export const DOWNLOADS: Groups<'downloads'> = [
  {
    title: 'Downloads',
    about: 'What buyers of files may do. You can renew the link of an order at any time.',
    fields: [
      { name: 'days', kind: 'number', label: 'Days that a link works' },
      { name: 'times', kind: 'number', label: 'Downloads of each file' },
    ],
  },
];

export const REMINDERS: Groups<'reminders'> = [
  {
    title: 'Reminders',
    fields: [
      {
        ...{ name: 'paymentReminders', kind: 'tick', label: 'Remind buyers who stopped before paying' },
        hint: 'Each gets one mail.',
      },
      {
        ...{
          name: 'reviewRequestDays',
          kind: 'number',
          label: 'Days from delivery to the mail that asks for a review',
        },
        hint: '0 for no such mail.',
      },
    ],
  },
];

const page = 'A path of the shop, “/terms”, or an address that begins with https. Leave it empty where there is none.';
export const LEGAL: Groups<'legal'> = [
  {
    title: 'Legal texts',
    about: `The shop links these pages below its own, at the checkout and in mails. ${page}`,
    fields: [
      { name: 'imprint', kind: 'text', label: 'Imprint' },
      { name: 'terms', kind: 'text', label: 'Terms and conditions' },
      { name: 'withdrawal', kind: 'text', label: 'Right of withdrawal' },
      { name: 'privacy', kind: 'text', label: 'Privacy' },
      { name: 'delivery', kind: 'text', label: 'Delivery' },
      { name: 'returns', kind: 'text', label: 'Returns' },
    ],
  },
];

export const PRIVACY: Groups<'privacy'> = [
  {
    title: 'Privacy of visitors',
    fields: [
      { name: 'isCookieBannerEnabled', kind: 'tick', label: 'Ask visitors what may be recorded' },
      { name: 'isRestrictiveCookiePolicyEnabled', kind: 'tick', label: 'Record nothing before they agree' },
      { name: 'isRestrictiveCookiePolicyAbsolute', kind: 'tick', label: 'Record nothing at all, whatever they allow' },
      { name: 'isAnalyticsDisabled', kind: 'tick', label: 'Switch the numbers about visitors off' },
    ],
  },
];

export const VITALS: Groups<'vitals'> = [
  {
    title: 'Speed of pages',
    fields: [
      {
        ...{ name: 'samplePercent', kind: 'number', digits: 2, label: 'Page views that are measured, in percent' },
        hint: '100 measures all of them, 0 none.',
      },
    ],
  },
];

export const REPLAY: Groups<'replay'> = [
  {
    title: 'Session replay',
    about: 'A service of your choice records what visitors who agree to it do on your pages.',
    fields: [
      { name: 'isEnabled', kind: 'tick', label: 'Record sessions' },
      { name: 'scriptUrl', kind: 'text', label: 'Address of the service’s script', hint: 'It begins with https.' },
      { name: 'organisationId', kind: 'text', label: 'Your id at the service' },
      { name: 'samplePercent', kind: 'number', digits: 2, label: 'Visitors that are recorded, in percent' },
    ],
  },
];
