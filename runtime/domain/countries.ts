import { supportedLocale } from './supported-locale.ts';

/** The entry of a list of countries that means any country. */
export const ANY_COUNTRY = '*';

/** ISO 3166-1 alpha-2. */
const ALL =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Whether there is a country of this code. */
export function isCountry(code: string): boolean {
  return ALL.split(' ').includes(code);
}

interface Country {
  code: string;
  name: string;
}

/** Returns the countries of a shop's list with their names, sorted by name in the given language. */
export function countryChoices(delivered: readonly string[], language: string): Country[] {
  const codes = delivered.includes(ANY_COUNTRY) ? ALL.split(' ') : [...new Set(delivered)];
  const [names, order] = [namesIn(language), new Intl.Collator(supportedLocale(language))];
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => order.compare(a.name, b.name));
}

/**
 * The visitor's probable country: the only one on the list, else the shop's `own`, else the one in the browser's first
 * language; '' for none. `own` may be ''.
 */
export function likelyCountry(delivered: readonly string[], own: string, languages: readonly string[]): string {
  const [only] = delivered;
  if (delivered.length === 1 && only && only !== ANY_COUNTRY) return only;
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(languages[0] ?? '')?.[1] ?? '';
  const isDelivered = (code: string) =>
    delivered.includes(code) || (delivered.includes(ANY_COUNTRY) && isCountry(code));
  return [own, region].find(isDelivered) ?? '';
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(supportedLocale(language) ?? 'en', { type: 'region', fallback: 'code' });
}
