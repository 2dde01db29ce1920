import { type Currency, DEFAULT_CURRENCY, PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { isStoreCurrency } from '#runtime/domain/money.ts';
import type { Site } from './site.ts';

/** How far a store is from selling out before a page says so; owners choose 5 or 10. */
const DEFAULT_SCARCITY_THRESHOLD = 5;

/** The part of `merchandisingSettings` that decides what is shown. */
export interface MerchandisingSettings {
  scarcityEnabledOnProductItems: boolean;
  scarcityMessageType: string;
  scarcityThreshold: number;
  restockNotificationsEnabled: boolean;
  restockNotificationsMailingListSignUpEnabled: boolean;
  restockNotificationsMailingListOptInByDefault: boolean;
  relatedProductsEnabled: boolean;
  productReviewsEnabled: boolean;
  customSoldOutText: string;
}

/** What a store says of paying in instalments. Amounts in minor units of its currency. */
interface InstallmentSettings {
  enabled: boolean;
  min: number;
  max: number;
}

/** Currency of all amounts of the store; USD where none, or an unknown one, is set (storefront.md §3). */
export function storeCurrency({ storeSettings }: Site): Currency {
  const { selectedCurrency } = storeSettings;
  const isKnown = typeof selectedCurrency === 'string' && isStoreCurrency(selectedCurrency);
  return isKnown ? (selectedCurrency as Currency) : DEFAULT_CURRENCY;
}

/** True unless the owner has switched it off (storefront.md §3). */
export function allowsSeveralServices({ storeSettings }: Site): boolean {
  return storeSettings.multipleQuantityAllowedForServices !== false;
}

/** Whether buying goes straight to the checkout. */
export function expressCheckout({ storeSettings }: Site): boolean {
  return storeSettings.expressCheckout === true;
}

/** Whether the owner has switched test mode on: no money is taken, whatever is set up to take it. */
export function isInTestMode({ storeSettings }: Site): boolean {
  return storeSettings.testMode === true;
}

/** Where the owner wants to be told of orders; '' for nowhere. */
export function orderNoticeAddress({ storeSettings }: Site): string {
  const { orderNotificationEmail } = storeSettings;
  return typeof orderNotificationEmail === 'string' ? orderNotificationEmail : '';
}

export function merchandisingSettings({ storeSettings }: Site): MerchandisingSettings {
  return {
    scarcityEnabledOnProductItems: false,
    scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
    scarcityThreshold: DEFAULT_SCARCITY_THRESHOLD,
    restockNotificationsEnabled: false,
    restockNotificationsMailingListSignUpEnabled: false,
    restockNotificationsMailingListOptInByDefault: false,
    relatedProductsEnabled: false,
    productReviewsEnabled: false,
    customSoldOutText: '',
    ...(storeSettings.merchandisingSettings as object | undefined),
  };
}

/** Null unless the store offers instalments, with an account in a country, within two amounts. */
export function installmentContext({ storeSettings, language }: Site): InstallmentContext | null {
  const settings: Partial<InstallmentSettings> = storeSettings.installmentSettings ?? {};
  const { enabled, min, max } = settings;
  const { stripeCountry } = storeSettings;
  if (enabled !== true || !isAmount(min) || !isAmount(max) || typeof stripeCountry !== 'string') return null;
  return {
    afterPayAvailable: true,
    afterPayMin: min,
    afterPayMax: max,
    shopperLanguage: language,
    stripeAccountCountry: stripeCountry,
  };
}

/** The same for one product: only things can be paid so (storefront.md §5), and only what is paid once. */
export function productInstallments(
  site: Site,
  { productType, subscriptionPlan }: { productType: number | null; subscriptionPlan: object | null },
): InstallmentContext | null {
  return productType === PRODUCT_TYPE.physical && subscriptionPlan === null ? installmentContext(site) : null;
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
