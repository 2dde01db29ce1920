import type { MoneyAmount } from '#runtime/contracts/money.ts';
import { money } from '../../../parts/formats.ts';

/** Writes an amount with its currency. */
export function amountText({ value, currencyCode }: MoneyAmount): string {
  return money(value, currencyCode);
}
