import { withWesternDigits } from './western-digits.ts';

/**
 * Returns the locale, or undefined where `Intl` does not accept it, because page authors write anything into `lang`.
 */
export function supportedLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(withWesternDigits(locale.replaceAll('_', '-')))[0];
  } catch {
    return undefined;
  }
}
