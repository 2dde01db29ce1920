import { expect, test } from 'vitest';
import * as de from '../../i18n/de/rest.ts';
import * as en from '../../i18n/en/all.ts';
import { errorText } from './error-text.ts';
import type { FieldError } from './field-error.ts';

const TEXTS: Record<FieldError['code'], [FieldError, string]> = {
  required: [{ code: 'required' }, 'Required'],
  invalid: [{ code: 'invalid' }, 'This entry is not valid.'],
  invalidEmail: [
    { code: 'invalidEmail' },
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  ],
  overLimit: [{ code: 'overLimit' }, 'You have exceeded the character limit.'],
  tooLong: [{ code: 'tooLong', max: 1_000 }, 'Value should have a length no longer than 1000.'],
  noValidSelection: [{ code: 'noValidSelection' }, 'A valid selection must be made.'],
  invalidDate: [{ code: 'invalidDate' }, 'This is not a real date.'],
  outOfRange: [{ code: 'outOfRange', min: 0, max: 23 }, 'Value must be in the range 0 to 23.'],
  invalidCountryCode: [{ code: 'invalidCountryCode' }, 'Country code should have an optional plus and up to 4 digits.'],
  invalidNumber: [{ code: 'invalidNumber' }, 'Numbers must contain only digits and no other characters.'],
  invalidCurrency: [{ code: 'invalidCurrency' }, 'Currency value should be formatted like 1234 or 123.99.'],
  invalidUrl: [{ code: 'invalidUrl' }, 'Must be a valid URL.'],
  invalidTwitterUsername: [{ code: 'invalidTwitterUsername' }, 'Must be a valid Twitter username.'],
  invalidPassword: [{ code: 'invalidPassword' }, 'Passwords should not contain whitespace.'],
  invalidQuestion: [{ code: 'invalidQuestion' }, 'Contained an invalid question.'],
  unknownField: [{ code: 'unknownField' }, 'This field is not part of the form.'],
};

test.each(Object.values(TEXTS))('the error $code has an English text', (error, text) => {
  expect(errorText(error, en.fieldErrors)).toBe(text);
});

test('an error is written in the language of the given texts', () => {
  expect(errorText({ code: 'outOfRange', min: 1, max: 12 }, de.fieldErrors)).toBe(
    'Der Wert muss zwischen 1 und 12 liegen.',
  );
});

test('the errors of a form have the texts of the specification', () => {
  expect(en.fieldErrors.invalidForm).toBe('One or more fields is invalid, please check your entries.');
  expect(en.fieldErrors.allEmpty).toBe('Please fill out at least one form field.');
});
