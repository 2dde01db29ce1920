import { supportedLocale } from './supported-locale.ts';

/** Weeks between two payments. */
const WEEKS_BETWEEN = 2;

interface DuePayment {
  /** Minor units. */
  cents: number;
  /** When it is due, as text: "In 2 weeks". */
  due: string;
}

/**
 * When instalments are due: the first today, each other one two weeks after the one before. They are counted from the
 * payment, so that the shop, its visitor and the provider say the same in whatever time zones they are.
 */
export function installmentPlan(amountsCents: readonly number[], language: string): DuePayment[] {
  const locale = supportedLocale(language);
  const relativeTime = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return amountsCents.map((cents, index) => {
    const due = index === 0 ? relativeTime.format(0, 'day') : relativeTime.format(index * WEEKS_BETWEEN, 'week');
    return { cents, due: due.charAt(0).toLocaleUpperCase(locale) + due.slice(1) };
  });
}
