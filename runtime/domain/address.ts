import { isCountry } from './countries.ts';
import { regionsOf } from './regions.ts';
import type { TaxPlace } from './totals/tax.ts';

/** The parts of an address, as in the contract. */
export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'countryCode',
  'phone',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type AddressEntries = Record<AddressPart, string>;

/** The name of each part in the HTML standard's autofill list. */
export const ADDRESS_AUTOCOMPLETE: Readonly<Record<AddressPart, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  countryCode: 'country',
  phone: 'tel',
};

/** Greatest lengths of the typed parts, in UTF-16 code units. */
export const ADDRESS_MAX_LENGTH: Readonly<Partial<Record<AddressPart, number>>> = {
  firstName: 100,
  lastName: 100,
  line1: 200,
  line2: 200,
  city: 100,
  postalCode: 20,
  phone: 40,
};

export const emptyAddress: AddressEntries = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
  phone: '',
};

/** Text keys for the names that countries give to an address part. */
type PostalLabel = 'zipCode' | 'postcode' | 'eircode' | 'pinCode' | 'postalCode';
type RegionLabel = 'state' | 'province' | 'stateOrTerritory';
type CityLabel = 'city' | 'townOrCity' | 'suburb';

/** How a country writes addresses. `parts` are in order, without the country and the phone number. */
interface AddressFormat {
  parts: readonly AddressPart[];
  postalLabel: PostalLabel;
  regionLabel: RegionLabel;
  cityLabel: CityLabel;
  /** Whether the postal code has digits only, so that phones can show a number pad. */
  hasDigitsOnly: boolean;
}

const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GN GQ GY HK KI KM KN KP LC LY ML MO MR NR QA RW SB SC SL SR ST SX TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);
const POSTAL_CODE_LAST = new Set('AU BR CA GB IE IN NZ PH SG TH US ZA'.split(' '));
const POSTAL_LABEL: Readonly<Record<string, PostalLabel>> = {
  AU: 'postcode',
  GB: 'postcode',
  IE: 'eircode',
  IN: 'pinCode',
  NZ: 'postcode',
  PH: 'zipCode',
  US: 'zipCode',
};
const REGION_LABEL: Readonly<Record<string, RegionLabel>> = { AU: 'stateOrTerritory', CA: 'province' };
const CITY_LABEL: Readonly<Record<string, CityLabel>> = { AU: 'suburb', GB: 'townOrCity', IE: 'townOrCity' };

/** Patterns of postal codes that people often mistype; other countries accept any text. */
const POSTAL_PATTERN: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IN: /^\d{3} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-?\d{4})?$/,
};

export function addressFormat(countryCode: string): AddressFormat {
  const place: AddressPart[] = ['city'];
  if (regionsOf(countryCode).length > 0) place.push('region');
  if (POSTAL_CODE_LAST.has(countryCode)) place.push('postalCode');
  else if (!WITHOUT_POSTAL_CODE.has(countryCode)) place.unshift('postalCode');
  return {
    parts: ['firstName', 'lastName', 'line1', 'line2', ...place],
    postalLabel: POSTAL_LABEL[countryCode] ?? 'postalCode',
    regionLabel: REGION_LABEL[countryCode] ?? 'state',
    cityLabel: CITY_LABEL[countryCode] ?? 'city',
    hasDigitsOnly: /^\^(\\d\{\d\})+\$$/.test(POSTAL_PATTERN[countryCode]?.source ?? ''),
  };
}

/** Whether a part has to be filled in. */
export function isRequired(part: AddressPart): boolean {
  return part !== 'line2' && part !== 'phone';
}

type AddressError = 'missing' | 'malformed';

/** Fewest digits of a phone number with its area code, in any country. */
const PHONE_DIGITS_MIN = 5;

/** Whether a text can be a phone number, in digits of any script. */
function isPhoneNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS_MIN;
}

/**
 * Errors of an address by part: required parts that are missing, and postal codes and phone numbers in the wrong format.
 */
export function addressErrors(address: AddressEntries): Partial<Record<AddressPart, AddressError>> {
  const { countryCode, postalCode, phone } = address;
  const errors: Partial<Record<AddressPart, AddressError>> = {};
  for (const part of ['countryCode', ...addressFormat(countryCode).parts] as const) {
    if (isRequired(part) && address[part].trim() === '') errors[part] = 'missing';
  }
  // Shipping rates and taxes depend on the region, so it must be one of the country's.
  const regions = regionsOf(countryCode);
  if (regions.length > 0 && !regions.some(({ code }) => code === address.region)) errors.region = 'missing';
  if (!errors.postalCode && POSTAL_PATTERN[countryCode]?.test(postalCode.trim()) === false) {
    errors.postalCode = 'malformed';
  }
  if (phone.trim() !== '' && !isPhoneNumber(phone)) errors.phone = 'malformed';
  return errors;
}

/** Errors of a place that is asked for its taxes: a country that does not exist, or a region that is not its own. */
export function taxPlaceErrors(
  { countryCode, region }: Pick<AddressEntries, 'countryCode' | 'region'>,
  { regionsIn }: TaxPlace,
): Partial<Record<'countryCode' | 'region', AddressError>> {
  if (!isCountry(countryCode)) return { countryCode: 'missing' };
  const regions = regionsOf(countryCode);
  if (regions.length === 0 || !regionsIn.includes(countryCode)) return {};
  return regions.some(({ code }) => code === region) ? {} : { region: 'missing' };
}

/** Returns what taxes depend on, without the rest of the address; regions that change no tax are left out. */
export function taxedPlace({ countryCode, region }: AddressEntries, { regionsIn }: TaxPlace): AddressEntries {
  return { ...emptyAddress, countryCode, region: regionsIn.includes(countryCode) ? region : '' };
}

/** Whether an order's address is only the place of its taxes, because nothing was delivered. */
export function isPlaceOnly({ line1 }: Pick<AddressEntries, 'line1'>): boolean {
  return line1 === '';
}

/** Whether two addresses are the same to a reader: spaces at the ends of a part do not count. */
export function isSameAddress(a: AddressEntries, b: AddressEntries): boolean {
  return ADDRESS_PARTS.every((part) => a[part].trim() === b[part].trim());
}

/** Whether nobody has typed an address; its country may have been guessed. */
export function isUntouched(address: AddressEntries): boolean {
  return ADDRESS_PARTS.every((part) => part === 'countryCode' || address[part] === '');
}

/** Returns the address with another country; a region that the new country does not have is removed. */
export function inCountry(address: AddressEntries, countryCode: string): AddressEntries {
  const hasRegion = regionsOf(countryCode).some(({ code }) => code === address.region);
  return { ...address, countryCode, region: hasRegion ? address.region : '' };
}
