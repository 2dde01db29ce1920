import { PRODUCT_TYPE } from '../../contracts/enumerations.ts';
import type { Law } from '../../contracts/law-settings.ts';
import type { SafetyDefinition } from '../../contracts/product-law.ts';
import { TRANSLATIONS } from '../../i18n/translations.ts';
import { isCountry } from '../countries.ts';
import { foldText } from '../fold-text.ts';
import { EEA } from './unions.ts';

/** What Article 19 of Regulation (EU) 2023/988 asks for on an offer and a product can lack. */
export const SAFETY_PARTS = ['manufacturer', 'responsiblePerson'] as const;
export type SafetyPart = (typeof SAFETY_PARTS)[number];

/** The languages in which addresses name their country. */
const LANGUAGES = [
  ...new Set(['en', ...TRANSLATIONS, ...'bg cs el et fi ga hr hu lt lv mt ro sk sl nb is'.split(' ')]),
];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names that people write and registers of languages do not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', 'great britain': 'GB', england: 'GB' };

let names: ReadonlyMap<string, string> | undefined;

/**
 * Returns what a product lacks: nobody is named as its manufacturer, by it or for all products of the shop; or its
 * manufacturer's address names a country outside of the union, and nobody is responsible there. Only goods can lack it.
 */
export function missingSafety(
  { kind, safety }: { kind: number; safety: Pick<SafetyDefinition, SafetyPart> },
  usual: Pick<Law, SafetyPart>,
): SafetyPart[] {
  if (kind !== PRODUCT_TYPE.physical) return [];
  const manufacturer = safety.manufacturer ?? usual.manufacturer;
  if (!manufacturer) return ['manufacturer'];
  if (safety.responsiblePerson ?? usual.responsiblePerson) return [];
  return isOutsideUnion(manufacturer.postalAddress) ? ['responsiblePerson'] : [];
}

/**
 * Whether a postal address names a country outside of the economic area, whose goods need somebody who is responsible in
 * the union; false for one that names none.
 */
export function isOutsideUnion(postalAddress: string): boolean {
  const country = countryOf(postalAddress);
  return country !== undefined && !EEA.includes(country);
}

/** Returns the code of the country that the end of a postal address names; undefined where it names none. */
export function countryOf(postalAddress: string): string | undefined {
  const last = postalAddress.split(/[\n,]/).findLast((part) => part.trim() !== '') ?? '';
  const name = foldText(last.trim().replace(/\.$/, ''));
  return OTHER_NAMES[name] ?? namesOfCountries().get(name);
}

/** All countries by their names in these languages; made once, because it takes some milliseconds. */
function namesOfCountries(): ReadonlyMap<string, string> {
  names ??= new Map(
    LANGUAGES.flatMap((language) => {
      const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return LETTERS.flatMap((first) => LETTERS.map((other) => first + other))
        .filter(isCountry)
        .map((code) => [foldText(own.of(code) ?? code), code] as const);
    }),
  );
  return names;
}
