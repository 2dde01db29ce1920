import { supportedLocale } from './supported-locale.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
/** Units that the browser's own number format does not know. */
const LARGER = ['EB', 'ZB', 'YB'] as const;
const LAST = UNITS.length + LARGER.length - 1;
const STEP = 1024;

/** Writes the size of a file in the largest unit of 1024 in which it is at least one: '1.4 MB'. */
export function formatBytes(bytes: number, language: string): string {
  const locale = supportedLocale(language);
  let power = 0;
  let value = bytes;
  for (; value >= STEP && power < LAST; power++) value /= STEP;
  const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
  const unit = UNITS[power];
  if (unit === undefined) {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
    return `${number} ${LARGER[power - UNITS.length]}`;
  }
  const unitDisplay = power === 0 ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value);
}
