import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryField,
  arbitraryFieldValue,
  arbitraryForm,
  arbitraryValid,
  arbitraryValidValues,
  arbitraryValues,
} from '../../../test/arbitrary/form.ts';
import type { FormValues } from '../../contracts/form.ts';
import { FIELD_TYPES } from '../../contracts/form-enumerations.ts';
import * as en from '../../i18n/en/all.ts';
import { definitionErrors } from './definition.ts';
import { displayValue } from './display.ts';
import { errorText } from './error-text.ts';
import { isRequired } from './field.ts';
import { fieldError, formErrors } from './validate.ts';
import { emptyValue, isEmpty, isFormEmpty, withoutPasswords } from './values.ts';

const formWithValues = arbitraryForm().chain((form) => fc.tuple(fc.constant(form), arbitraryValues(form)));

describe('whatever is handed in', () => {
  test('no value makes the check throw, and every error has a whole text', () => {
    const anything = fc.oneof(fc.anything(), fc.jsonValue(), arbitraryFieldValue());
    fc.assert(
      fc.property(arbitraryField(), anything, (field, value) => {
        const error = fieldError(field, value);
        if (error) expect(errorText(error, en.fieldErrors)).not.toMatch(/\{\w+\}|undefined/);
        expect(displayValue(field, value, en.form)).toBeTypeOf('string');
      }),
      { numRuns: 1_000 },
    );
  });

  test('values have the same errors after they were written as JSON and read again', () => {
    fc.assert(
      fc.property(formWithValues, ([{ fields }, values]) => {
        const sent: FormValues = JSON.parse(JSON.stringify(values));
        expect(formErrors(fields, sent)).toEqual(formErrors(fields, values as FormValues));
      }),
    );
  });

  test('each error of a form is the error of its field, or of an id that the form does not have', () => {
    fc.assert(
      fc.property(formWithValues, ([{ fields }, values]) => {
        const errors = formErrors(fields, values as FormValues);
        for (const [id, error] of Object.entries(errors)) {
          const field = fields.find((entry) => entry.id === id && entry.type !== 'section');
          const value = Object.hasOwn(values, id) ? values[id] : undefined;
          expect(error).toEqual(field ? fieldError(field, value ?? emptyValue(field)) : { code: 'unknownField' });
        }
      }),
    );
  });

  test('values for events and drafts have no password, and lose nothing else', () => {
    fc.assert(
      fc.property(formWithValues, ([{ fields }, values]) => {
        const left = withoutPasswords(fields, values as FormValues);
        const secret = (id: string) => fields.some((field) => field.id === id && field.type === 'password');
        expect(Object.keys(left)).toEqual(Object.keys(values).filter((id) => !secret(id)));
      }),
    );
  });
});

describe.each(FIELD_TYPES)('a field of type %s', (type) => {
  test(`a field of type ${type} can be made by the builder`, () => {
    fc.assert(fc.property(arbitraryField(type), (field) => definitionErrors([field]).length === 0));
  });

  test(`a field of type ${type} accepts every valid value`, () => {
    const filled = arbitraryField(type).chain((field) => fc.tuple(fc.constant(field), arbitraryValid(field)));
    fc.assert(
      fc.property(filled, ([field, value]) => {
        expect(fieldError(field, value)).toBeUndefined();
        expect(isEmpty(field, value)).toBe(false);
      }),
    );
  });

  test(`a field of type ${type} may be empty exactly when it is not required`, () => {
    fc.assert(
      fc.property(arbitraryField(type), (field) => {
        expect(isEmpty(field, emptyValue(field))).toBe(true);
        expect(fieldError(field, emptyValue(field))?.code).toBe(isRequired(field) ? 'required' : undefined);
        expect(displayValue(field, emptyValue(field), en.form)).toBe('N/A');
      }),
    );
  });
});

test('a form filled in with valid values has no error', () => {
  const filled = arbitraryForm().chain((form) => fc.tuple(fc.constant(form), arbitraryValidValues(form)));
  fc.assert(
    fc.property(filled, ([{ fields }, values]) => {
      expect(Object.keys(formErrors(fields, values))).toEqual([]);
      const isSeen = fields.some((field) => field.type !== 'section' && field.type !== 'hidden');
      expect(isFormEmpty(fields, values)).toBe(!isSeen);
    }),
  );
});
