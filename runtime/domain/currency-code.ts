/** Whether `Intl` can format amounts in this currency; it throws for any other value. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}
