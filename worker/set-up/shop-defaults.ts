import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';

/** Countries whose currency another one names; all others have that whose first two letters are theirs (ISO 4217). */
const CURRENCY_OF: Partial<Record<Currency, string>> = {
  EUR: 'AD AT AX BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA YT BG',
  AUD: 'CC CX KI NF NR TV',
  CHF: 'LI',
  DKK: 'FO GL',
  GBP: 'GG GS IM JE',
  ILS: 'PS',
  NOK: 'BV SJ',
  NZD: 'CK NU PN TK',
};

/** The zone in which most people of a country with several zones live. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Returns the currency in which shops of a country usually sell; USD where the store knows none of the country. */
export function usualCurrency(countryCode: string): Currency {
  const named = CURRENCIES.find((currency) => CURRENCY_OF[currency]?.split(' ').includes(countryCode));
  return named ?? CURRENCIES.find((currency) => currency.slice(0, 2) === countryCode) ?? DEFAULT_CURRENCY;
}

/** Returns the language that most people of a country read, 'de'; 'en' where nothing is known of it. */
export function usualLanguage(countryCode: string): string {
  return new Intl.Locale(`und-${countryCode}`).maximize().language.replace('und', 'en');
}

/** Returns the time zone of a country, IANA; 'UTC' for one that has none. */
export function usualTimeZone(countryCode: string): string {
  return MAIN_ZONES[countryCode] ?? new Intl.Locale(`und-${countryCode}`).getTimeZones()?.[0] ?? 'UTC';
}
