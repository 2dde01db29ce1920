import type { PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { noticeTexts } from '#runtime/i18n/en/console/notices.ts';
import { businessTexts, peopleTexts } from '#runtime/i18n/en/console/people.ts';

/** The settings of the store that have a screen below "Store settings", in their order. */
export const STORE_NAMESPACES = {
  general: { title: peopleTexts.currencyAndCheckout, about: peopleTexts.currencySmallestOrderTest },
  business: { title: businessTexts.business, about: businessTexts.aboutBusiness },
  notices: { title: noticeTexts.whatYouHearOf, about: noticeTexts.aboutWhat },
  merchandising: { title: peopleTexts.stockAndProductPages, about: peopleTexts.lowStockSoldOut },
  installments: { title: peopleTexts.instalments, about: peopleTexts.afterpayAndClearpay },
  downloads: { title: peopleTexts.downloads, about: peopleTexts.howLongAndHow },
  reminders: { title: peopleTexts.reminders, about: peopleTexts.remindersAbout },
  legal: { title: peopleTexts.legalTexts, about: peopleTexts.imprintTermsWithdrawalPrivacy },
  law: { title: lawTexts.whatTheLawAsks, about: lawTexts.aboutLaw },
  privacy: { title: peopleTexts.privacyOfVisitors, about: peopleTexts.whatMayBeRecorded },
  tags: { title: peopleTexts.scriptsOfOthers, about: peopleTexts.tagManagersAndPixels },
  replay: { title: peopleTexts.sessionReplay, about: peopleTexts.serviceThatRecordsVisits },
  experiments: { title: peopleTexts.experiments, about: peopleTexts.variantsOfPages },
  vitals: { title: peopleTexts.speedOfPages, about: peopleTexts.howManyPageViews },
} as const satisfies Partial<Record<PreferencesNamespace, { title: string; about: string }>>;
export type StoreNamespace = keyof typeof STORE_NAMESPACES;
