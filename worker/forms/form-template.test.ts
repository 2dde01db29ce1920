import { describe, expect, test } from 'vitest';
import type { Form, FormField } from '#runtime/contracts/form.ts';
import { FIELD_TYPES, type FieldType } from '#runtime/contracts/form-enumerations.ts';
import { FIELD_PARTS } from '#runtime/domain/form/field.ts';
import { fieldFormats } from '#runtime/domain/form/formats.ts';
import * as english from '#runtime/i18n/en/all.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { StepBudget } from '../pages/bounded-engine.ts';
import { parseTemplates, render } from '../pages/engine.ts';
import { localeData } from '../pages/locale.ts';
import { formBlock } from './form-block.ts';
import { FORM_TEMPLATE } from './form-template.ts';

const HOSTILE = `</label><script>x()</script>"'&{title}{.end}{@|json}<b>`;

function field(type: FieldType, rest: Partial<FormField> = {}): FormField {
  return { type, id: `${type}-yui_1`, title: `A ${type}`, description: '', required: false, ...rest };
}

function formOf(fields: FormField[], rest: Partial<Form> = {}, language = 'en-US'): Form {
  return {
    id: 'f1',
    kind: 'form',
    name: 'Contact',
    fields,
    submitButtonText: 'Send',
    parsedSubmissionMessage: '',
    submissionHTML: '',
    successRedirect: '',
    parsedDisclaimerMessage: '',
    captchaEnabled: false,
    captchaTheme: 1,
    captchaAlignment: 1,
    captcha: null,
    useLightbox: false,
    lightboxHandleText: '',
    formFieldFormats: { ...fieldFormats(language, english.form), countries: [] },
    ...rest,
  };
}

async function rendered(form: Form, language = 'en-US'): Promise<Page> {
  const texts = (await textsIn(language)).form;
  // Names from around the form must not leak into it.
  const context = { title: 'OUTER', placeholder: 'OUTER', options: ['OUTER'], prefix: 'OUTER', parts: ['OUTER'] };
  const templates = parseTemplates([{ name: 'page', source: '{.section form}{@|apply partials/form-block}{.end}' }], {
    'partials/form-block': FORM_TEMPLATE,
  });
  const json = { ...context, form: formBlock(form, texts) };
  const { html, errors } = render('page', templates, json, {
    cldr: await localeData(language),
    now: 0,
    budget: new StepBudget(),
  });
  expect(errors).toEqual([]);
  expect(html).not.toContain('OUTER');
  expect(html).not.toMatch(/\son\w+=/);
  return new Page(html);
}

const all = FIELD_TYPES.map((type) =>
  field(type, {
    required: type !== 'section' && type !== 'hidden',
    ...(['radio', 'checkbox', 'select', 'likert'].includes(type) && { options: ['One', 'Two'] }),
    ...(type === 'hidden' && { key: 'utm_source', value: 'none' }),
  }),
);

describe('a form on a page', () => {
  test('a form has its id, and browsers may fill it in', async () => {
    const page = await rendered(formOf([], { successRedirect: 'https://a.example/thanks' }));
    expect(await page.only('.sqs-block-form .form-wrapper .form-inner-wrapper form')).toMatchObject({
      'data-form-id': 'f1',
      'data-success-redirect': 'https://a.example/thanks',
      autocomplete: 'on',
      method: 'POST',
      novalidate: '',
      'aria-label': 'Contact',
    });
    expect(await page.only('form input[type=submit]')).toMatchObject({ value: 'Send' });
    expect((await page.only('.hidden.form-submission-text'))['']).toBe('Thank you!');
    expect(await page.all('.captcha-container, .form-disclaimer')).toEqual([]);
  });

  test('a form has each of its fields once, with the key of its value', async () => {
    const page = await rendered(formOf(all));
    const ids = (await page.all('.field-list > .form-item')).map(({ id }) => id);
    expect(ids).toEqual(FIELD_TYPES.map((type) => `${type}-yui_1`));
    const controls = (await page.all('[id]')).map(({ id }) => id);
    expect(new Set(controls).size).toBe(controls.length);
  });

  test('every control of a form is tied to a label', async () => {
    const page = await rendered(formOf(all));
    const labelled = new Set((await page.all('label')).map((label) => label.for));
    for (const { id, type } of await page.all('input, select, textarea')) {
      if (type !== 'hidden' && type !== 'submit') expect(labelled, String(id)).toContain(id);
    }
  });

  test.each(FIELD_TYPES)('a form escapes all that its owner wrote of a %s', async (type) => {
    const hostile = { title: HOSTILE, description: HOSTILE, placeholder: HOSTILE, key: HOSTILE, value: HOSTILE };
    const page = await rendered(
      formOf([field(type, { ...hostile, options: [HOSTILE, 'b'], currencySymbol: '<i>', required: true })], {
        name: HOSTILE,
        submitButtonText: HOSTILE,
        successRedirect: HOSTILE,
      }),
    );
    expect(await page.all('script, b, i')).toEqual([]);
    expect(await page.only('form')).toMatchObject({ 'aria-label': HOSTILE, 'data-success-redirect': HOSTILE });
    if (type === 'select') expect((await page.all('option[value]')).map(({ value }) => value)).toContain(HOSTILE);
    if (type === 'hidden') expect(await page.only('.hidden input')).toMatchObject({ name: HOSTILE, value: HOSTILE });
    if (type === 'likert') expect((await page.all('.item'))[0]).toMatchObject({ 'data-question': HOSTILE });
    if (type === 'radio') expect((await page.all('input[type=radio]'))[0]).toMatchObject({ value: HOSTILE });
  });

  test('an owner’s HTML shows in the places that are meant for it', async () => {
    const page = await rendered(
      formOf([], {
        parsedSubmissionMessage: '<p>Thanks</p>',
        submissionHTML: '<img src="/a.png" alt="">',
        parsedDisclaimerMessage: '<em>Fine print</em>',
      }),
    );
    expect((await page.only('.form-submission-text p'))['']).toBe('Thanks');
    expect(await page.only('.form-submission-html')).toMatchObject({
      'data-submission-html': '<img src="/a.png" alt="">',
    });
    expect((await page.only('.form-disclaimer em'))['']).toBe('Fine print');
  });

  test('a form has an element for its captcha', async () => {
    const page = await rendered(formOf([], { captchaEnabled: true, captchaTheme: 2, captchaAlignment: 3 }));
    expect(await page.only('.captcha-container')).toMatchObject({
      'data-theme': 'dark',
      class: 'captcha-container align-right',
    });
  });
});

describe('a field', () => {
  test.each([
    ['text', { type: 'text', maxlength: '1000' }],
    ['email', { type: 'email', name: 'email', autocomplete: 'email' }],
    ['number', { type: 'text', inputmode: 'numeric' }],
    ['currency', { type: 'text', inputmode: 'decimal' }],
    ['website', { type: 'url', autocomplete: 'url' }],
    ['password', { type: 'password', autocomplete: 'new-password' }],
    ['twitter', { type: 'text', autocomplete: 'off' }],
  ] as const)('a field of type %s helps to fill it in', async (type, attributes) => {
    const page = await rendered(formOf([field(type, { placeholder: 'Like so', required: true })]));
    expect((await page.only(`#${type}-yui_1`)).class).toBe(`form-item field ${type} required`);
    expect(await page.only('.field input')).toMatchObject({
      ...attributes,
      id: `${type}-yui_1-field`,
      placeholder: 'Like so',
      'aria-required': 'true',
    });
  });

  test('a field is tied to its description', async () => {
    for (const type of FIELD_TYPES.filter((candidate) => candidate !== 'hidden')) {
      const page = await rendered(formOf([field(type, { description: 'Why we ask', options: ['a'] })]));
      const { id, '': text } = await page.only('.description');
      expect(text).toBe('Why we ask');
      if (type !== 'section') expect((await page.only(`[aria-describedby="${id}"]`)).class).toBeTruthy();
    }
  });

  test.each([
    ['textarea', 'textarea'],
    ['text', 'input.text'],
  ] as const)('the field of a %s says its limit', async (type, selector) => {
    const page = await rendered(formOf([field(type, { maxLength: 200 })]));
    expect(await page.only(selector)).toMatchObject({ maxlength: '200' });
  });

  test.each(['radio', 'checkbox'] as const)('a field of choices lists them in order: %s', async (type) => {
    const page = await rendered(formOf([field(type, { options: ['One', 'Two'], required: true })]));
    const inputs = await page.all(`div.option > label > input[type=${type}]`);
    expect(inputs.map(({ value, name }) => [value, name])).toEqual([
      ['One', `${type}-yui_1`],
      ['Two', `${type}-yui_1`],
    ]);
    expect(await page.only('legend .required')).toMatchObject({ '': '*', 'aria-label': '(required)' });
  });

  test('a likert field has its scale for every question', async () => {
    const page = await rendered(formOf([field('likert', { options: ['Tea', 'Cake'] })]));
    expect((await page.all('div.item[data-question]')).map((item) => item['data-question'])).toEqual(['Tea', 'Cake']);
    const answers = await page.all('.item .option input[type=radio]');
    expect(answers.map(({ value }) => value)).toEqual(['-2', '-1', '0', '1', '2', '-2', '-1', '0', '1', '2']);
    expect(new Set(answers.map(({ name }) => name)).size).toBe(2);
  });

  test.each(['name', 'address', 'date', 'time'] as const)(
    'a field of type %s says which part each input is',
    async (type) => {
      const page = await rendered(formOf([field(type)]));
      const titles = (await page.all('.field [data-title]')).map((part) => part['data-title']);
      expect(titles.sort()).toEqual([...FIELD_PARTS[type]].sort());
    },
  );

  test('a phone field has a country code where its owner wants it', async () => {
    const titles = async (showCountryCode: boolean, language?: string) => {
      const page = await rendered(formOf([field('phone', { showCountryCode })], {}, language), language);
      return (await page.all('[data-title]')).map((part) => part['data-title']);
    };
    expect(await titles(true)).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
    expect(await titles(false)).toEqual(['Areacode', 'Prefix', 'Line']);
    expect(await titles(true, 'de-DE')).toEqual(['Country', 'Line']);
  });

  test('fields speak the language of the site and follow its order', async () => {
    const page = await rendered(formOf([field('date'), field('time')], {}, 'de-DE'), 'de-DE');
    const parts = (await page.all('[data-title]')).map((part) => part['data-title']);
    expect(parts).toEqual(['Day', 'Month', 'Year', 'Hour', 'Minute', 'Second']);
  });

  test('a hidden field shows nothing, and a section is a heading', async () => {
    const page = await rendered(
      formOf([field('hidden', { key: 'utm', value: 'x' }), field('section', { underline: true })]),
    );
    expect(await page.only('.form-item.hidden input')).toMatchObject({ type: 'hidden', name: 'utm', value: 'x' });
    expect((await page.only('.form-item.section.underline .title[role=heading]'))['']).toBe('A section');
  });
});
