import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryForm, arbitraryValidValues } from '../../test/arbitrary/form.ts';
import { FormField, FormValues, SaveSubmissionRequest } from './form.ts';
import { MAX_OPTIONS } from './limits.ts';

const field = { type: 'text', id: 'text-yui_3_17_2_1_1629052472152_3900', title: '', description: '', required: true };

describe('a field', () => {
  test('a field that the builder can make is accepted unchanged', () => {
    fc.assert(
      fc.property(arbitraryForm(), ({ fields }) => {
        for (const entry of fields) expect(FormField.parse(entry)).toEqual(entry);
      }),
    );
  });

  test.each([
    ['another type', { type: 'file' }],
    ['no id', { id: '' }],
    ['an id that is no name', { id: 'a b' }],
    ['an id of 101 characters', { id: 'a'.repeat(101) }],
    ['a property that is not known', { locked: false }],
    ['a limit of no character', { maxLength: 0 }],
    ['a limit above what is stored', { maxLength: 20_001 }],
    ['half a character for a limit', { maxLength: 1.5 }],
    ['too many choices', { options: Array.from({ length: MAX_OPTIONS + 1 }, String) }],
  ])('a field with %s is refused', (_, more) => expect(FormField.safeParse({ ...field, ...more }).success).toBe(false));
});

describe('values', () => {
  test('values that fill in a form are accepted unchanged', () => {
    const values = arbitraryForm().chain(arbitraryValidValues);
    // The schema library leaves out '__proto__'. Our field ids never have this name, but a question could.
    const isSafe = (entries: FormValues) => !JSON.stringify(entries).includes('"__proto__":');
    fc.assert(
      fc.property(values.filter(isSafe), (entries) => {
        expect(FormValues.parse(entries)).toEqual(entries);
      }),
    );
  });

  test.each([[null], [5], [[1]], [{ question: 'answer' }], [[['nested']]]])(
    'values such as %j are refused',
    (value) => {
      expect(FormValues.safeParse({ [field.id]: value }).success).toBe(false);
    },
  );
});

test('a submission has its values as text, and no unknown property', () => {
  expect(SaveSubmissionRequest.safeParse({ key: 'k', form: '{}', contentSource: 'c' }).success).toBe(true);
  expect(SaveSubmissionRequest.safeParse({ key: 'k', form: {} }).success).toBe(false);
  expect(SaveSubmissionRequest.safeParse({ key: 'k', form: '{}', contentSource: 'x' }).success).toBe(false);
  expect(SaveSubmissionRequest.safeParse({ key: 'k', form: '{}', isAdmin: true }).success).toBe(false);
});
