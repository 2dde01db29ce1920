import { describe, expect, test } from 'vitest';
import { type FieldFormat, FormFieldFormats } from '../../contracts/form.ts';
import * as de from '../../i18n/de/rest.ts';
import { fieldFormats } from './formats.ts';

/** "(<1>) <2>-<3>": inputs in angle brackets, and the text between them. */
const layout = ({ fields }: FieldFormat) =>
  fields.map(({ type, identifier, label }) => (type === 'FIELD' ? `<${identifier}>` : label)).join('');
const NUMBER_IN_ONE = '<3>';

describe('the layouts of a site', () => {
  test.each([
    ['en-US', '(<1>) <2>-<3>', '<City>, <State> <Zip>', '<Month>/<Day>/<Year>'],
    ['en-CA', '(<1>) <2>-<3>', '<City>, <State> <Zip>', '<Year>-<Month>-<Day>'],
    ['fr-CA', '(<1>) <2>-<3>', '<City>, <State> <Zip>', '<Year>-<Month>-<Day>'],
    ['en-GB', NUMBER_IN_ONE, '<City>\n<Zip>', '<Day>/<Month>/<Year>'],
    ['en-IE', NUMBER_IN_ONE, '<City>\n<State>\n<Zip>', '<Day>/<Month>/<Year>'],
    ['en-AU', NUMBER_IN_ONE, '<City> <State> <Zip>', '<Day>/<Month>/<Year>'],
    ['en-NZ', NUMBER_IN_ONE, '<City> <Zip>', '<Day>/<Month>/<Year>'],
    ['en-IN', NUMBER_IN_ONE, '<City> <Zip>\n<State>', '<Day>/<Month>/<Year>'],
    ['de-DE', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['de-AT', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['de-CH', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['fr-FR', NUMBER_IN_ONE, '<Zip> <City>', '<Day>/<Month>/<Year>'],
    ['fr-BE', NUMBER_IN_ONE, '<Zip> <City>', '<Day>/<Month>/<Year>'],
    ['nl-NL', NUMBER_IN_ONE, '<Zip> <City>', '<Day>-<Month>-<Year>'],
    ['es-ES', NUMBER_IN_ONE, '<Zip> <City> <State>', '<Day>/<Month>/<Year>'],
    ['es-MX', NUMBER_IN_ONE, '<City>, <State> <Zip>', '<Day>/<Month>/<Year>'],
    ['it-IT', NUMBER_IN_ONE, '<Zip> <City> <State>', '<Day>/<Month>/<Year>'],
    ['pt-PT', NUMBER_IN_ONE, '<Zip> <City>', '<Day>/<Month>/<Year>'],
    ['pt-BR', NUMBER_IN_ONE, '<City>-<State>\n<Zip>', '<Day>/<Month>/<Year>'],
    ['da-DK', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['sv-SE', NUMBER_IN_ONE, '<Zip> <City>', '<Year>-<Month>-<Day>'],
    ['nb-NO', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['fi-FI', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['pl-PL', NUMBER_IN_ONE, '<Zip> <City>', '<Day>.<Month>.<Year>'],
    ['cs-CZ', NUMBER_IN_ONE, '<Zip> <City>', '<Day>. <Month>. <Year>'],
  ])('an address, a name and a date in %s have the layouts of that place', (tag, phone, place, date) => {
    const formats = fieldFormats(tag);
    expect(layout(formats.initialPhoneFormat)).toBe(phone);
    expect(layout(formats.initialAddressFormat)).toBe(`<Line1>\n<Line2>\n${place}\n<Country>`);
    expect(layout(formats.initialDateFormat)).toBe(date);
    expect(formats.initialNameOrder).toBe('GIVEN_FIRST');
  });

  test('Japanese layouts begin with the largest part, and names with the family name', () => {
    const formats = fieldFormats('ja-JP');
    expect(layout(formats.initialAddressFormat)).toBe('<Zip>\n<State>\n<City>\n<Line1>\n<Line2>\n<Country>');
    expect(layout(formats.initialDateFormat)).toBe('<Year>/<Month>/<Day>');
    expect(formats.initialNameOrder).toBe('FAMILY_FIRST');
  });

  test.each(['ar-EG', 'fa', 'th', 'bg', 'ko', 'hu', 'he', 'zh-Hant'])(
    'a date in %s has three inputs, with nothing before, after or invisible between them',
    (tag) => {
      expect(layout(fieldFormats(tag).initialDateFormat)).toMatch(/^<\w+>[/.\- ]+<\w+>[/.\- ]+<\w+>$/);
    },
  );

  test('a language without a region has the layouts of its likeliest region', () => {
    expect(fieldFormats('de').initialAddressFormat.country).toBe('DE');
    expect(fieldFormats('fr_CA').initialPhoneFormat.country).toBe('CA');
    expect(fieldFormats('en').initialDateFormat).toMatchObject({ country: 'US', labelLocale: 'en' });
  });

  test('a region without layouts of its own gets layouts with every part', () => {
    const formats = fieldFormats('sw-KE');
    expect(layout(formats.initialAddressFormat)).toBe('<Line1>\n<Line2>\n<City>\n<State> <Zip>\n<Country>');
    expect(layout(formats.initialPhoneFormat)).toBe(NUMBER_IN_ONE);
  });

  test.each(['', '!!', 'x', 'not a tag'])('the layouts of "%s", which is no language, are American', (tag) => {
    expect(fieldFormats(tag)).toEqual(fieldFormats('en-US'));
  });
});

describe('the parts of a layout', () => {
  test('the parts of a layout have the shape that pages bring', () => {
    const { initialPhoneFormat, initialAddressFormat } = fieldFormats('en-US');
    expect(initialPhoneFormat).toMatchObject({ id: 0, type: 'PHONE_NUMBER', country: 'US', labelLocale: 'en-US' });
    const blank = { length: 0, required: false, metadata: {} };
    expect(initialPhoneFormat.fields.slice(0, 3)).toEqual([
      { ...blank, type: 'SEPARATOR', label: '(', identifier: 'LeftParen' },
      { ...blank, type: 'FIELD', label: 'Area Code', identifier: '1', length: 3 },
      { ...blank, type: 'SEPARATOR', label: ')', identifier: 'RightParen' },
    ]);
    expect(initialAddressFormat.fields.filter(({ type }) => type === 'FIELD').map((part) => part.metadata)).toEqual(
      ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'].map(
        (autocomplete) => ({ autocomplete }),
      ),
    );
  });

  test('the parts of a layout fit the contract', () => {
    for (const tag of ['en-US', 'ja', 'pt-BR', '']) {
      const formats = { ...fieldFormats(tag), countries: [] };
      expect(FormFieldFormats.parse(formats)).toEqual(formats);
    }
  });

  test('the parts of a layout are labelled with the given texts', () => {
    const labels = ({ fields }: FieldFormat) => fields.filter(({ type }) => type === 'FIELD').map(({ label }) => label);
    const formats = fieldFormats('de', de.form);
    expect(labels(formats.initialDateFormat)).toEqual(['Tag', 'Monat', 'Jahr']);
    expect(labels(formats.initialPhoneFormat)).toEqual(['Nummer']);
    expect(labels(formats.initialAddressFormat)).toContain('Postleitzahl');
  });
});
