import type { PreferencesNamespace } from '#runtime/contracts/preferences.ts';

/** The settings of the store that have a screen below "Store settings", in their order. */
export const STORE_NAMESPACES = {
  general: { title: 'Currency and checkout', about: 'Currency, smallest order, test mode, addresses for mail' },
  merchandising: { title: 'Stock and product pages', about: 'Low stock, sold out, mails when something is back' },
  installments: { title: 'Instalments', about: 'Afterpay and Clearpay' },
  downloads: { title: 'Downloads', about: 'How long and how often buyers of files may fetch them' },
  reminders: { title: 'Reminders', about: 'Mails to buyers who stopped, and requests for reviews' },
  legal: { title: 'Legal texts', about: 'Imprint, terms, withdrawal, privacy, delivery, returns' },
  privacy: { title: 'Privacy of visitors', about: 'What may be recorded about visitors' },
  tags: { title: 'Scripts of others', about: 'Tag managers and pixels on your pages' },
  replay: { title: 'Session replay', about: 'A service that records visits' },
  experiments: { title: 'Experiments', about: 'Variants of pages that visitors are divided among' },
  vitals: { title: 'Speed of pages', about: 'How many page views are measured' },
} as const satisfies Partial<Record<PreferencesNamespace, { title: string; about: string }>>;
export type StoreNamespace = keyof typeof STORE_NAMESPACES;
