import { BYTES_PER_MB } from '../contracts/limits.ts';
import { supportedLocale } from './supported-locale.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
/** Units that the browser's own number format does not know. */
const LARGER = ['EB', 'ZB', 'YB'] as const;
const LAST = UNITS.length + LARGER.length - 1;
const STEP = 1024;
const MB_PER_GB = 1_000;

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

/** Writes the size that a file may have at most in decimal megabytes or gigabytes, as limits are meant: '20 MB'. */
export function formatLimit(bytes: number, language: string): string {
  const megabytes = bytes / BYTES_PER_MB;
  const isLarge = megabytes >= MB_PER_GB;
  return new Intl.NumberFormat(supportedLocale(language), {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(isLarge ? megabytes / MB_PER_GB : megabytes);
}
