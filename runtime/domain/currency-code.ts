/** Whether amounts can be written in it at all, whatever shops sell in; anything else makes `Intl` throw. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}
