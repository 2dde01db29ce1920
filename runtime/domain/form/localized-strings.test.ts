import { describe, expect, test } from 'vitest';
import { FormTemplate } from '../../contracts/form.ts';
import * as de from '../../i18n/de/rest.ts';
import * as en from '../../i18n/en/all.ts';
import { errorText } from './error-text.ts';
import { fromLocalizedStrings, toLocalizedStrings } from './localized-strings.ts';

describe('our texts for the scripts of pages', () => {
  test('our texts stand under the names that the scripts of pages read', () => {
    expect(toLocalizedStrings(en)).toMatchObject({
      submit: 'Submit',
      required: '(required)',
      name: { firstName: 'First Name', lastName: 'Last Name' },
      address: { stateProvince: 'State/Province', zipPostalCode: 'Zip/Postal Code' },
      lightbox: { openForm: 'Open Form' },
      likert: { stronglyAgree: 'Strongly Agree' },
      phone: { areaCode: 'Area Code' },
      email: { signUp: 'Sign up for news and updates' },
    });
  });

  test('our texts have numbers in place of named values', () => {
    expect(toLocalizedStrings(en).validation).toMatchObject({
      stringTooLong: 'Value should have a length no longer than {0}.',
      valueOutsideRange: 'Value must be in the range {0} to {1}.',
      invalidEmail: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      required: 'Required',
    });
  });

  test('our texts fit the contract in every language', () => {
    const template = { html: '', localizedStrings: toLocalizedStrings(de) };
    expect(FormTemplate.parse(template)).toEqual(template);
  });

  test('our texts are the same after they were written for pages and read again', () => {
    const { form, fieldErrors } = fromLocalizedStrings(toLocalizedStrings(de));
    expect(de.form).toMatchObject(form);
    expect(de.fieldErrors).toMatchObject(fieldErrors);
    expect(form.yyyy).toBe('JJJJ');
    expect(fieldErrors.outOfRange).toBe('Der Wert muss zwischen {min} und {max} liegen.');
  });
});

describe('the texts of a page', () => {
  test('a page’s texts replace ours, and their numbers become named values', () => {
    const { form, fieldErrors } = fromLocalizedStrings({
      submit: 'Send it',
      name: { firstName: 'Given name' },
      validation: { invalidDate: 'No such day.', valueOutsideRange: 'Between {0} and {1}, please.' },
    });
    expect(form).toEqual({ submit: 'Send it', firstName: 'Given name' });
    expect(fieldErrors.invalidDate).toBe('No such day.');
    const texts = { ...en.fieldErrors, ...fieldErrors };
    expect(errorText({ code: 'outOfRange', min: 1, max: 12 }, texts)).toBe('Between 1 and 12, please.');
  });

  test('a page’s texts do not replace texts that the specification gives word by word', () => {
    const { fieldErrors } = fromLocalizedStrings({
      validation: { required: '{0} is required.', invalidEmail: 'Wrong.', overLimit: 'Too much.', invalidForm: 'No.' },
    });
    expect(fieldErrors).toEqual({});
  });

  test('a page’s text that needs a value that we do not have is ignored', () => {
    const validation = {
      invalid: '{0} is not valid.',
      invalidUrl: '{2} is no URL.',
      stringTooLong: 'At most {1}.',
      allEmpty: '{toString}',
    };
    expect(fromLocalizedStrings({ validation }).fieldErrors).toEqual({});
  });

  test.each([
    ['nothing', {}],
    ['groups that are none', { name: null, date: 'x', time: ['AM'], validation: 5 }],
    ['texts that are none', { submit: '', required: ' ', name: { firstName: 1, lastName: null } }],
    ['what objects inherit', { constructor: 'x', validation: { constructor: 'x' } }],
  ])('texts of a page that are %s change nothing', (_, strings) => {
    expect(fromLocalizedStrings(strings)).toEqual({ form: {}, fieldErrors: {} });
  });
});
