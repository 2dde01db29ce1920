import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';

const percent = new Intl.NumberFormat(languageTexts.tag, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const share = new Intl.NumberFormat(languageTexts.tag, { style: 'percent', maximumFractionDigits: 1 });

/** Says what a number was before, and by how much it has changed: "+12%, 25 before". */
export function changeText(now: number, before: number, write: (value: number) => string): string {
  // Nothing grows by a percentage from nothing.
  if (before <= 0) return fill(overviewTexts.beforeValue, { before: write(before) });
  const change = percent.format((now - before) / before);
  return fill(overviewTexts.changeAndBefore, { change, before: write(before) });
}

/**
 * Writes which part of the visits led to an order: "2.4%". Visits are counted later than orders, so that there is no part
 * as long as they are fewer, or none: undefined.
 */
export function conversionText({
  visits,
  countedOrders,
}: {
  visits: number;
  countedOrders: number;
}): string | undefined {
  return visits === 0 || countedOrders > visits ? undefined : share.format(countedOrders / visits);
}
