/**
 * Returns the locale, or undefined where `Intl` does not accept it, because page authors write anything into `lang`.
 */
export function supportedLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
