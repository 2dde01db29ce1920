/** Closed lists that browser and Worker share (storefront.md §3). Plain values: nothing here pulls in a schema library. */

export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

export const RECORD_TYPE = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  lesson: 62,
  courseItem: 63,
} as const;
export type RecordType = (typeof RECORD_TYPE)[keyof typeof RECORD_TYPE];

export const COLLECTION_TYPE = {
  generic: 1,
  subscription: 2,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const;
export type CollectionType = (typeof COLLECTION_TYPE)[keyof typeof COLLECTION_TYPE];

/** Page type enumeration (storefront.md §2). */
export const PAGE_TYPE = {
  mainContent: 1,
  page: 2,
  splash: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  ssoPage: 400,
} as const;
export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

export const WEBSITE_STATUS = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const;
export type WebsiteStatus = (typeof WEBSITE_STATUS)[keyof typeof WEBSITE_STATUS];

/** The 27 store currencies, in the order of storefront.md §3. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'USD';

/** Form field types (storefront.md §3; platform.md §3, "Form builder field types"). */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'password',
  'twitter',
  'name',
  'address',
  'date',
  'time',
  'phone',
  'checkbox',
  'radio',
  'select',
  'likert',
  'hidden',
  'section',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A newsletter joins a mailing list; additional fields belong to a product's entry in the cart. */
export const FORM_KINDS = ['form', 'newsletter', 'additional-fields'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export const CAPTCHA_THEME = { light: 1, dark: 2 } as const;
export const CAPTCHA_ALIGNMENT = { left: 1, center: 2, right: 3 } as const;

/** storefront.md §9, "Captcha actions". */
export const CAPTCHA_ACTIONS = [
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** `GET /api/template/GetTemplateSchema?type=` (storefront.md §7). */
export const TEMPLATE_SCHEMA_TYPE = { form: 9 } as const;

/** What a key of a site's owner may be used for. */
export const OWNER_SCOPES = [
  'forms:read',
  'forms:write',
  'submissions:read',
  'submissions:delete',
  'lists:read',
  'lists:write',
  'reviews:read',
  'reviews:write',
  'audit:read',
] as const;
export type OwnerScope = (typeof OWNER_SCOPES)[number];

/** Only approved reviews are shown. */
export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
