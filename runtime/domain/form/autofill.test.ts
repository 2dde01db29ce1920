import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '../../contracts/form-enumerations.ts';
import { inputAttributes } from './autofill.ts';
import { FIELD_PARTS, isMultiPart } from './field.ts';

const of = (type: (typeof FIELD_TYPES)[number], showCountryCode?: boolean) => ({
  type,
  ...(showCountryCode !== undefined && { showCountryCode }),
});

describe('an input of one text', () => {
  test.each([
    ['text', { type: 'text', maxLength: 1_000 }],
    ['email', { type: 'email', autoComplete: 'email' }],
    ['number', { type: 'text', inputMode: 'numeric', maxLength: 1_000 }],
    ['currency', { type: 'text', inputMode: 'decimal', maxLength: 1_000 }],
    ['website', { type: 'url', autoComplete: 'url', maxLength: 1_000 }],
    ['password', { type: 'password', autoComplete: 'new-password', maxLength: 1_000 }],
    ['twitter', { type: 'text', autoComplete: 'off', maxLength: 1_000 }],
    ['textarea', {}],
    ['select', {}],
    ['checkbox', {}],
  ] as const)('an input of one text has the keyboard and autofill of its type: %s', (type, attributes) =>
    expect(inputAttributes(of(type))).toEqual(attributes),
  );
});

test('a text with a limit of its own is not cut off at it', () => {
  expect(inputAttributes({ type: 'text', maxLength: 12 })).toEqual({ type: 'text' });
});

describe('an input of a part', () => {
  test.each([
    ['name', ['given-name', 'family-name']],
    ['address', ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name']],
    ['phone', ['tel-country-code', 'tel-area-code', 'tel-local-prefix', 'tel-local-suffix']],
  ] as const)('the inputs of a field of type %s tell the browser what they hold', (type, tokens) => {
    const parts: readonly string[] = FIELD_PARTS[type];
    expect(parts.map((part) => inputAttributes(of(type), part).autoComplete)).toEqual(tokens);
  });

  test.each(['date', 'time'] as const)(
    'the inputs of a %s take digits, and the browser fills in no birthday',
    (type) => {
      for (const part of FIELD_PARTS[type]) {
        if (part === 'Ampm') expect(inputAttributes(of(type), part)).toEqual({});
        else expect(inputAttributes(of(type), part)).toMatchObject({ inputMode: 'numeric', autoComplete: 'off' });
      }
      expect(inputAttributes(of('date'), 'Year').maxLength).toBe(4);
      expect(inputAttributes(of('date'), 'Day').maxLength).toBe(2);
    },
  );

  test('a phone number leaves the country out where it has an input of its own', () => {
    expect(inputAttributes(of('phone', true), 'Line', true)).toMatchObject({
      type: 'tel',
      autoComplete: 'tel-national',
    });
    expect(inputAttributes(of('phone', false), 'Line', true)).toMatchObject({ type: 'tel', autoComplete: 'tel' });
    expect(inputAttributes(of('phone', true), 'Country', true).autoComplete).toBe('tel-country-code');
  });

  test('an input takes no more characters than its field may have', () => {
    for (const type of FIELD_TYPES.filter(isMultiPart)) {
      for (const part of FIELD_PARTS[type]) {
        expect(inputAttributes(of(type), part).maxLength ?? 0).toBeLessThanOrEqual(200);
      }
    }
  });

  test('an input that does not exist has no properties', () => {
    expect(inputAttributes(of('name'), 'Middle')).toEqual({});
    expect(inputAttributes(of('text'), 'constructor')).toEqual({});
  });
});
