import { describe, expect, test } from 'vitest';
import { addressErrors, addressFormat, emptyAddress, inCountry, taxedPlace, taxPlaceErrors } from './address.ts';
import { countryChoices, likelyCountry } from './countries.ts';
import { regionsOf } from './regions.ts';

const june = {
  ...emptyAddress,
  firstName: 'June',
  lastName: 'Park',
  line1: '1 Main St',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
};

describe('the format of an address', () => {
  test.each([
    ['US', ['city', 'region', 'postalCode'], 'zipCode', 'state', 'city', false],
    ['CA', ['city', 'region', 'postalCode'], 'postalCode', 'province', 'city', false],
    ['AU', ['city', 'region', 'postalCode'], 'postcode', 'stateOrTerritory', 'suburb', true],
    ['GB', ['city', 'postalCode'], 'postcode', 'state', 'townOrCity', false],
    ['DE', ['postalCode', 'city'], 'postalCode', 'state', 'city', true],
    ['HK', ['city'], 'postalCode', 'state', 'city', false],
    ['', ['postalCode', 'city'], 'postalCode', 'state', 'city', false],
  ])(
    'an address in "%s" has the order and labels of its country',
    (country, place, postalLabel, regionLabel, cityLabel, hasDigitsOnly) => {
      expect(addressFormat(country)).toEqual({
        parts: ['firstName', 'lastName', 'line1', 'line2', ...place],
        postalLabel,
        regionLabel,
        cityLabel,
        hasDigitsOnly,
      });
    },
  );
});

describe('errors of an address', () => {
  test.each([
    ['nothing is wrong', {}, {}],
    ['the region is missing where one is needed', { region: '' }, { region: 'missing' }],
    ['a region of another country', { region: 'ON' }, { region: 'missing' }],
    ['no region is needed elsewhere', { countryCode: 'DE', region: '', postalCode: '10115' }, {}],
    ['blanks are nothing', { city: '  ' }, { city: 'missing' }],
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, { postalCode: 'malformed' }],
    ['the long form of a ZIP code', { postalCode: '97201-1234' }, {}],
    ['four digits', { postalCode: '9720' }, { postalCode: 'malformed' }],
    ['six digits', { postalCode: '972011' }, { postalCode: 'malformed' }],
    ['blanks around a postal code', { postalCode: ' 97201 ' }, {}],
    ['no postal code where there are none', { countryCode: 'HK', region: '', postalCode: '' }, {}],
    ['a country without a known pattern takes any', { countryCode: 'KR', region: '', postalCode: 'x' }, {}],
    ['a phone number that is none', { phone: '12' }, { phone: 'malformed' }],
    ['words instead of a phone number', { phone: 'call the office' }, { phone: 'malformed' }],
    ['a short phone number with its area code', { phone: '(0) 12-34' }, {}],
    ['a phone number in other digits', { phone: '٠٥٠ ١٢٣ ٤٥٦٧' }, {}],
    ['blanks instead of a phone number', { phone: '  ' }, {}],
    ['small letters', { countryCode: 'GB', region: '', postalCode: 'sw1a1aa' }, {}],
  ])('an address is checked by its country: %s', (_, change, errors) => {
    expect(addressErrors({ ...june, ...change })).toEqual(errors);
  });

  test('an empty address lacks all that its country needs, but no phone number', () => {
    expect(Object.keys(addressErrors(emptyAddress))).toEqual([
      'countryCode',
      'firstName',
      'lastName',
      'line1',
      'postalCode',
      'city',
    ]);
  });
});

test('an address that moves to another country keeps what that country has too', () => {
  expect(inCountry(june, 'CA')).toEqual({ ...june, countryCode: 'CA', region: '' });
  expect(inCountry({ ...june, region: 'NT' }, 'AU').region).toBe('NT');
});

test.each([
  ['nothing is given', '', '', { countryCode: 'missing' }],
  ['there is no such country', 'XX', '', { countryCode: 'missing' }],
  ['small letters are no code', 'us', 'CA', { countryCode: 'missing' }],
  ['a tax depends on the region', 'US', '', { region: 'missing' }],
  ['the region is another country’s', 'US', 'ON', { region: 'missing' }],
  ['the region is the country’s', 'US', 'CA', {}],
  ['no tax depends on the region', 'CA', '', {}],
  ['the country has no regions', 'DE', '', {}],
])('the place of a tax is checked: %s', (_, countryCode, region, errors) => {
  expect(taxPlaceErrors({ countryCode, region }, { regionsIn: ['US', 'DE'] })).toEqual(errors);
});

test('the place of a tax is the country, and the region only where a tax depends on it', () => {
  expect(taxedPlace(june, { regionsIn: ['US'] })).toEqual({ ...emptyAddress, countryCode: 'US', region: 'OR' });
  expect(taxedPlace(june, { regionsIn: ['CA'] })).toEqual({ ...emptyAddress, countryCode: 'US' });
});

describe('countries', () => {
  test('countries are named and sorted in the given language', () => {
    const choices = countryChoices(['US', 'AT', 'DE', 'DE'], 'de');
    expect(choices.map(({ name }) => name)).toEqual(['Deutschland', 'Österreich', 'Vereinigte Staaten']);
  });

  test('the wildcard stands for all countries, each with a name', () => {
    const choices = countryChoices(['*'], 'en');
    expect(choices).toHaveLength(249);
    expect(choices.filter(({ code, name }) => code === name)).toEqual([]);
  });

  test('an unknown language still gives countries', () => {
    expect(countryChoices(['US'], 'no language')).toHaveLength(1);
  });

  test.each([
    [['DE'], 'IE', ['en-US'], 'DE'],
    [['DE', 'US'], '', ['en-US', 'de'], 'US'],
    [['DE', 'IE', 'US'], 'IE', ['en-US'], 'IE'],
    [['DE', 'US'], 'IE', ['en-US'], 'US'],
    [['*'], 'IE', ['en-US'], 'IE'],
    [['DE', 'US'], '', ['fr-FR'], ''],
    [['*'], '', ['zh-Hant-TW'], 'TW'],
    [['*'], '', ['en-XX'], ''],
    [['*'], '', ['en'], ''],
    [[], '', [], ''],
  ])('of the countries %j of a shop in %j, a visitor with %j is likely in %j', (delivered, own, languages, country) => {
    expect(likelyCountry(delivered, own, languages)).toBe(country);
  });
});

test('regions have codes that an address can carry', () => {
  for (const country of ['AU', 'BR', 'CA', 'MX', 'US']) {
    const regions = regionsOf(country);
    expect(regions.length).toBeGreaterThan(7);
    for (const { code, name } of regions) expect(`${code}: ${name}`).toMatch(/^[A-Z]{2,3}: \S/);
  }
  expect(regionsOf('DE')).toEqual([]);
  expect(regionsOf('constructor')).toEqual([]);
});
