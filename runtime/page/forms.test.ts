import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixture, loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import type { FormField, FormValues } from '../contracts/form.ts';
import { onReport } from '../errors/on-report.ts';
import { fieldItems } from './forms/controls.ts';
import { pageFormFromDataForm } from './forms/data-form.ts';
import { hasEveryField } from './forms/markup.ts';
import { isTouched, readValue, writeValue } from './forms/values.ts';
import { formBlock, readPageForm } from './forms.ts';

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const form = () => find<HTMLFormElement>('form');
const read = () => readPageForm(formBlock(form()), form());
const id = (type: string) => document.querySelector(`.form-item[id^="${type}-"]`)?.id as string;

let reports: string[];
let stopListening: () => void;
beforeEach(() => {
  reports = [];
  stopListening = onReport((_, context) => reports.push(context));
});
afterEach(() => stopListening());

/** The properties that both ways of describing a form have in common. */
const summary = (fields: readonly FormField[] = []) =>
  fields.map(({ type, title, required, description }) => [type, title, required, description].join('|'));

describe('the generations', () => {
  test('a form of generation F1 is read from its markup, with every field', () => {
    loadPage('pages/forms-f1');
    const { form: read1, hasCaptcha } = read() ?? {};
    expect(read1).toMatchObject({
      id: 'f10000000000000000000001',
      kind: 'form',
      submissionMessage: '<p>We have <em>it</em>.</p>',
    });
    expect(read1?.submissionHtml).toContain('<a href="/more">');
    expect(hasCaptcha).toBe(false);
    expect(summary(read1?.fields)).toEqual([
      'section|About you|false|So that we know whom to answer.',
      'name|Name|true|',
      'email|Email|true|',
      'text|Subject|true|',
      'textarea|Message|false|',
      'address|Address|false|',
      'phone|Phone|false|',
      'phone|Phone abroad|false|',
      'date|Day of visit|false|',
      'time|Time of visit|false|',
      'number|How many guests|false|',
      'currency|Budget|false|',
      'website|Website|false|',
      'twitter|Handle|false|',
      'password|Club password|false|',
      'checkbox|Teas you like|true|As many as you like.',
      'radio|Seating|true|',
      'select|How you found us|false|',
      'likert|Our tastings|false|',
      'hidden||false|',
    ]);
    const field = (type: string) => read1?.fields.find((candidate) => candidate.type === type);
    expect(field('textarea')?.maxLength).toBe(40);
    expect(field('email')?.placeholder).toBe('you@example.org');
    expect(field('checkbox')?.options).toEqual(['Green', 'Black & smoky', 'Oolong "roasted"']);
    expect(field('select')?.options).toEqual(['A friend', 'The street']);
    expect(field('likert')?.options).toEqual(['They are long enough', 'They are easy to follow']);
    expect(field('hidden')).toMatchObject({ key: 'utm_campaign', value: 'none' });
    expect(reports).toEqual([]);
  });

  test('a form of generation F2 is read from its context, which says the same as its markup', () => {
    loadPage('pages/forms-f2');
    const fromContext = read()?.form;
    expect(fromContext).toMatchObject({
      id: 'f20000000000000000000002',
      name: 'Visit',
      submitButtonText: 'Send',
      captchaAlignment: 'center',
      submissionHtml: '<a href="/more">Read on</a>',
    });
    expect(fromContext?.formats?.initialNameOrder).toBe('GIVEN_FIRST');
    expect(fromContext?.localizedStrings).toHaveProperty('validation');
    find('script').remove();
    const fromMarkup = read()?.form;
    const collected = (fields: readonly FormField[] = []) => summary(fields.filter(({ type }) => type !== 'hidden'));
    expect(collected(fromContext?.fields)).toEqual(collected(fromMarkup?.fields));
    expect(fromContext?.fields.map((field) => field.id)).toEqual(fromMarkup?.fields.map((field) => field.id));
  });

  test('a form of generation F3 is read from its three scripts', () => {
    loadPage('pages/forms-f3');
    const reading = readPageForm(formBlock(find('.form-wrapper')), null)?.form;
    expect(reading).toMatchObject({ id: 'f30000000000000000000003', submitButtonText: 'Send' });
    expect(reading?.fields.map(({ type }) => type)).toEqual(['name', 'email', 'textarea', 'checkbox', 'hidden']);
    expect(reading?.localizedStrings).toHaveProperty('validation');
  });

  test('a newsletter is read from its markup, with the captcha that it has a place for', () => {
    loadPage('pages/forms-newsletter');
    const readings = [...document.querySelectorAll('form')].map((each) => readPageForm(formBlock(each), each));
    expect(readings.map((reading) => [reading?.form.kind, reading?.hasCaptcha, reading?.form.captchaTheme])).toEqual([
      ['newsletter', false, 'light'],
      ['newsletter', true, 'dark'],
    ]);
    expect(readings[0]?.form.fields.map(({ type, required }) => [type, required])).toEqual([
      ['name', true],
      ['email', true],
    ]);
  });

  test('the additional fields of a product are read from JSON whose fields are JSON texts', () => {
    const fields = [
      { type: 'checkbox', id: 'checkbox-yui_1', title: 'Terms', description: '', options: ['Yes'], required: true },
    ];
    const json = {
      id: 'f9',
      type: 2,
      name: 'Extras',
      fields: fields.map((field) => JSON.stringify(field)),
      parsedFields: [],
      submissionMessage: '{"html":"Thanks"}',
      disclaimerMessage: 'null',
      successRedirect: '',
    };
    expect(pageFormFromDataForm(json)).toMatchObject({
      id: 'f9',
      kind: 'additional-fields',
      fields,
      submissionMessage: 'Thanks',
      disclaimerMessage: '',
    });
    expect(pageFormFromDataForm(null)).toBeUndefined();
  });
});

describe('a broken form', () => {
  const broken = (change: (html: string) => string) => loadHtml(change(fixture('pages/forms-f2')));

  test('a form whose context is no JSON is read from its markup, with one report', () => {
    broken((html) => html.replace('{"formId"', '{formId'));
    expect(read()?.form.fields.length).toBe(20);
    read();
    expect(reports).toEqual(['page: context of a form']);
  });

  test('a form with one field that is no JSON is read from its markup', () => {
    broken((html) => html.replace('"formFields": [{', '"formFields": ["{broken", {'));
    expect(read()?.form.fields.length).toBe(20);
  });

  test.each(['null', '[]', '"text"', '{"formId":7}', '{"formFields":{}}', '{"formFields":[null,3,{}]}'])(
    'a form whose context is %s is read from its markup',
    (json) => {
      broken((html) => html.replace(/(sqs-form-block-context">)[^<]*(?:<(?!\/script)[^<]*)*/, `$1${json}`));
      expect(read()?.form).toMatchObject({ id: 'f20000000000000000000002' });
      expect(read()?.form.fields.length).toBe(20);
    },
  );

  test('the context of another form in the block is ignored', () => {
    broken((html) => html.replace('data-form-id="f2', 'data-form-id="f8'));
    expect(read()?.form).toMatchObject({ id: 'f80000000000000000000002', name: '' });
  });

  test('a form of which only the id can be read has no fields', () => {
    loadHtml('<div class="sqs-block"><div id="form-submission-html-f7"></div><div class="form-wrapper"></div></div>');
    expect(readPageForm(find('.sqs-block'), null)?.form).toMatchObject({ id: 'f7', fields: [] });
    loadHtml('<div class="sqs-block"><div class="form-wrapper"></div></div>');
    expect(readPageForm(find('.sqs-block'), null)).toBeUndefined();
  });

  test('the id of a form in older markup is read from its inline handler', () => {
    broken((html) => html.replace(/data-form-id="\w+"/, '').replace(/<script[\s\S]*?<\/script>/, ''));
    expect(read()?.form.id).toBe('f20000000000000000000002');
  });

  test('markup that lacks a field of the form is not used', () => {
    loadPage('pages/forms-f2');
    const fields = read()?.form.fields ?? [];
    expect(hasEveryField(form(), fields)).toBe(true);
    find(`.form-item[id="${id('select')}"]`).remove();
    expect(hasEveryField(form(), fields)).toBe(false);
  });
});

describe('values', () => {
  const parts: Record<string, string[]> = {
    name: ['Ada', 'Lovelace'],
    address: ['1 Hill', 'Back door', 'Bath', 'Somerset', 'BA1', 'UK'],
    date: ['2', '29', '2028'],
    time: ['11', '30', '', 'PM'],
  };
  const typed: Record<string, string> = {
    email: 'ada@example.org',
    text: 'Tea',
    textarea: 'Hello',
    number: '4',
    currency: '12.50',
    website: 'example.org',
    twitter: '@ada',
    password: 'secret',
    select: 'The street',
  };
  const every = () => {
    const fields = read()?.form.fields ?? [];
    const items = fieldItems(form());
    return fields.map((field) => ({ field, item: items.get(field.id) as HTMLElement }));
  };

  test('values of a form on the page are read as they are submitted, and put back alike', () => {
    loadPage('pages/forms-f1');
    const wanted: FormValues = {};
    let phones = 0;
    for (const { field, item } of every()) {
      const { type } = field;
      if (type === 'section' || type === 'hidden') continue;
      const phone = phones === 0 ? ['', '555', '010', '9999'] : ['44', '555', '010', '9999'];
      if (type === 'phone') phones += 1;
      const value =
        type === 'phone'
          ? phone
          : type === 'checkbox'
            ? ['Green', 'Oolong "roasted"']
            : type === 'radio'
              ? 'Bench'
              : type === 'likert'
                ? { 'They are long enough': ['2'], 'They are easy to follow': ['-1'] }
                : (parts[type] ?? typed[type] ?? '');
      wanted[field.id] = value;
      writeValue(field, item, value);
    }
    const got = Object.fromEntries(
      every()
        .filter(({ field }) => field.id in wanted)
        .map(({ field, item }) => [field.id, readValue(field, item)]),
    );
    expect(got).toEqual(wanted);
  });

  test('values of an untouched form are empty but for what is chosen beforehand', () => {
    loadPage('pages/forms-f1');
    const filled = every().filter(({ field, item }) => {
      const value = readValue(field, item);
      return typeof value === 'string' ? value : Object.values(value).some((part) => part.length > 0);
    });
    expect(filled.map(({ field }) => field.type)).toEqual(['time', 'hidden']);
    expect(every().filter(({ item }) => isTouched(item))).toEqual([]);
  });

  test('values of controls that anybody has filled in count as touched', () => {
    loadPage('pages/forms-f1');
    find<HTMLInputElement>('[name=email]').value = 'a@b.co';
    find<HTMLInputElement>('[type=checkbox]').checked = true;
    find<HTMLSelectElement>('select[id]').selectedIndex = 1;
    expect(
      every()
        .filter(({ item }) => isTouched(item))
        .map(({ field }) => field.type),
    ).toEqual(['email', 'checkbox', 'select']);
  });

  test.each([
    [
      '<input data-title="Areacode" value="1"><input data-title="Prefix" value="2"><input data-title="Line" value="3">',
      ['', '1', '2', '3'],
    ],
    ['<input value="1"><input value="2"><input value="3">', ['', '1', '2', '3']],
    ['<input value="0"><input value="1"><input value="2"><input value="3">', ['0', '1', '2', '3']],
    ['<select><option>+47</option></select><input type="tel" value="123">', ['+47', '', '', '123']],
    ['<input type="tel" value="123">', ['', '', '', '123']],
  ])('a phone number on the page is read as four parts: %s', (controls, value) => {
    loadHtml(`<form data-form-id="f"><fieldset class="form-item phone" id="phone-1">${controls}</fieldset></form>`);
    const [phone] = every();
    expect(phone && readValue(phone.field, phone.item)).toEqual(value);
  });

  test('a family name in front is recognised by its title', () => {
    loadHtml(
      '<form data-form-id="f"><fieldset class="form-item name" id="name-1"><input data-title="Last" value="Sato"><input data-title="First" value="Yuki"></fieldset></form>',
    );
    const [name] = every();
    expect(name && readValue(name.field, name.item)).toEqual(['Yuki', 'Sato']);
  });
});
