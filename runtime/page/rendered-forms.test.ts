import { Compiler } from '@squarespace/template-engine';
import { expect, test } from 'vitest';
import { formBlock } from '#worker/forms/form-block.ts';
import { FORM_TEMPLATE } from '#worker/forms/form-template.ts';
import type { FieldValue, Form, FormField } from '../contracts/form.ts';
import { FIELD_TYPES, type FieldType } from '../contracts/form-enumerations.ts';
import { fieldFormats } from '../domain/form/formats.ts';
import * as english from '../i18n/en/all.ts';
import { fieldItems } from './forms/controls.ts';
import { hasEveryField, pageFormFromMarkup } from './forms/markup.ts';
import { readValue, writeValue } from './forms/values.ts';

const OPTIONS = ['Tea "loose"', 'Cups & <saucers>'];
const EXTRAS: Readonly<Partial<Record<FieldType, Partial<FormField>>>> = {
  radio: { options: OPTIONS },
  checkbox: { options: OPTIONS },
  select: { options: OPTIONS },
  likert: { options: OPTIONS, required: false },
  hidden: { key: 'utm_source', value: 'none', title: '', description: '', required: false },
  section: { required: false },
  textarea: { maxLength: 50 },
  phone: { showCountryCode: true },
};
const VALUES: Readonly<Partial<Record<FieldType, FieldValue>>> = {
  text: 'One line',
  textarea: 'Two\nlines',
  name: ['June', 'Li'],
  address: ['1 Lane', 'Flat 2', 'Town', 'State', '12345', 'Land'],
  date: ['12', '31', '2026'],
  time: ['1', '02', '03', 'PM'],
  phone: ['+1', '555', '010', '0199'],
  checkbox: ['Cups & <saucers>'],
  radio: 'Tea "loose"',
  select: 'Cups & <saucers>',
  likert: { 'Cups & <saucers>': ['1'] },
};

const fields = FIELD_TYPES.map(
  (type): FormField => ({
    type,
    id: `${type}-yui_3_17_2_1_1_1`,
    title: `Your ${type} & <more>`,
    description: 'Why',
    required: true,
    ...EXTRAS[type],
  }),
);

function show(): HTMLFormElement {
  const form: Form = {
    id: 'f1',
    kind: 'form',
    name: 'Contact',
    fields,
    submitButtonText: 'Send',
    successRedirect: '/thanks',
    parsedSubmissionMessage: '<p>Thanks</p>',
    submissionHTML: '<i>1</i>',
    parsedDisclaimerMessage: '',
    captchaEnabled: true,
    captchaTheme: 2,
    captchaAlignment: 3,
    captcha: null,
    useLightbox: false,
    lightboxHandleText: '',
    formFieldFormats: { ...fieldFormats('en-US', english.form), countries: [] },
  };
  const { ctx } = new Compiler().execute({ code: FORM_TEMPLATE, json: formBlock(form, english.form) });
  document.body.innerHTML = ctx.render();
  return document.querySelector('form') as HTMLFormElement;
}

test("the engine's markup of a form has the settings of its owner", () => {
  const form = show();
  expect(hasEveryField(form, fields)).toBe(true);
  expect(pageFormFromMarkup(form)).toMatchObject({
    id: 'f1',
    fields,
    successRedirect: '/thanks',
    captchaTheme: 'dark',
    captchaAlignment: 'right',
    submissionMessage: '<p>Thanks</p>',
    submissionHtml: '<i>1</i>',
  });
  // The general limit of a line of text, which stands in the markup too, is not the owner's.
  const limited = pageFormFromMarkup(form)?.fields.filter(({ maxLength }) => maxLength !== undefined);
  expect(limited?.map(({ type, maxLength }) => [type, maxLength])).toEqual([['textarea', 50]]);
});

test.each(Object.entries(VALUES))("the engine's controls of type %s hold its values", (type, value) => {
  const field = fields.find((candidate) => candidate.type === type) as FormField;
  const item = fieldItems(show()).get(field.id) as HTMLElement;
  writeValue(field, item, value);
  expect(readValue(field, item)).toEqual(value);
});
