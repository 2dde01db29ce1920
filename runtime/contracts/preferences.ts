import * as z from 'zod/mini';
import { isCountry } from '../domain/countries.ts';
import { isMailAddress } from '../domain/email.ts';
import { PURPOSES } from '../domain/may-track.ts';
import { isSecureOrigin, secureOriginOf } from '../domain/secure-origin.ts';
import { isWebAddress } from '../domain/web-address.ts';
import { Business, MailSettings } from './business-settings.ts';
import { DiscoverySettings } from './discovery.ts';
import { CURRENCIES, SCARCITY_MESSAGES } from './enumerations.ts';
import { ExperimentList } from './experiments.ts';
import { Law } from './law-settings.ts';
import { DOWNLOADS_MOST, REVIEW_REQUEST_DAYS_MOST, SETTING_AMOUNT_MOST } from './limits.ts';
import { DeliveryOption, hasNoRepeat, TaxRule } from './money-rules.ts';
import { NoticeSettings } from './owner-notices.ts';

/**
 * The store's settings by namespace. Each object is whole: a change names all fields of its namespace. Texts are plain
 * and shown as they are; the names in `error` are those of the texts in `ownerFields` (`runtime/i18n`).
 */
const LINK_MAX_LENGTH = 2_000;
const MAX_RULES = 100;
const MAX_TAG_SCRIPTS = 5;
const MAX_TAG_ORIGINS = 20;

const amount = z.int().check(z.minimum(0), z.maximum(SETTING_AMOUNT_MOST));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));
const email = z.string().check(
  z.trim(),
  z.refine((address) => address === '' || isMailAddress(address), { error: 'email' }),
);
/** A path of the shop itself, or an address elsewhere. */
const LINK = /^(\/(?![/\\])|https:\/\/[^/\s])[^\s\p{Cc}]*$/u;
const isLink = (url: string) => LINK.test(url) && isWebAddress(url);
const link = z.string().check(z.trim(), z.maxLength(LINK_MAX_LENGTH), z.refine(isLink, { error: 'link' }));
const isScriptUrl = (url: string) => secureOriginOf(url) !== '';
const optionalLink = z.string().check(
  z.trim(),
  z.maxLength(LINK_MAX_LENGTH),
  z.refine((url) => url === '' || isLink(url), { error: 'link' }),
);

const General = z.strictObject({
  selectedCurrency: z.enum(CURRENCIES),
  /** The account's country at the payment provider, ISO 3166-1 alpha-2; '' for none. */
  stripeCountry: z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine((code) => code === '' || isCountry(code), { error: 'country' }),
  ),
  /** Templates read it, and may hide the shop's buttons before it opens. */
  isLive: z.boolean(),
  /** Payments with made-up cards, which charge nobody. */
  testMode: z.boolean(),
  /** Whether "add to cart" leads straight to the checkout. */
  expressCheckout: z.boolean(),
  useLightCart: z.boolean(),
  continueShoppingLinkUrl: link,
  multipleQuantityAllowedForServices: z.boolean(),
  /** Smallest subtotal of an order, in minor units; 0 for none. */
  minimumSubtotalCents: amount,
  /** Where notices of new orders go; '' for nowhere. */
  orderNotificationEmail: email,
  /** Where buyers reach the shop; '' for none. */
  contactEmail: email,
});

const Merchandising = z.strictObject({
  scarcityEnabledOnProductItems: z.boolean(),
  scarcityMessageType: z.enum(SCARCITY_MESSAGES),
  /** Low stock is shown at this quantity or fewer. */
  scarcityThreshold: whole(1, 9_999),
  restockNotificationsEnabled: z.boolean(),
  restockNotificationsMailingListSignUpEnabled: z.boolean(),
  restockNotificationsMailingListOptInByDefault: z.boolean(),
  /** The mailing list that sign-ups for restock mails may join; '' for none. */
  restockNotificationsMailingListId: text(100),
  /** Shown after a sign-up; '' for the usual text. */
  restockNotificationsSuccessText: text(500),
  /** Whether each address is asked for a confirmation first; true unless the owner has switched it off. */
  restockNotificationsDoubleOptIn: z.boolean(),
  /** Whether mails go out when stock comes back; otherwise the owner sends them. */
  restockNotificationsAutomatic: z.boolean(),
  /** Most restock mails per unit that came back. */
  restockNotificationsPerUnit: whole(1, 1_000),
  relatedProductsEnabled: z.boolean(),
  productReviewsEnabled: z.boolean(),
  /** '' for the usual text. */
  customSoldOutText: text(100),
  /** Whether sold-out values cannot be chosen. */
  soldOutVariantsDropdownDisabled: z.boolean(),
});

const Delivery = z.strictObject({
  /** Closer zones win: where an option has a rate for a region, the country's options are not offered there. */
  options: z.array(DeliveryOption).check(z.maxLength(MAX_RULES), z.refine(hasNoRepeat, { error: 'repeatedId' })),
});

const Taxes = z.strictObject({
  pricesIncludeTax: z.boolean(),
  /** Taxes of a country and of a region add up. */
  rules: z.array(TaxRule).check(z.maxLength(MAX_RULES), z.refine(hasNoRepeat, { error: 'repeatedId' })),
  /** What stands beside prices: nothing, the usual text, or a text about taxes. */
  priceNote: z.union([z.boolean(), z.string().check(z.trim(), z.minLength(1), z.maxLength(200))]),
});

const Installments = z
  .strictObject({
    enabled: z.boolean(),
    /** Prices must be above this amount, in minor units. */
    min: amount,
    /** Prices must not be above this amount. */
    max: amount,
  })
  .check(z.refine(({ enabled, min, max }) => !enabled || max > min, { error: 'aboveMinimum', path: ['max'] }));

const Downloads = z.strictObject({ days: whole(1, DOWNLOADS_MOST.days), times: whole(1, DOWNLOADS_MOST.times) });

const Reminders = z.strictObject({
  /** Whether buyers who stop before paying are reminded once. */
  paymentReminders: z.boolean(),
  /** Days from the delivery to the mail that asks for reviews; 0 for no mail. */
  reviewRequestDays: whole(0, REVIEW_REQUEST_DAYS_MOST),
});

/** Where the shop's terms are; '' for a page that it does not have. */
const Legal = z.strictObject({
  imprint: optionalLink,
  terms: optionalLink,
  withdrawal: optionalLink,
  privacy: optionalLink,
  delivery: optionalLink,
  returns: optionalLink,
  accessibility: z._default(optionalLink, ''),
});

/** What the shop may record about its visitors. `runtime/domain/may-track.ts` says what each one means. */
const Privacy = z.strictObject({
  isRestrictiveCookiePolicyEnabled: z.boolean(),
  isRestrictiveCookiePolicyAbsolute: z.boolean(),
  isCookieBannerEnabled: z.boolean(),
  isAnalyticsDisabled: z.boolean(),
});

/** Of how many page loads in a hundred the vitals are recorded. */
const VitalsSettings = z.strictObject({ samplePercent: z.number().check(z.minimum(0), z.maximum(100)) });

/** Session replay by a service of the owner's choice. */
const Replay = z
  .strictObject({
    isEnabled: z.boolean(),
    /** '' for none. */
    scriptUrl: z.string().check(
      z.trim(),
      z.maxLength(LINK_MAX_LENGTH),
      z.refine((url) => url === '' || isScriptUrl(url), { error: 'link' }),
    ),
    organisationId: text(100),
    /** Of how many visitors in a hundred. */
    samplePercent: z.number().check(z.minimum(0), z.maximum(100)),
  })
  .check(
    z.refine(({ isEnabled, scriptUrl }) => !isEnabled || scriptUrl !== '', { error: 'link', path: ['scriptUrl'] }),
  );

/** Scripts of others, such as tag managers, that the shop's own pages load. */
const Tags = z.strictObject({
  /** Each is loaded where the visitor allows its purpose. */
  scripts: z
    .array(
      z.strictObject({
        url: z.string().check(z.trim(), z.maxLength(LINK_MAX_LENGTH), z.refine(isScriptUrl, { error: 'link' })),
        purpose: z.enum(PURPOSES),
        /** The pixel's id where this is Meta's script; '' for a tag manager's. */
        metaPixelId: z.string().check(z.regex(/^\d{0,20}$/, { error: 'id' })),
      }),
    )
    .check(z.maxLength(MAX_TAG_SCRIPTS)),
  /** Further origins that these scripts, or that of session replay, load scripts from and send to. */
  origins: z
    .array(z.string().check(z.trim(), z.refine(isSecureOrigin, { error: 'secureOrigin' })))
    .check(z.maxLength(MAX_TAG_ORIGINS)),
});

const Experiments = z.strictObject({ experiments: ExperimentList });

/** The namespaces with their contracts. */
export const PREFERENCES = {
  general: General,
  business: Business,
  notices: NoticeSettings,
  mail: MailSettings,
  merchandising: Merchandising,
  delivery: Delivery,
  taxes: Taxes,
  installments: Installments,
  downloads: Downloads,
  reminders: Reminders,
  legal: Legal,
  law: Law,
  discovery: DiscoverySettings,
  privacy: Privacy,
  vitals: VitalsSettings,
  replay: Replay,
  tags: Tags,
  experiments: Experiments,
} as const;
export type PreferencesNamespace = keyof typeof PREFERENCES;
export type Preferences<Namespace extends PreferencesNamespace> = z.infer<(typeof PREFERENCES)[Namespace]>;

const NAMESPACES = Object.values(PREFERENCES);
/** The preferences of one namespace, which the address names. */
export const AnyPreferences = z.union(NAMESPACES);
/** The same as they are answered: beside the fields stands the site's id. */
export const AnyPreferencesAnswer = z.looseObject({ websiteId: z.string() });

export function isPreferencesNamespace(name: string): name is PreferencesNamespace {
  return Object.hasOwn(PREFERENCES, name);
}
