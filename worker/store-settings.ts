import { type Currency, DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';
import { isStoreCurrency } from '#runtime/domain/money.ts';
import type { Site } from './env.ts';

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
