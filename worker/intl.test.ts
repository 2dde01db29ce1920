import { describe, expect, test } from 'vitest';
import { countries } from '#runtime/domain/form/countries.ts';
import { fieldFormats } from '#runtime/domain/form/formats.ts';

describe('the Workers runtime knows languages', () => {
  test('the Workers runtime names countries and sorts them by language', () => {
    expect(countries('de-DE')).toContainEqual({ name: 'Österreich', code: 'AT', phoneCode: '+43' });
    expect(countries('ja')).toContainEqual({ name: '日本', code: 'JP', phoneCode: '+81' });
    const names = (tag: string) => countries(tag).map(({ name }) => name);
    expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Pakistan'));
    expect(names('sv').slice(-2)).toEqual(['Österrike', 'Östtimor']);
  });

  test.each([
    ['en-US', ['Month', 'Day', 'Year']],
    ['en-GB', ['Day', 'Month', 'Year']],
    ['fr-CA', ['Year', 'Month', 'Day']],
    ['ja', ['Year', 'Month', 'Day']],
  ])('the Workers runtime orders dates in %s', (tag, order) => {
    const inputs = fieldFormats(tag).initialDateFormat.fields.filter(({ type }) => type === 'FIELD');
    expect(inputs.map(({ identifier }) => identifier)).toEqual(order);
  });
});
