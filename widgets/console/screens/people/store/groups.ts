import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';
import type { PlainGroup } from './plain-field.ts';

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

export const MERCHANDISING: Groups<'merchandising'> = [
  {
    title: 'Low stock and sold out',
    fields: [
      { name: 'scarcityEnabledOnProductItems', kind: 'tick', label: 'Tell visitors of low stock' },
      {
        ...{ name: 'scarcityMessageType', kind: 'choice', label: 'In these words' },
        options: [
          ['DEFAULT_SCARCITY_MESSAGE', 'Only 3 available'],
          ['SCARCITY_MESSAGE_1', 'Only 3 left in stock'],
          ['SCARCITY_MESSAGE_2', '3 available'],
          ['SCARCITY_MESSAGE_3', 'Limited Availability'],
        ],
      },
      { name: 'scarcityThreshold', kind: 'number', label: 'Low means so many or fewer' },
      {
        name: 'customSoldOutText',
        kind: 'text',
        label: 'Words for sold out',
        hint: 'Leave it empty for the usual words.',
      },
      { name: 'soldOutVariantsDropdownDisabled', kind: 'tick', label: 'Sold-out variants cannot be chosen' },
    ],
  },
  {
    title: 'On product pages',
    fields: [
      { name: 'relatedProductsEnabled', kind: 'tick', label: 'Show related products' },
      { name: 'productReviewsEnabled', kind: 'tick', label: 'Show reviews' },
    ],
  },
  {
    title: 'Mails when something is back in stock',
    fields: [
      { name: 'restockNotificationsEnabled', kind: 'tick', label: 'Visitors can ask for a mail' },
      {
        name: 'restockNotificationsDoubleOptIn',
        kind: 'tick',
        label: 'Each address is asked for a confirmation first',
      },
      {
        ...{ name: 'restockNotificationsAutomatic', kind: 'tick', label: 'Send the mails by itself' },
        hint: 'Without it you send them.',
      },
      { name: 'restockNotificationsPerUnit', kind: 'number', label: 'Most mails for each piece that came back' },
      {
        ...{ name: 'restockNotificationsSuccessText', kind: 'text', label: 'Words after signing up' },
        hint: 'Leave it empty for the usual words.',
      },
      {
        ...{ name: 'restockNotificationsMailingListSignUpEnabled', kind: 'tick' },
        label: 'They can join a mailing list at the same time',
      },
      {
        ...{ name: 'restockNotificationsMailingListOptInByDefault', kind: 'tick' },
        label: 'The box for the list is ticked from the start',
      },
    ],
  },
];
