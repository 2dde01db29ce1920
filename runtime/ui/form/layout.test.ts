import { afterEach, describe, expect, test } from 'vitest';
import type { FieldFormat, FormField, FormFieldFormats } from '../../contracts/form.ts';
import type { MultiPartType } from '../../domain/form/field.ts';
import { fieldFormats } from '../../domain/form/formats.ts';
import { form as texts } from '../../i18n/en/all.ts';
import { layoutOf } from './layout.ts';

const aField = (type: MultiPartType, more: Partial<FormField> = {}) =>
  ({ type, id: `${type}-1`, title: '', description: '', required: false, ...more }) as FormField & {
    type: MultiPartType;
  };

/** Rows as texts: "City, State|Zip". */
const shown = (type: MultiPartType, formats: Partial<FormFieldFormats>, more?: Partial<FormField>) =>
  layoutOf(aField(type, more), formats, texts).map((row) =>
    row.map((piece) => (typeof piece === 'string' ? piece : `${piece.part}@${piece.index}`)).join(' '),
  );
const labels = (type: MultiPartType, formats: Partial<FormFieldFormats>) =>
  layoutOf(aField(type), formats, texts)
    .flat()
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.label]));

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('without formats', () => {
  test.each([
    ['name', ['First@0 Last@1']],
    ['address', ['Line1@0', 'Line2@1', 'City@2', 'State@3', 'Zip@4', 'Country@5']],
    ['date', ['Month@0 Day@1 Year@2']],
    ['phone', ['Areacode@1 Prefix@2 Line@3']],
  ] as const)('the parts of a %s without formats are in the order of its value', (type, rows) => {
    expect(shown(type, {})).toEqual(rows);
  });
});

describe('by the formats of a place', () => {
  test.each([
    ['en-US', 'phone', ['( Areacode@1 ) Prefix@2 - Line@3']],
    ['de-DE', 'phone', ['Line@3']],
    ['en-US', 'date', ['Month@0 / Day@1 / Year@2']],
    ['de-DE', 'date', ['Day@1 . Month@0 . Year@2']],
    ['en-US', 'address', ['Line1@0', 'Line2@1', 'City@2 State@3 Zip@4', 'Country@5']],
    ['de-DE', 'address', ['Line1@0', 'Line2@1', 'Zip@4 City@2', 'Country@5']],
    ['en-US', 'name', ['First@0 Last@1']],
    ['ja-JP', 'name', ['Last@1 First@0']],
  ] as const)('the formats of %s lay out the parts of a field of type %s', (language, type, rows) => {
    expect(shown(type, fieldFormats(language))).toEqual(rows);
  });

  test('a phone number that is written as one has a label of its own', () => {
    expect(labels('phone', fieldFormats('de-DE'))).toEqual([texts.number]);
  });

  test('the calling code comes first, where the form asks for it', () => {
    expect(shown('phone', fieldFormats('de-DE'), { showCountryCode: true })).toEqual(['Country@0 Line@3']);
  });

  test.each([
    ['en-US', ['Hour@0 : Minute@1 : Second@2 Ampm@3']],
    ['de-DE', ['Hour@0 : Minute@1 : Second@2']],
  ])('the parts of a time are those of the clock in %s', (language, rows) => {
    expect(shown('time', fieldFormats(language))).toEqual(rows);
    document.documentElement.lang = language;
    expect(shown('time', {})).toEqual(rows);
  });
});

describe('formats as pages bring them', () => {
  const format = (type: FieldFormat['type'], ...identifiers: string[]): FieldFormat => ({
    id: 0,
    type,
    country: 'US',
    labelLocale: 'en',
    fields: identifiers.map((identifier) => ({
      type: identifier === '\n' ? 'SEPARATOR' : 'FIELD',
      label: identifier,
      identifier,
      length: 3,
      required: false,
      metadata: {},
    })),
  });

  test('parts that are only numbered have our labels', () => {
    const initialPhoneFormat = format('PHONE_NUMBER', '1', '2', '3');
    expect(labels('phone', { initialPhoneFormat })).toEqual(['Area Code', 'Prefix', 'Line']);
  });

  test('an address format without a country gets one, and unknown parts are left out', () => {
    const initialAddressFormat = format('ADDRESS', 'Line1', '\n', 'Galaxy', 'City');
    expect(shown('address', { initialAddressFormat })).toEqual(['Line1@0', 'City@2', 'Country@5']);
  });

  test('a format without any known part counts as none', () => {
    expect(shown('date', { initialDateFormat: format('DATE', 'Galaxy') })).toEqual(['Month@0 Day@1 Year@2']);
  });
});
