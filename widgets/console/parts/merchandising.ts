import type { Preferences } from '#runtime/contracts/preferences.ts';
import type { PlainGroup } from './plain-field.ts';

type Groups = readonly PlainGroup<Preferences<'merchandising'>>[];

/** The options of the store that change product pages and lists of products. */
export const PRODUCT_PAGES: Groups = [
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
    title: 'Asking for a mail when something is back in stock',
    fields: [
      { name: 'restockNotificationsEnabled', kind: 'tick', label: 'Visitors can ask for a mail' },
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

/** All options of the store that concern its stock and its product pages. */
export const MERCHANDISING: Groups = [
  ...PRODUCT_PAGES,
  {
    title: 'Mails when something is back in stock',
    fields: [
      {
        name: 'restockNotificationsDoubleOptIn',
        kind: 'tick',
        label: 'Each address is asked for a confirmation first',
        hint: 'Without it, anybody can have mails sent to the address of somebody else.',
      },
      {
        ...{ name: 'restockNotificationsAutomatic', kind: 'tick', label: 'Send the mails by itself' },
        hint: 'Without it you send them.',
      },
      { name: 'restockNotificationsPerUnit', kind: 'number', label: 'Most mails for each piece that came back' },
    ],
  },
];
