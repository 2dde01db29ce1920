import { expect, test } from 'vitest';
import { CARRIERS, carriersOf, likelyCarrier, trackingLink } from './carriers.ts';
import { isTrackingNumber, tidyEntry } from './parcel-entry.ts';

const NOWHERE = { postcode: '', country: '' };

test('every carrier has an id of its own and a page for a number', () => {
  expect(new Set(CARRIERS.map(({ id }) => id)).size).toBe(CARRIERS.length);
  for (const { id, trackingPage } of CARRIERS) {
    const link = trackingLink({ carrierId: id, trackingNumber: 'AB 12' }, NOWHERE);
    expect(URL.canParse(link), id).toBe(true);
    expect(link, id).toContain('AB12');
    expect(trackingPage).toContain('{number}');
  }
});

test('a page that asks for the postcode gets it, and nothing leaves its place in the address', () => {
  const parcel = { carrierId: 'postnl', trackingNumber: '3S?&x=1' };
  expect(trackingLink(parcel, { postcode: '1012 AB', country: 'NL' })).toBe(
    'https://postnl.nl/tracktrace/?B=3S%3F%26x%3D1&P=1012AB&D=NL&T=C',
  );
});

test('there is no link without a number, or for a carrier that the table lacks', () => {
  expect(trackingLink({ carrierId: 'ups', trackingNumber: ' ' }, NOWHERE)).toBe('');
  expect(trackingLink({ carrierId: 'bike', trackingNumber: '1' }, NOWHERE)).toBe('');
});

test('a country’s own carriers come first, then those that are everywhere', () => {
  expect(
    carriersOf('NL')
      .slice(0, 4)
      .map(({ id }) => id),
  ).toEqual(['dhl-ecommerce', 'dpd', 'gls', 'postnl']);
  expect(carriersOf('IS')[0]?.id).toBe('dhl-express');
});

test.each([
  ['1Z999AA10123456784', 'ups'],
  ['9400 1000 0000 0000 0000 00', 'usps'],
  ['RX123456789DE', 'deutsche-post'],
  ['123456789012', undefined],
])('the number %s is probably one of %s', (number, carrier) => {
  expect(likelyCarrier(number)).toBe(carrier);
});

test.each([
  ['00340434161094', true],
  ['RX 123 456 789 DE', true],
  ['12', false],
  ['nowhere', false],
  ['https://parcels.example/1', false],
  ['<b>123</b>', false],
  ['1'.repeat(101), false],
])('%s is a number of a parcel: %s', (text, is) => {
  expect(isTrackingNumber(text)).toBe(is);
});

test('a number in the field of the address, and an address in the field of the number, are understood', () => {
  const entry = { carrierId: '', carrier: 'dhl', trackingNumber: '', trackingUrl: '0034 0434' };
  expect(tidyEntry(entry)).toEqual({ carrierId: 'dhl', carrier: 'DHL', trackingNumber: '0034 0434', trackingUrl: '' });
  const link = 'https://parcels.example/1';
  const other = { carrierId: '', carrier: 'Bike', trackingNumber: link, trackingUrl: '' };
  expect(tidyEntry(other)).toEqual({ carrierId: '', carrier: 'Bike', trackingNumber: '', trackingUrl: link });
  const both = { carrierId: 'ups', carrier: '', trackingNumber: '1Z1', trackingUrl: link };
  expect(tidyEntry(both)).toEqual({ carrierId: 'ups', carrier: 'UPS', trackingNumber: '1Z1', trackingUrl: link });
});
