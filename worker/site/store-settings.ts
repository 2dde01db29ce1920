import { type Currency, DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';
import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { DOWNLOADS_MOST } from '#runtime/contracts/limits.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { mayShopOfferInstallments } from '#runtime/domain/installments.ts';
import { isStoreCurrency } from '#runtime/domain/money.ts';
import { hasEntitlement } from './sale.ts';
import type { Site } from './site.ts';

/** The page warns of low stock at this quantity or fewer; owners choose 5 or 10. */
export const SCARCITY_THRESHOLD = 5;

/** Not everybody who gets a mail buys, and a mail about sold-out goods disappoints. */
const RESTOCK_MAILS_PER_UNIT = 3;

/** The part of `merchandisingSettings` that pages read. */
export interface MerchandisingSettings {
  scarcityEnabledOnProductItems: boolean;
  scarcityMessageType: string;
  scarcityThreshold: number;
  restockNotificationsEnabled: boolean;
  restockNotificationsMailingListSignUpEnabled: boolean;
  restockNotificationsMailingListOptInByDefault: boolean;
  /** The mailing list that the box offers; '' for none. */
  restockNotificationsMailingListId: string;
  /** The text after a sign-up; '' for the usual one. */
  restockNotificationsSuccessText: string;
  /** Whether each address is asked for a confirmation first; true unless the owner has switched it off. */
  restockNotificationsDoubleOptIn: boolean;
  /** Whether mails go out when stock comes back; otherwise the owner sends them. */
  restockNotificationsAutomatic: boolean;
  /** Most mails per unit that came back. */
  restockNotificationsPerUnit: number;
  relatedProductsEnabled: boolean;
  productReviewsEnabled: boolean;
  customSoldOutText: string;
  soldOutVariantsDropdownDisabled: boolean;
}

/** The store's settings for instalments. Amounts are in minor units of its currency. */
interface InstallmentSettings {
  enabled: boolean;
  min: number;
  max: number;
}

/** Returns the currency of all amounts of the store; USD if the setting is missing or unknown. */
export function storeCurrency({ storeSettings }: Site): Currency {
  const { selectedCurrency } = storeSettings;
  const isKnown = typeof selectedCurrency === 'string' && isStoreCurrency(selectedCurrency);
  return isKnown ? (selectedCurrency as Currency) : DEFAULT_CURRENCY;
}

/** Whether a service may be bought more than once in an order; true unless the owner has switched it off. */
export function allowsSeveralServices({ storeSettings }: Site): boolean {
  return storeSettings.multipleQuantityAllowedForServices !== false;
}

/** Whether "add to cart" leads straight to the checkout. */
export function expressCheckout({ storeSettings }: Site): boolean {
  return storeSettings.expressCheckout === true;
}

/** Whether the owner has switched on test mode. */
export function isTestModeChosen({ storeSettings }: Site): boolean {
  return storeSettings.testMode === true;
}

/**
 * Whether no provider takes money: in test mode, and before the shop opens, when only those who work on it can order.
 */
export function isInTestMode(site: Site): boolean {
  return isTestModeChosen(site) || site.openedAt === null;
}

/** Whether buyers who stop before paying are reminded once; true unless the owner has switched it off. */
export function remindsBuyers({ storeSettings }: Site): boolean {
  return storeSettings.paymentReminders !== false;
}

/** Days from the delivery of an order to the mail that asks its buyer for reviews, where the shop has no setting. */
export const REVIEW_REQUEST_DAYS = 10;

/** Returns the days from a delivery to the mail that asks for reviews; 0 for no mail. */
export function reviewRequestDays({ storeSettings: { reviewRequestDays: days } }: Site): number {
  return Number.isInteger(days) ? Math.max(0, Number(days)) : REVIEW_REQUEST_DAYS;
}

/** Whether buyers are asked for reviews. */
export function asksForReviews(site: Site): boolean {
  return reviewRequestDays(site) !== 0 && merchandisingSettings(site).productReviewsEnabled;
}

/** How long and how often the buyer of a file may download it. */
export interface DownloadLimits {
  days: number;
  times: number;
}

const DOWNLOAD_DEFAULTS: DownloadLimits = { days: 30, times: 5 };

/** Returns the setting `downloadSettings`, with the default for each number that is missing or out of range. */
export function downloadLimits({ storeSettings }: Pick<Site, 'storeSettings'>): DownloadLimits {
  const own: Partial<DownloadLimits> = Object(storeSettings.downloadSettings);
  const limit = (name: keyof DownloadLimits): number => {
    const value = own[name];
    return isAmount(value) && Number(value) >= 1 && Number(value) <= DOWNLOADS_MOST[name]
      ? Number(value)
      : DOWNLOAD_DEFAULTS[name];
  };
  return { days: limit('days'), times: limit('times') };
}

/** Returns the address at which buyers reach the shop; '' for none. */
export function contactAddress({ storeSettings }: Pick<Site, 'storeSettings'>): string {
  const { contactEmail } = storeSettings;
  return typeof contactEmail === 'string' && isMailAddress(contactEmail) ? contactEmail : '';
}

const MERCHANDISING_DEFAULTS: MerchandisingSettings = {
  scarcityEnabledOnProductItems: false,
  scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
  scarcityThreshold: SCARCITY_THRESHOLD,
  restockNotificationsEnabled: false,
  restockNotificationsMailingListSignUpEnabled: false,
  restockNotificationsMailingListOptInByDefault: false,
  restockNotificationsMailingListId: '',
  restockNotificationsSuccessText: '',
  restockNotificationsDoubleOptIn: true,
  restockNotificationsAutomatic: true,
  restockNotificationsPerUnit: RESTOCK_MAILS_PER_UNIT,
  relatedProductsEnabled: false,
  productReviewsEnabled: false,
  customSoldOutText: '',
  soldOutVariantsDropdownDisabled: false,
};

/** Returns the settings that pages read, with the default for each that is missing or of another type. */
export function merchandisingSettings({ storeSettings }: Site): MerchandisingSettings {
  const own = Object(storeSettings.merchandisingSettings) as Record<string, unknown>;
  const entries = Object.entries(MERCHANDISING_DEFAULTS).map(([name, value]) => [
    name,
    typeof own[name] === typeof value ? own[name] : value,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns the instalment terms in a store's settings; null unless they are switched on, with two amounts and an account
 * in a country that has instalments and whose currency is the store's, and the provider is not switched off.
 */
export function installmentContext(site: Site): InstallmentContext | null {
  const { storeSettings, language } = site;
  const settings: Partial<InstallmentSettings> = Object(storeSettings.installmentSettings);
  const { enabled, min, max } = settings;
  const { stripeCountry } = storeSettings;
  if (enabled !== true || !isAmount(min) || !isAmount(max) || typeof stripeCountry !== 'string') return null;
  if (!mayShopOfferInstallments(stripeCountry, storeCurrency(site))) return null;
  if (!hasEntitlement(site, storeCurrency(site) === 'GBP' ? 'clearpay' : 'afterpay')) return null;
  return {
    afterPayAvailable: true,
    afterPayMin: min,
    afterPayMax: max,
    shopperLanguage: language,
    stripeAccountCountry: stripeCountry,
  };
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
