import type { Preferences } from '#runtime/contracts/preferences.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import type { PlainGroup } from './plain-field.ts';

type Groups = readonly PlainGroup<Preferences<'merchandising'>>[];

/** The options of the store that change product pages and lists of products. */
export const PRODUCT_PAGES: Groups = [
  {
    title: partsTexts.lowStockAndSold,
    fields: [
      { name: 'scarcityEnabledOnProductItems', kind: 'tick', label: partsTexts.tellVisitorsOfLow },
      {
        name: 'scarcityMessageType',
        kind: 'choice',
        label: partsTexts.inTheseWords,
        options: [
          ['DEFAULT_SCARCITY_MESSAGE', partsTexts.only3Available],
          ['SCARCITY_MESSAGE_1', partsTexts.only3Left],
          ['SCARCITY_MESSAGE_2', partsTexts.threeAvailable],
          ['SCARCITY_MESSAGE_3', partsTexts.limitedAvailability],
        ],
      },
      { name: 'scarcityThreshold', kind: 'number', label: partsTexts.lowMeansSoMany },
      {
        name: 'customSoldOutText',
        kind: 'text',
        label: partsTexts.wordsForSoldOut,
        hint: partsTexts.leaveItEmpty,
      },
      { name: 'soldOutVariantsDropdownDisabled', kind: 'tick', label: partsTexts.soldOutVariantsCannot },
    ],
  },
  {
    title: partsTexts.onProductPages,
    fields: [
      { name: 'relatedProductsEnabled', kind: 'tick', label: partsTexts.showRelatedProducts },
      { name: 'productReviewsEnabled', kind: 'tick', label: partsTexts.showReviews },
    ],
  },
  {
    title: partsTexts.askingForAMail,
    fields: [
      { name: 'restockNotificationsEnabled', kind: 'tick', label: partsTexts.visitorsCanAsk },
      {
        name: 'restockNotificationsSuccessText',
        kind: 'text',
        label: partsTexts.wordsAfterSigningUp,
        hint: partsTexts.leaveItEmpty,
      },
      {
        name: 'restockNotificationsMailingListSignUpEnabled',
        kind: 'tick',
        label: partsTexts.theyCanJoin,
      },
      {
        name: 'restockNotificationsMailingListOptInByDefault',
        kind: 'tick',
        label: partsTexts.boxForTheList,
      },
    ],
  },
];

/** All options of the store that concern its stock and its product pages. */
export const MERCHANDISING: Groups = [
  ...PRODUCT_PAGES,
  {
    title: partsTexts.mailsWhenSomething,
    fields: [
      {
        name: 'restockNotificationsDoubleOptIn',
        kind: 'tick',
        label: partsTexts.eachAddressIsAsked,
        hint: partsTexts.doubleOptInHint,
      },
      {
        name: 'restockNotificationsAutomatic',
        kind: 'tick',
        label: partsTexts.sendTheMails,
        hint: partsTexts.withoutItYouSend,
      },
      { name: 'restockNotificationsPerUnit', kind: 'number', label: partsTexts.mostMailsForEach },
    ],
  },
];
