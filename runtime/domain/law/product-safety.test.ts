import { expect, test } from 'vitest';
import { Law } from '../../contracts/law-settings.ts';
import { noSafety, type ProductContact } from '../../contracts/product-law.ts';
import { countryOf, missingSafety } from './product-safety.ts';

const somebody = (postalAddress: string): ProductContact => ({
  name: 'Somebody',
  postalAddress,
  electronicAddress: 'a@b.example',
});
const INSIDE = somebody('Am Steintor 1\n06112 Halle\nDeutschland');
const OUTSIDE = somebody('1 Main Street, Springfield, USA');
const nobody = Law.parse({});

test.each([
  ['nobody is named', {}, {}, ['manufacturer']],
  ['the shop names a manufacturer inside', {}, { manufacturer: INSIDE }, []],
  ['the product names one inside', { manufacturer: INSIDE }, {}, []],
  ['the product names one outside', { manufacturer: OUTSIDE }, {}, ['responsiblePerson']],
  [
    'the product’s own outside goes before the shop’s',
    { manufacturer: OUTSIDE },
    { manufacturer: INSIDE },
    ['responsiblePerson'],
  ],
  ['one outside has somebody here', { manufacturer: OUTSIDE, responsiblePerson: INSIDE }, {}, []],
  ['one outside has the shop’s somebody', { manufacturer: OUTSIDE }, { responsiblePerson: INSIDE }, []],
  ['somebody is responsible and nobody made it', { responsiblePerson: INSIDE }, {}, ['manufacturer']],
  ['the address names no country', { manufacturer: somebody('Main Street 1, Dublin') }, {}, []],
])('where %s, a product lacks what is missing', (_, safety, usual, expected) => {
  expect(missingSafety({ kind: 1, safety: { ...noSafety, ...safety } }, { ...nobody, ...usual })).toEqual(expected);
});

test('services, downloads and gift cards lack nothing', () => {
  for (const kind of [2, 3, 4, 6]) expect(missingSafety({ kind, safety: noSafety }, nobody)).toEqual([]);
});

test.each([
  ['Rue 1\n75001 Paris\nFrance', 'FR'],
  ['Via 2, Milano, ITALIA.', 'IT'],
  ['Ulica 3, Kraków, Polska', 'PL'],
  ['Oxford Street 1, London, United Kingdom', 'GB'],
  ['Shenzhen\n中国', 'CN'],
  ['Bern, Schweiz\n', 'CH'],
  ['Main Street 1, Dublin', undefined],
  ['', undefined],
])('the end of %j names its country', (address, code) => {
  expect(countryOf(address)).toBe(code);
});
