import type { FieldFormat, FormatPart, FormFieldFormats } from '../../contracts/form.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { form } from '../../i18n/en/forms.ts';

type Texts = Catalogue['form'];
/** Meaning of each letter in a layout string; all other characters are text between two inputs. */
type Letters = Readonly<Record<string, Partial<FormatPart> & Pick<FormatPart, 'identifier' | 'label'>>>;

/** Address layouts by region: Line[1], Line[2], [Z]ip, [C]ity, [S]tate; the country comes last. */
const ADDRESS_LAYOUTS: Readonly<Record<string, string>> = {
  '1\n2\nC, S Z': 'US CA MX',
  '1\n2\nC S Z': 'AU',
  '1\n2\nC Z': 'NZ',
  '1\n2\nC\nZ': 'GB',
  '1\n2\nC\nS\nZ': 'IE',
  '1\n2\nC-S\nZ': 'BR',
  '1\n2\nC Z\nS': 'IN',
  'Z\nS\nC\n1\n2': 'JP',
  '1\n2\nZ C S': 'ES IT',
  '1\n2\nZ C': 'AT BE BG CH CZ DE DK EE FI FR GR HR HU IS LI LT LU LV NL NO PL PT RO SE SI SK',
};
const OTHER_ADDRESS_LAYOUT = '1\n2\nC\nS Z';

/** Regions whose phone numbers have area code, prefix and line; elsewhere a number is one input. */
const NORTH_AMERICA = 'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI';
const NORTH_AMERICAN_LAYOUT = '(1) 2-3';
const PHONE_PART_LENGTHS = [3, 3, 14] as const;

/** Languages in which the family name comes first. */
const FAMILY_FIRST = ['hu', 'ja', 'km', 'ko', 'mn', 'vi', 'yue', 'zh'];

const SEPARATORS: Readonly<Record<string, string>> = {
  '(': 'LeftParen',
  ')': 'RightParen',
  ' ': 'Space',
  '-': 'Dash',
  '/': 'Slash',
  '.': 'Dot',
  ',': 'Comma',
  '\n': 'Newline',
};

/** The site's language and region. The region is in the language tag, or is the likeliest one for the language. */
interface SiteLocale {
  tag: string;
  language: string;
  region: string;
}

/**
 * Layouts of multi-part fields for a BCP 47 tag ("fr-CA"; "fr" means France). `texts` are the labels, in the same
 * language.
 */
export function fieldFormats(languageTag: string, texts: Texts = form): Omit<FormFieldFormats, 'countries'> {
  const locale = siteLocale(languageTag);
  return {
    initialPhoneFormat: phoneFormat(locale, texts),
    initialAddressFormat: addressFormat(locale, texts),
    initialDateFormat: dateFormat(locale, texts),
    initialNameOrder: FAMILY_FIRST.includes(locale.language) ? 'FAMILY_FIRST' : 'GIVEN_FIRST',
  };
}

function phoneFormat({ tag, region }: SiteLocale, texts: Texts): FieldFormat {
  const [areaLength, prefixLength, lineLength] = PHONE_PART_LENGTHS;
  const isInParts = isOneOf(NORTH_AMERICA, region);
  const letters: Letters = isInParts
    ? {
        1: { identifier: '1', label: texts.areaCode, length: areaLength },
        2: { identifier: '2', label: texts.prefix, length: prefixLength },
        3: { identifier: '3', label: texts.line, length: lineLength },
      }
    : { 3: { identifier: '3', label: texts.number } };
  const fields = layOut(isInParts ? NORTH_AMERICAN_LAYOUT : '3', letters);
  return { id: 0, type: 'PHONE_NUMBER', country: region, labelLocale: tag, fields };
}

function addressFormat({ tag, region }: SiteLocale, texts: Texts): FieldFormat {
  const found = Object.entries(ADDRESS_LAYOUTS).find(([, regions]) => isOneOf(regions, region));
  const fields = layOut(`${found?.[0] ?? OTHER_ADDRESS_LAYOUT}\nX`, {
    1: { identifier: 'Line1', label: texts.address1, required: true, metadata: { autocomplete: 'address-line1' } },
    2: { identifier: 'Line2', label: texts.address2, metadata: { autocomplete: 'address-line2' } },
    C: { identifier: 'City', label: texts.city, required: true, metadata: { autocomplete: 'address-level2' } },
    S: { identifier: 'State', label: texts.stateProvince, metadata: { autocomplete: 'address-level1' } },
    Z: { identifier: 'Zip', label: texts.zipPostalCode, required: true, metadata: { autocomplete: 'postal-code' } },
    X: { identifier: 'Country', label: texts.country, metadata: { autocomplete: 'country-name' } },
  });
  return { id: 0, type: 'ADDRESS', country: region, labelLocale: tag, fields };
}

function dateFormat({ tag, region }: SiteLocale, texts: Texts): FieldFormat {
  const fields = layOut(dateLayout(tag), {
    M: { identifier: 'Month', label: texts.month, length: 2 },
    D: { identifier: 'Day', label: texts.day, length: 2 },
    Y: { identifier: 'Year', label: texts.year, length: 4 },
  });
  return { id: 0, type: 'DATE', country: region, labelLocale: tag, fields };
}

/**
 * The order of day, month and year in a language, as "M/D/Y" or "D.M.Y", without text before the first or after the
 * last.
 */
function dateLayout(languageTag: string): string {
  const options = { calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' };
  const parts = new Intl.DateTimeFormat(languageTag, options as Intl.DateTimeFormatOptions).formatToParts(0);
  const letters: Readonly<Record<string, string>> = { month: 'M', day: 'D', year: 'Y' };
  const layout = parts.map(({ type, value }) => letters[type] ?? (type === 'literal' ? value : '')).join('');
  return layout.replace(/[^MDY/.\- ]|^[^MDY]+|[^MDY]+$/g, '');
}

function layOut(layout: string, letters: Letters): FormatPart[] {
  const blank = { length: 0, required: false, metadata: {} };
  return [...layout].map((letter) => {
    const field = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
    if (field) return { ...blank, type: 'FIELD', ...field };
    return { ...blank, type: 'SEPARATOR', label: letter, identifier: SEPARATORS[letter] ?? 'Separator' };
  });
}

function isOneOf(regions: string, region: string): boolean {
  return regions.split(' ').includes(region);
}

/** The language and region of a tag; American English where the tag is not valid. */
function siteLocale(languageTag: string): SiteLocale {
  try {
    const locale = new Intl.Locale(languageTag.replaceAll('_', '-'));
    return { tag: locale.baseName, language: locale.language, region: locale.maximize().region ?? '' };
  } catch {
    return { tag: 'en-US', language: 'en', region: 'US' };
  }
}
