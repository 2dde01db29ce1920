import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { fieldFormats } from '../../domain/form/formats.ts';
import { emptyValue } from '../../domain/form/values.ts';
import { fieldErrors, form } from '../../i18n/en/all.ts';
import { FormView } from './FormView.tsx';
import type { FormModel, ShownState } from './form-model.ts';

const countries = [
  { name: 'Canada', code: 'CA', phoneCode: '+1' },
  { name: 'Germany', code: 'DE', phoneCode: '+49' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
];
const formats = { ...fieldFormats('en-US'), countries };

let root: Root;
let container: HTMLElement;

const aField = (field: Partial<FormField> & Pick<FormField, 'type'>): FormField => ({
  id: `${field.type}-1`,
  title: 'Question',
  description: '',
  required: false,
  ...field,
});

/** A form that a visitor fills in; its submit does what the test gives. */
function aModel(fields: FormField[], overrides: Partial<FormModel['form']> = {}) {
  const $state = atom<ShownState>({ status: 'editing' });
  const $values = atom<FormValues>(Object.fromEntries(fields.map((field) => [field.id, emptyValue(field)])));
  const model = {
    form: {
      id: 'form-1',
      kind: 'form' as const,
      fields,
      submitButtonText: '',
      disclaimerMessage: '',
      captcha: null,
      captchaTheme: 'light' as const,
      captchaAlignment: 'left' as const,
      ...overrides,
    },
    texts: { form, fieldErrors },
    $state,
    $values,
    decoy: '',
    set: vi.fn((id: string, value: FieldValue) => $values.set({ ...$values.get(), [id]: value })),
    setDecoy: vi.fn(),
    useCaptcha: vi.fn(),
    attend: vi.fn(),
    submit: vi.fn(async () => {}),
    success: () => ($state.get().status === 'submitted' ? { message: 'Thanks', html: '<i>pixel</i>' } : undefined),
  };
  return model;
}

const refuse = (errors: Record<string, string> = {}, message = 'Refused.') =>
  ({ status: 'refused', message, errors }) as const;

async function show(fields: FormField[], overrides: Partial<FormModel['form']> = {}) {
  const model = aModel(fields, overrides);
  container = document.body.appendChild(document.createElement('div'));
  container.className = 'sq-form';
  root = createRoot(container);
  const showHtml = (element: HTMLElement, html: string) => element.replaceChildren(html);
  await act(async () => root.render(<FormView model={model} formats={formats} showHtml={showHtml} />));
  return model;
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

const all = <E extends HTMLElement>(selector: string) => [...container.querySelectorAll<E>(selector)];
const find = <E extends HTMLElement>(selector: string) => {
  const found = container.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} in ${container.innerHTML}`);
  return found;
};
const textAt = (selector: string) => container.querySelector(selector)?.textContent;
const item = (id: string) => find(`#${id}`);

/** Sets a value as a visitor's input does, past React's own setter. */
async function enter(element: HTMLElement, text: string): Promise<void> {
  const prototype = Object.getPrototypeOf(element);
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}
const tick = (element: HTMLElement) => act(async () => element.click());
const submit = () => act(async () => find<HTMLFormElement>('form').requestSubmit());
const leave = (element: HTMLElement) =>
  act(async () => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

describe('a field of one text', () => {
  test.each([
    ['text', 'text', undefined, undefined],
    ['email', 'email', undefined, 'email'],
    ['number', 'text', 'numeric', undefined],
    ['currency', 'text', 'decimal', undefined],
    ['website', 'url', undefined, 'url'],
    ['twitter', 'text', undefined, 'off'],
    ['password', 'password', undefined, 'new-password'],
  ] as const)(
    'a field of type %s has its keyboard and its autofill, and gives what is typed',
    async (type, inputType, mode, fill) => {
      const model = await show([aField({ type, description: 'About it', placeholder: 'e.g.' })]);
      const input = find<HTMLInputElement>('input.field-element');
      expect(input.type).toBe(inputType);
      expect(input.getAttribute('inputmode') ?? undefined).toBe(mode);
      expect(input.getAttribute('autocomplete') ?? undefined).toBe(fill);
      expect(find<HTMLLabelElement>('label.title').htmlFor).toBe(input.id);
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('About it');
      expect(item(`${type}-1`).className).toBe(`form-item field ${type}`);
      await enter(input, 'abc');
      expect(model.$values.get()).toEqual({ [`${type}-1`]: 'abc' });
      expect(input.value).toBe('abc');
    },
  );

  test('currency and twitter fields show their symbols', async () => {
    await show([aField({ type: 'currency', currencySymbol: '€' }), aField({ type: 'twitter' })]);
    expect(all('.prefix').map((prefix) => prefix.textContent)).toEqual(['€', '@']);
  });

  test('a password can be shown and hidden again', async () => {
    await show([aField({ type: 'password' })]);
    const toggle = find<HTMLButtonElement>('.password-toggle');
    const types = [];
    for (const _ of [1, 2, 3]) {
      types.push([toggle.textContent, find<HTMLInputElement>('input.field-element').type]);
      await tick(toggle);
    }
    expect(types).toEqual([
      ['Show password', 'password'],
      ['Hide password', 'text'],
      ['Show password', 'password'],
    ]);
  });

  test.each(['text', 'textarea'] as const)(
    'a %s counts characters, takes more than its limit, and then says so',
    async (type) => {
      const model = await show([aField({ type, maxLength: 3 })]);
      const area = find<HTMLTextAreaElement>('.field-element');
      expect(area.hasAttribute('maxlength')).toBe(false);
      const state = () => [textAt('.character-count'), find('.character-count').classList.contains('error')];
      expect(state()).toEqual(['0 / 3', false]);
      await enter(area, 'abc');
      expect([...state(), area.getAttribute('aria-invalid')]).toEqual(['3 / 3', false, null]);
      await enter(area, 'abcd');
      expect([...state(), area.getAttribute('aria-invalid')]).toEqual(['4 / 3', true, 'true']);
      expect(area.getAttribute('aria-describedby')).toContain(find('.character-count').id);
      expect(model.$values.get()).toEqual({ [`${type}-1`]: 'abcd' });
    },
  );

  test('a text without a limit does not count characters, and no other field does', async () => {
    const limited = (['email', 'twitter', 'currency'] as const).map((type) => aField({ type, maxLength: 3 }));
    await show([aField({ type: 'text' }), aField({ type: 'textarea' }), ...limited]);
    expect(all('.character-count')).toEqual([]);
    await enter(find('input[type=email]'), 'june@mail.test');
    expect(all('[aria-describedby], [aria-invalid=true]')).toEqual([]);
  });
});

describe('a field of choices', () => {
  test('checkboxes give what is ticked, in the order of the options', async () => {
    const model = await show([aField({ type: 'checkbox', options: ['A', 'B', 'C'] })]);
    const [a, b, c] = all<HTMLInputElement>('.option input');
    await tick(c as HTMLElement);
    await tick(a as HTMLElement);
    expect(model.$values.get()['checkbox-1']).toEqual(['A', 'C']);
    await tick(c as HTMLElement);
    expect(model.$values.get()['checkbox-1']).toEqual(['A']);
    expect([a?.checked, b?.checked, c?.checked]).toEqual([true, false, false]);
  });

  test('radios give the chosen option, and are one group', async () => {
    const model = await show([aField({ type: 'radio', options: ['A', 'B'] })]);
    const radios = all<HTMLInputElement>('input[type=radio]');
    expect(item('radio-1').getAttribute('role')).toBe('radiogroup');
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    await tick(radios[1] as HTMLElement);
    expect(model.$values.get()['radio-1']).toBe('B');
  });

  test('a select has no value at first', async () => {
    const model = await show([aField({ type: 'select', options: ['A', 'B'] })]);
    const select = find<HTMLSelectElement>('select');
    expect([...select.options].map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Select an option'],
      ['A', 'A'],
      ['B', 'B'],
    ]);
    for (const option of select.options) option.textContent = `translated ${option.textContent}`;
    await enter(select, 'B');
    expect(model.$values.get()['select-1']).toBe('B');
  });

  test('a likert has five answers to each question', async () => {
    const model = await show([aField({ type: 'likert', options: ['Good?', 'Warm?'] })]);
    expect(all('.question').map((question) => question.textContent)).toEqual(['Good?', 'Warm?']);
    const labels = all('.item:first-of-type .option').map((option) => option.textContent);
    expect(labels).toEqual(['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']);
    const radios = all<HTMLInputElement>('input[type=radio]');
    expect(new Set(radios.map(({ name }) => name)).size).toBe(2);
    await tick(radios[0] as HTMLElement);
    await tick(radios[9] as HTMLElement);
    await tick(radios[1] as HTMLElement);
    expect(model.$values.get()['likert-1']).toEqual({ 'Good?': ['-1'], 'Warm?': ['2'] });
  });
});

describe('a field of parts', () => {
  const fillIn = async (texts: Record<string, string>) => {
    for (const [part, text] of Object.entries(texts)) await enter(find(`[name$="-1-${part}"]`), text);
  };

  test.each([
    ['name', { Last: 'Lovelace', First: 'Ada' }, ['Ada', 'Lovelace']],
    ['date', { Day: '31', Year: '2026', Month: '12' }, ['12', '31', '2026']],
    ['time', { Hour: '9', Minute: '05' }, ['9', '05', '', 'AM']],
    ['time', { Ampm: 'PM', Hour: '9', Minute: '05', Second: '59' }, ['9', '05', '59', 'PM']],
    ['phone', { Line: '0134', Areacode: '212', Prefix: '555' }, ['', '212', '555', '0134']],
    [
      'address',
      { Zip: '10001', City: 'New York', Line1: '5th Ave 1', State: 'NY', Line2: 'Apt 2', Country: 'US' },
      ['5th Ave 1', 'Apt 2', 'New York', 'NY', '10001', 'United States'],
    ],
  ] as const)('the parts of a %s are given in their fixed order', async (type, texts, value) => {
    const model = await show([aField({ type })]);
    expect(item(`${type}-1`).className).toBe(`form-item fields ${type}`);
    expect(textAt('legend.title')).toBe('Question');
    await fillIn(texts);
    expect(model.$values.get()[`${type}-1`]).toEqual(value);
  });

  test('every input of a field with parts has a label of its own', async () => {
    await show([
      aField({ type: 'name' }),
      aField({ type: 'address' }),
      aField({ type: 'phone', showCountryCode: true }),
    ]);
    for (const input of all<HTMLInputElement>('.field-control')) {
      expect(find<HTMLLabelElement>(`label.caption[for="${input.id}"]`).textContent).not.toBe('');
    }
    expect(textAt('.field.first-name > label.caption > .caption-text')).toBe('First Name');
  });

  test('the calling code of the visitor’s country is chosen, and goes with the number', async () => {
    const model = await show([aField({ type: 'phone', showCountryCode: true })]);
    const select = find<HTMLSelectElement>('select');
    expect(select.selectedOptions[0]?.textContent).toBe('United States (+1)');
    expect(model.$values.get()['phone-1']).toEqual(['', '', '', '']);
    await fillIn({ Line: '0134' });
    expect(model.$values.get()['phone-1']).toEqual(['+1', '', '', '0134']);
    await enter(select, 'DE');
    expect(model.$values.get()['phone-1']).toEqual(['+49', '', '', '0134']);
    await enter(select, 'CA');
    expect(select.value).toBe('CA');
  });

  test('a phone number pasted into its first part fills all parts', async () => {
    const model = await show([aField({ type: 'phone' })]);
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => '(212) 555-0134' },
    });
    await act(async () => find('[name$=Areacode]').dispatchEvent(event));
    expect(model.$values.get()['phone-1']).toEqual(['', '212', '555', '0134']);
    expect(event.defaultPrevented).toBe(true);
  });

  test('a date pasted into any part fills all parts', async () => {
    const model = await show([aField({ type: 'date' })]);
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => '2026-12-24' },
    });
    await act(async () => find('[name$=Day]').dispatchEvent(event));
    expect(model.$values.get()['date-1']).toEqual(['12', '24', '2026']);
  });
});

describe('what is not filled in', () => {
  test('a section is a heading, underlined where its owner wants it', async () => {
    await show([aField({ type: 'section', description: 'Why', underline: true })]);
    expect(item('section-1').className).toBe('form-item section underline');
    expect(textAt('[role=heading].title')).toBe('Question');
  });

  test('a hidden field holds its value', async () => {
    const model = await show([aField({ type: 'hidden' })]);
    await act(async () => model.set('hidden-1', 'spring'));
    expect(find<HTMLInputElement>('input[type=hidden]').value).toBe('spring');
  });

  test('the decoy field is invisible and cannot get the focus', async () => {
    const model = await show([]);
    const decoy = find<HTMLInputElement>('[aria-hidden=true] input');
    expect([decoy.tabIndex, decoy.autocomplete]).toEqual([-1, 'off']);
    await enter(decoy, 'Buy now');
    expect(model.setDecoy).toHaveBeenLastCalledWith('Buy now');
  });
});

describe('a required field', () => {
  test.each(['text', 'name', 'checkbox', 'radio', 'select'] as const)(
    'a required field of type %s is marked, for screen readers too',
    async (type) => {
      await show([aField({ type, required: true, options: ['A'] })]);
      expect(item(`${type}-1`).classList.contains('required')).toBe(true);
      expect(textAt('.title .required')).toBe('*');
      expect(find('.title .required').getAttribute('aria-hidden')).toBe('true');
      expect(textAt('.title')).toBe('Question *(required)');
    },
  );
});

describe('errors', () => {
  const types = [
    'text',
    'textarea',
    'password',
    'select',
    'name',
    'address',
    'date',
    'time',
    'phone',
    'checkbox',
  ] as const;

  test.each(types)('the errors of a %s field are shown beside it and tied to it', async (type) => {
    const model = await show([aField({ type, options: ['A'] })]);
    await act(async () => model.$state.set(refuse({ [`${type}-1`]: 'Wrong.' })));
    const error = find('.field-error');
    expect(error.textContent).toBe('Wrong.');
    expect(item(`${type}-1`).classList.contains('error')).toBe(true);
    const controls = all('.form-item input, .form-item select, .form-item textarea');
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      expect(control.getAttribute('aria-invalid')).toBe('true');
      expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    }
  });

  test('messages above and below a form say that it has errors, and the lower one shows the answer', async () => {
    const model = await show([aField({ type: 'text' })]);
    expect(all('.form-errors')).toEqual([]);
    await act(async () => model.$state.set(refuse({ 'text-1': 'Wrong.' })));
    expect(all('.form-errors').map((box) => box.textContent)).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'Refused. Your form has encountered a problem. Please scroll up to review.',
    ]);
    await act(async () => model.$state.set(refuse({}, 'No connection.')));
    expect(all('.form-errors').map((box) => box.textContent?.trim())).toEqual(['No connection.']);
  });

  test('the first invalid field gets the focus, once per submit', async () => {
    const model = await show([aField({ type: 'email' }), aField({ type: 'name' }), aField({ type: 'text' })]);
    model.submit.mockImplementation(async () => model.$state.set(refuse({ 'name-1': 'Wrong.', 'text-1': 'Wrong.' })));
    await submit();
    expect(document.activeElement).toBe(find('#name-1 input'));
    find('#email-1 input').focus();
    await act(async () => model.$state.set(refuse({ 'text-1': 'Wrong.' })));
    expect(document.activeElement).toBe(find('#email-1 input'));
  });

  test('an invalid field shows its error when the visitor leaves it, but only after a first submit', async () => {
    const model = await show([aField({ type: 'email', required: true })]);
    const input = find('input.field-element');
    await leave(input);
    expect(textAt('.field-error')).toBeUndefined();
    model.submit.mockImplementation(async () => model.$state.set(refuse({ 'email-1': 'Required' })));
    await submit();
    await act(async () => model.$state.set({ status: 'editing' }));
    await enter(input, 'ada');
    expect(textAt('.field-error')).toBeUndefined();
    await leave(input);
    expect(textAt('.field-error')).toMatch(/^Email is not valid/);
    await enter(input, 'ada@example.com');
    expect(textAt('.field-error')).toBeUndefined();
  });

  test('a visitor who goes from one part of a field to the next has not left it', async () => {
    const model = await show([aField({ type: 'name', required: true })]);
    model.submit.mockImplementation(async () => model.$state.set(refuse({ 'name-1': 'Required' })));
    await submit();
    await act(async () => model.$state.set({ status: 'editing' }));
    const event = new FocusEvent('focusout', { bubbles: true, relatedTarget: find('.last-name input') });
    await act(async () => find('.first-name input').dispatchEvent(event));
    expect(textAt('.field-error')).toBeUndefined();
  });
});

describe('sending', () => {
  const button = () => find<HTMLButtonElement>('button[type=submit]');
  const announcement = () => textAt('[role=status]')?.trim();

  test('the submit button keeps its focus and says what happens, and ignores a second press', async () => {
    const model = await show([aField({ type: 'text' })], { submitButtonText: 'Send' });
    button().focus();
    const seen = [];
    for (const status of ['editing', 'saving', 'submitting'] as const) {
      await act(async () => model.$state.set({ status }));
      seen.push([button().textContent, button().getAttribute('aria-disabled'), button().disabled, announcement()]);
      await submit();
    }
    expect(seen).toEqual([
      ['Send', null, false, ''],
      ['Saving…', 'true', false, 'Saving…'],
      ['Submitting…', 'true', false, 'Submitting…'],
    ]);
    expect(document.activeElement).toBe(button());
    expect(model.submit).toHaveBeenCalledTimes(1);
  });

  test('values that the browser has filled in without an event are sent', async () => {
    const model = await show([aField({ type: 'name' }), aField({ type: 'textarea', id: 'textarea-1' })]);
    const fill = (element: HTMLElement, text: string) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    const [first, last] = all<HTMLInputElement>('.name input');
    fill(first as HTMLElement, 'Ada');
    fill(last as HTMLElement, 'Lovelace');
    fill(find('textarea'), 'Tea');
    let sent: FormValues = {};
    model.submit.mockImplementation(async () => {
      sent = model.$values.get();
    });
    await submit();
    expect(sent).toEqual({ 'name-1': ['Ada', 'Lovelace'], 'textarea-1': 'Tea' });
  });

  test('a script of the page can submit a form but not reset it', async () => {
    const model = await show([aField({ type: 'checkbox', options: ['Green'] })]);
    await tick(find('input[type=checkbox]'));
    await act(async () => find<HTMLFormElement>('form').submit());
    expect(model.submit).toHaveBeenCalledOnce();
    expect(find('form').dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))).toBe(false);
  });

  test('a message that comes twice is announced twice', async () => {
    const model = await show([aField({ type: 'text' })]);
    model.submit.mockImplementation(async () =>
      model.$state.set(refuse({}, 'Please fill out at least one form field.')),
    );
    const texts = new Set();
    for (const _ of [1, 2]) {
      await submit();
      texts.add(textAt('[role=status]'));
    }
    expect(texts.size).toBe(2);
  });

  test('a submit button without the owner’s text has ours', async () => {
    await show([]);
    expect(button().textContent).toBe('Submit');
  });

  test('a form that was sent is replaced by its message, which gets the focus', async () => {
    const model = await show([aField({ type: 'text' })]);
    model.submit.mockImplementation(async () => model.$state.set({ status: 'submitted' }));
    await submit();
    expect(all('form')).toEqual([]);
    expect(textAt('.form-submission-text')).toBe('Thanks');
    expect(textAt('.form-submission-html')).toBe('<i>pixel</i>');
    expect(document.activeElement).toBe(find('.form-success'));
  });
});

test('a form is reported as shown when the visitor sees it', async () => {
  const model = await show([aField({ type: 'text' })]);
  expect(model.attend).toHaveBeenCalledTimes(1);
});

test('the owner’s notice is shown before the button', async () => {
  await show([], { disclaimerMessage: 'By sending this…' });
  expect(textAt('.form-disclaimer')).toBe('By sending this…');
});

test('a keystroke renders its own field and no other', async () => {
  const model = await show([aField({ type: 'text' }), aField({ type: 'email' }), aField({ type: 'textarea' })]);
  let renders = 0;
  const texts = model.texts;
  Object.defineProperty(model, 'texts', {
    get() {
      renders += 1;
      return texts;
    },
  });
  await enter(find('textarea'), 'a');
  expect(renders).toBe(1);
});

test('each copy of a form on a page has labels and errors of its own', async () => {
  const fields = [aField({ type: 'text', description: 'About it' })];
  await show(fields);
  const first = { root, container };
  await show(fields);
  const ids = [first.container, container].map((place) => place.querySelector('input.field-element')?.id);
  expect(new Set(ids).size).toBe(2);
  await act(async () => first.root.unmount());
  first.container.remove();
});
