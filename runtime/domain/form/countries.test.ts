import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { fieldError } from './validate.ts';

describe('the list of countries', () => {
  const english = countries('en-US');

  test('the list of countries has each code once, with a name and a calling code', () => {
    expect(english).toHaveLength(245);
    expect(new Set(english.map(({ code }) => code)).size).toBe(245);
    const phone = { type: 'phone', id: 'phone', title: 'Phone', description: '', required: true } as const;
    for (const { name, code, phoneCode } of english) {
      expect(name).not.toBe(code);
      expect(fieldError(phone, [phoneCode, '', '', '5550100']), code).toBeUndefined();
    }
  });

  test.each([
    ['US', '+1'],
    ['CA', '+1'],
    ['PR', '+1'],
    ['KZ', '+7'],
    ['GB', '+44'],
    ['JE', '+44'],
    ['VA', '+39'],
    ['XK', '+383'],
    ['ZW', '+263'],
    ['AC', '+247'],
  ])('the country %s has the calling code %s', (code, phoneCode) => {
    expect(english.find((country) => country.code === code)?.phoneCode).toBe(phoneCode);
  });

  test('the list of countries is named and sorted in the given language', () => {
    const names = (tag: string) => countries(tag).map(({ name }) => name);
    expect(names('en').slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names('fr-CA').indexOf('États-Unis')).toBeLessThan(names('fr-CA').indexOf('France'));
    expect(names('sv').slice(-2)).toEqual(['Österrike', 'Östtimor']);
  });

  test.each(['', 'not a tag', 'xx-nonsense-but-well-formed-no'])(
    'the list of countries for the language "%s" is in English',
    (tag) => {
      expect(countries(tag)).toEqual(countries('en'));
    },
  );
});
