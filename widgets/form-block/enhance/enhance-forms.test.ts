import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import type { Form, FormField } from '#runtime/contracts/form.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { readPageForm } from '#runtime/page/forms.ts';
import { aForm, localCaptcha } from '../../../test/fixtures/forms/forms.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { brokenJson, lineCut, refuse } from '../../../test/msw/forms.ts';
import { openFormShop } from '../../../test/msw/server.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { startForms } from '../engine-forms.ts';

const shop = openFormShop();
const { untilIdle } = shop;
const ERRORS_BELOW = 'Your form has encountered a problem. Please scroll down to review.';
const ERRORS_ABOVE = 'Your form has encountered a problem. Please scroll up to review.';
const INVALID_FORM = 'One or more fields is invalid, please check your entries.';

const all = <E extends HTMLElement = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as E;
const form = (index = 0) => all<HTMLFormElement>('form')[index] as HTMLFormElement;
const item = (type: string, within: ParentNode = document) =>
  within.querySelector(`.form-item[id^="${type}-"]`) as HTMLElement;
const control = (type: string, index = 0, within: ParentNode = document) =>
  [...item(type, within).querySelectorAll<HTMLInputElement>('input, select, textarea')][index] as HTMLInputElement;
const submitControl = (within: ParentNode = form()) =>
  within.querySelector<HTMLInputElement>('[type=submit]') as HTMLInputElement;
const errorOf = (type: string) => item(type).querySelector('.field-error')?.textContent;
const summaries = () => all('.form-submission-error').map(({ textContent }) => textContent);
const saved = () => shop.current.saved.map(({ values }) => values);

let reports: string[];
let events: string[];
let ending: (() => void)[] = [];

function type(target: HTMLInputElement, text: string): void {
  target.value = text;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
const tick = (target: HTMLInputElement) => target.click();
const touch = async (target: HTMLElement = control('email')) => {
  target.focus();
  await untilIdle();
};
function press(target: HTMLFormElement = form()): Event {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitControl(target) });
  target.dispatchEvent(event);
  return event;
}
async function submit(target: HTMLFormElement = form()): Promise<void> {
  press(target);
  await untilIdle();
  await vi.advanceTimersByTimeAsync(3_000);
  await untilIdle();
}

/** The shop has every form of the page, as its markup or context describes it. */
function open(page: string, change: (html: string) => string = (html) => html, overrides: Partial<Form> = {}): void {
  loadHtml(change(fixture(`pages/${page}`)));
  for (const block of all('.sqs-block')) {
    const read = readPageForm(block, block.querySelector('form'))?.form;
    if (!read) continue;
    const fields = read.fields.map((field): FormField => ({ ...field }));
    const { id, kind } = read;
    shop.current.forms.set(id, aForm({ id, kind, fields, submissionHTML: '', ...overrides }));
  }
}

function fillRequired(within: ParentNode = document): void {
  if (item('name', within)) type(control('name', 0, within), 'Ada');
  type(control('email', 0, within), 'ada@example.org');
  if (!item('text', within)) return;
  type(control('text', 0, within), 'Tea');
  tick(control('checkbox', 1, within));
  tick(control('radio', 1, within));
}

beforeAll(async () => {
  await import('./enhance-forms.entry.ts');
  startForms();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [reports, events, ending] = [[], [], []];
  ending.push(onReport((error, context) => reports.push(`${context}: ${error}`)));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of ['sq-form-submitting', 'sq-form-submitted', 'sq-form-failed', 'sq-newsletter-subscribed']) {
    const record = ({ type }: Event) => void events.push(type);
    document.addEventListener(name, record);
    ending.push(() => document.removeEventListener(name, record));
  }
});
afterEach(async () => {
  for (const alert of all('sq-alert')) alert.shadowRoot?.querySelector('button')?.click();
  document.body.replaceChildren();
  await untilIdle();
  for (const end of ending) end();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  boot().platform = 'take-over';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a form that stands visible', () => {
  test('a visible form loses its inline handler, and sends no request before the visitor turns to it', async () => {
    open('forms-f1');
    await untilIdle();
    expect(form().onsubmit).toBeNull();
    expect(shop.current.calls).toEqual([]);
    await touch();
    expect(shop.current.calls.map(({ path }) => path)).toEqual(['/api/census/form-render']);
  });

  test('a visible form is sent with every value, typed or filled in by the browser without an event', async () => {
    history.replaceState(null, '', '/?utm_campaign=spring');
    open('forms-f1');
    await touch();
    fillRequired();
    control('name', 1).value = 'Lovelace';
    tick(control('checkbox', 2));
    tick(control('likert', 4));
    control('select').value = 'The street';
    control('date').value = '2';
    control('date', 1).value = '29';
    control('date', 2).value = '2028';
    await submit();
    expect(saved()).toHaveLength(1);
    const [values = {}] = saved();
    const of = (type: string) => values[item(type).id];
    expect(of('name')).toEqual(['Ada', 'Lovelace']);
    expect(of('checkbox')).toEqual(['Black & smoky', 'Oolong "roasted"']);
    expect(of('radio')).toBe('Bench');
    expect(of('likert')).toEqual({ 'They are long enough': ['2'] });
    expect(of('select')).toBe('The street');
    expect(of('date')).toEqual(['2', '29', '2028']);
    expect(of('phone')).toEqual(['', '', '', '']);
    expect(of('time')).toEqual(['', '', '', 'AM']);
    expect(of('hidden')).toBe('spring');
    expect(values).not.toHaveProperty(item('section').id);
    expect(events).toEqual(['sq-form-submitting', 'sq-form-submitted']);
    expect(reports).toEqual([]);
  });

  test('a form that was sent is replaced by the owner’s message, and the page scrolls there', async () => {
    open('forms-f1');
    fillRequired();
    await submit();
    const text = find('.form-submission-text');
    expect(text.innerHTML).toContain('We have <em>it</em>.');
    expect(find('.form-submission-html').innerHTML).toContain('Read on');
    expect(text.classList.contains('hidden')).toBe(false);
    expect(document.activeElement).toBe(text);
    expect(find('.field-list').style.display).toBe('none');
    expect(find('.form-button-wrapper').style.display).toBe('none');
  });

  test('a submit that comes before the scripts is executed once', async () => {
    open('forms-f1');
    fillRequired();
    const first = press();
    expect(first.defaultPrevented).toBe(true);
    expect(form().getAttribute('aria-busy')).toBe('true');
    press();
    await submit();
    expect(saved()).toHaveLength(1);
  });

  test('a submit button says Saving… and then Submitting…, and keeps the focus', async () => {
    open('forms-f1');
    await touch();
    fillRequired();
    submitControl().focus();
    const labels: string[] = [];
    let label = submitControl().value;
    Object.defineProperty(submitControl(), 'value', {
      get: () => label,
      set: (text: string) => {
        if (text !== label) labels.push(text);
        label = text;
      },
    });
    press();
    await waitFor(() => expect(submitControl().value).not.toBe('Send'), 0);
    expect(submitControl().getAttribute('aria-disabled')).toBe('true');
    expect(submitControl().disabled).toBe(false);
    expect(form().classList.contains('submitting')).toBe(true);
    await submit();
    expect(labels).toEqual(['Saving…', 'Submitting…', 'Send']);
    expect(submitControl().getAttribute('aria-disabled')).toBeNull();
  });

  test('a form that a listener cancels is not sent, and can be sent afterwards', async () => {
    open('forms-f1');
    fillRequired();
    document.addEventListener('sq-form-submitting', (event) => event.preventDefault(), { once: true });
    await submit();
    expect([saved().length, submitControl().value]).toEqual([0, 'Send']);
    await submit();
    expect(saved()).toHaveLength(1);
  });

  test('a form that a program has filled in is sent with the decoy’s value', async () => {
    open('forms-f1');
    await touch();
    fillRequired();
    find<HTMLInputElement>('[data-sq-decoy]').value = 'https://spam.example';
    await submit();
    expect(shop.current.saved[0]?.request.decoy).toBe('https://spam.example');
  });
});

describe('what is wrong', () => {
  test('errors are shown at each field, over and under the form, and the first field gets the focus', async () => {
    open('forms-f1');
    type(control('email'), 'nobody');
    await submit();
    expect(['name', 'email', 'text', 'checkbox', 'radio'].map(errorOf)).toEqual([
      'Required',
      'Email is not valid. Email addresses should follow the format user@domain.com.',
      'Required',
      'Required',
      'Required',
    ]);
    expect(summaries()).toEqual([ERRORS_BELOW, ERRORS_ABOVE + INVALID_FORM]);
    expect(item('email').classList.contains('error')).toBe(true);
    expect(control('email').previousElementSibling?.className).toBe('field-error');
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    const described = control('email').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('Email is not valid');
    expect(document.activeElement).toBe(control('name'));
    expect(shop.current.calls.filter(({ path }) => !path.endsWith('form-render'))).toEqual([]);
  });

  test('errors are shown right under a button without a type', async () => {
    open('forms-f1', (html) => html.replace(/<input class="button[^>]*>/, '<button>Send</button>'));
    await submit();
    expect(find('.form-button-wrapper').nextElementSibling?.textContent).toBe(ERRORS_ABOVE + INVALID_FORM);
  });

  test('the error of a field is removed when the field is corrected', async () => {
    open('forms-f1');
    await submit();
    fillRequired();
    expect(all('.field-error')).toEqual([]);
    expect(all('.error')).toEqual([]);
    expect(control('email').hasAttribute('aria-describedby')).toBe(false);
    expect(control('email').hasAttribute('aria-invalid')).toBe(false);
  });

  test('a copy of a page with a refused form shows each error once, and none when it is filled in', async () => {
    open('forms-f1');
    await submit();
    const copy = document.body.innerHTML;
    const errors = summaries();
    document.body.replaceChildren();
    await untilIdle();
    const last = Math.max(...[...copy.matchAll(/sq-form-(\d+)/g)].map(([, number]) => Number(number)));
    document.body.innerHTML = `${copy}<p id="sq-form-${last + 2}"></p>`;
    await submit();
    expect(summaries()).toEqual(errors);
    expect(all('.form-item .field-error')).toHaveLength(5);
    expect(all('.character-count')).toHaveLength(1);
    const ids = all('[id^=sq-form-]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    fillRequired();
    expect(all('.error,.field-error,[aria-invalid]')).toEqual([]);
  });

  test('an error that the server finds is shown at its field', async () => {
    open('forms-f1');
    await touch();
    fillRequired();
    const id = item('text').id;
    shop.current.interrupt(
      form().dataset.formId ?? '',
      refuse(400, { error: INVALID_FORM, code: 'FORM_INVALID', errors: { [id]: 'No tea today.' } }),
    );
    await submit();
    expect(errorOf('text')).toBe('No tea today.');
    expect(document.activeElement).toBe(control('text'));
    expect(submitControl().value).toBe('Send');
  });

  test('an error of a field that is not on the page is shown under the form', async () => {
    open('forms-f1');
    fillRequired();
    shop.current.interrupt(
      '000001',
      refuse(400, { error: INVALID_FORM, code: 'FORM_INVALID', errors: { gone: 'Missing.' } }),
    );
    await submit();
    expect(summaries()).toEqual(['Missing.']);
  });

  test.each([
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, { code: 'FORM_NOT_CONFIGURED' }, 'This form has not been configured yet.'],
    [429, { code: 'RATE_LIMITED' }, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, {}, 'Unable to send form. Please try again later.'],
  ])('the answer %i is explained under the form, which keeps what was typed', async (status, body, message) => {
    open('forms-f1');
    await touch();
    fillRequired();
    shop.current.interrupt('SaveFormSubmission', ...Array(4).fill(refuse(status, body)));
    await submit();
    await vi.advanceTimersByTimeAsync(20_000);
    await untilIdle();
    expect(summaries()).toEqual([message]);
    expect(find('.form-submission-error').getAttribute('role')).toBe('alert');
    expect(control('email').value).toBe('ada@example.org');
    expect(events).toEqual(['sq-form-submitting', 'sq-form-failed']);
    expect([submitControl().value, submitControl().getAttribute('aria-disabled')]).toEqual(['Send', null]);
  });

  test.each([
    ['no line', lineCut],
    ['a broken answer', brokenJson],
  ])('a form that is answered with %s can be submitted again', async (_, answer) => {
    open('forms-f1');
    await touch();
    fillRequired();
    shop.current.interrupt('000001', ...Array(6).fill(answer));
    await submit();
    await vi.advanceTimersByTimeAsync(20_000);
    await untilIdle();
    expect(summaries()).toHaveLength(1);
    shop.current.endInterruptions();
    await submit();
    expect(saved()).toHaveLength(1);
  });

  test('a text that is too long is counted and marked, and not cut off', async () => {
    open('forms-f1');
    await touch();
    const text = control('textarea');
    expect(text.maxLength).toBe(-1);
    type(text, 'x'.repeat(41));
    const counter = find('.character-count');
    expect([counter.textContent, counter.classList.contains('error')]).toEqual(['41 / 40', true]);
    fillRequired();
    await submit();
    expect(errorOf('textarea')).toBe('You have exceeded the character limit.');
    type(text, 'x'.repeat(40));
    expect([counter.textContent, counter.classList.contains('error')]).toEqual(['40 / 40', false]);
  });
});

describe('a form that is hidden', () => {
  test('a hidden form is shown with all its fields as soon as it works', async () => {
    open('forms-f2');
    expect(find('.form-inner-wrapper').hidden).toBe(true);
    await untilIdle();
    expect(find('.form-inner-wrapper').hidden).toBe(false);
    expect(form().hasAttribute('onsubmit')).toBe(false);
    expect(shop.current.calls).toEqual([]);
    fillRequired();
    await submit();
    expect(saved()).toHaveLength(1);
  });

  test('a hidden form has the page’s own texts, except for the texts of the specification', async () => {
    open('forms-f2');
    await untilIdle();
    control('date').value = '99';
    await submit();
    expect(errorOf('date')).toBe('There is no such day.');
    expect(errorOf('name')).toBe('Required');
  });

  test('a hidden form is rendered by us where its markup is missing or lacks a field', async () => {
    open('forms-f2', (html) => html.replace(/<select id=[\s\S]*?<\/select>/, ''));
    await untilIdle();
    await waitFor(() => expect(find('.sq-form .field-list')).not.toBeNull());
    expect(find('.form-inner-wrapper').hidden).toBe(true);
    document.body.replaceChildren();
    await untilIdle();
    open('forms-f3');
    await untilIdle();
    await waitFor(() => expect(find('.sq-form .field-list')).not.toBeNull());
    expect(all('.sq-form')).toHaveLength(1);
  });

  test('a hidden form that cannot be loaded is requested again, and appears once', async () => {
    open('forms-f3', (html) => html.replaceAll('{"formId"', '{formId').replaceAll(/f3(0+3)/g, 'f9$1'));
    shop.current.forms.set('f90000000000000000000003', aForm({ id: 'f90000000000000000000003' }));
    shop.current.interrupt('f90000000000000000000003', ...Array(2).fill(refuse(404, { code: 'FORM_NOT_CONFIGURED' })));
    for (let round = 0; round < 12 && !find('.sq-form .field-list'); round += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await untilIdle();
    }
    await waitFor(() => expect(find('.sq-form .field-list')).not.toBeNull());
    expect(all('.sq-form')).toHaveLength(1);
    expect(reports.filter((line) => line.startsWith('form: enhancing'))).toHaveLength(1);
  });

  test('a hidden form is rendered from the shop’s definition where the page cannot be read', async () => {
    open('forms-f3', (html) => html.replaceAll('{"formId"', '{formId'));
    shop.current.forms.set('f30000000000000000000003', aForm({ id: 'f30000000000000000000003' }));
    await untilIdle();
    await waitFor(() => expect(find('.sq-form .field-list')).not.toBeNull());
    expect(shop.current.calls.map(({ path }) => path)).toContain('/api/rest/forms/f30000000000000000000003');
  });
});

describe('newsletters', () => {
  const label = (index: number) => form(index).querySelector('.newsletter-form-button-label')?.textContent;

  test('a newsletter has its own event, and two copies are sent separately', async () => {
    open('forms-newsletter', (html) => html.replace('captcha-container', ''));
    fillRequired(form(1));
    await submit(form(1));
    expect(events).toEqual(['sq-form-submitting', 'sq-form-submitted', 'sq-newsletter-subscribed']);
    expect(form(1).querySelector('.form-submission-text')?.classList.contains('hidden')).toBe(false);
    expect(form(0).querySelector('.form-submission-text')?.classList.contains('hidden')).toBe(true);
    expect(control('email', 0, form(0)).value).toBe('');
    expect(label(0)).toBe('Sign Up');
    await submit(form(0));
    expect(form(0).querySelectorAll('.field-error').length).toBeGreaterThan(0);
  });

  test('each copy of a newsletter has labels for its own inputs', async () => {
    open('forms-newsletter', (html) => html.replace('captcha-container', ''));
    await touch();
    const labels: Element[] = [];
    for (const each of all<HTMLFormElement>('form')) {
      labels.push(...each.querySelectorAll('label.title'));
      for (const label of each.querySelectorAll('label.title')) {
        const [input] = label.parentElement?.querySelectorAll('input') ?? [];
        expect((label as HTMLLabelElement).htmlFor).toBe(input?.id);
        expect(document.getElementById(input?.id ?? '')).toBe(input);
      }
    }
    expect(control('name').autocomplete).toBe('given-name');
    expect(labels).toHaveLength(4);
  });

  test('the errors of a newsletter, a name’s too, stand in the boxes of controls, where themes show them', async () => {
    open('forms-newsletter', (html) => html.replace('captcha-container', ''));
    await touch();
    await submit();
    const errors = [...form().querySelectorAll('.form-item .field-error')];
    expect(errors.map((error) => error.textContent)).toEqual(['Required', 'Required']);
    expect(errors.filter((error) => !error.closest('.newsletter-form-field-wrapper'))).toEqual([]);
  });

  test('a newsletter loads its captcha when the visitor turns to it, and is sent with a token', async () => {
    open('forms-newsletter', undefined, { captchaEnabled: true, captcha: localCaptcha });
    await touch(control('email', 0, form(1)));
    expect(shop.current.calls.map(({ path }) => path)).toContain('/api/rest/forms/f40000000000000000000004');
    const tickBox = form(1).querySelector<HTMLInputElement>('.captcha-container input') as HTMLInputElement;
    expect(form(0).querySelector('.captcha-container')).toBeNull();
    expect(submitControl(form(1)).getAttribute('aria-disabled')).toBe('true');
    fillRequired(form(1));
    await submit(form(1));
    expect(form(1).querySelector('.form-submission-error')?.textContent).toBe('Complete CAPTCHA before submitting.');
    tick(tickBox);
    tickBox.dispatchEvent(new Event('change', { bubbles: true }));
    expect(submitControl(form(1)).getAttribute('aria-disabled')).toBeNull();
    await submit(form(1));
    expect(shop.current.saved[0]?.request.captchaKey).toMatch(/^local\.pass\.NEWSLETTER_BLOCK_SUBMISSION\./);
  });
});

describe('drafts', () => {
  test('a draft comes back into the markup at once, and is deleted when the form is sent', async () => {
    open('forms-f1');
    await touch();
    fillRequired();
    type(control('textarea'), 'Half a thought');
    control('time', 3).value = 'PM';
    control('time', 3).dispatchEvent(new Event('change', { bubbles: true }));
    await untilIdle();
    document.body.replaceChildren();
    await untilIdle();
    open('forms-f1');
    await untilIdle();
    expect(control('textarea').value).toBe('Half a thought');
    expect(control('name').value).toBe('Ada');
    expect(control('checkbox', 1).checked).toBe(true);
    expect(control('radio', 1).checked).toBe(true);
    expect(find('.character-count').textContent).toBe('14 / 40');
    await submit();
    document.body.replaceChildren();
    await untilIdle();
    open('forms-f1');
    await touch();
    expect(control('textarea').value).toBe('');
  });

  test('a draft does not replace what has been typed meanwhile', async () => {
    sessionStorage.setItem('sq:form:own:f10000000000000000000001:/', '{}');
    open('forms-f1');
    await untilIdle();
    type(control('email'), 'old@example.org');
    await untilIdle();
    document.body.replaceChildren();
    await untilIdle();
    loadHtml(fixture('pages/forms-f1'));
    control('email').value = 'new@example.org';
    await untilIdle();
    expect(control('email').value).toBe('new@example.org');
  });
});

describe('lightboxes', () => {
  test('a form in a lightbox has a button in its place, which opens it', async () => {
    open('forms-lightbox');
    await untilIdle();
    const [mine, theirs] = all('.lightbox-handle');
    expect([mine?.textContent, mine?.localName]).toEqual(['Ask us', 'button']);
    expect([theirs?.textContent?.trim(), theirs?.getAttribute('role'), theirs?.tabIndex]).toEqual([
      'Book a table',
      'button',
      0,
    ]);
    expect(all('.form-wrapper').map(({ hidden }) => hidden)).toEqual([true, true]);
    mine?.click();
    await untilIdle();
    expect(find('sq-lightbox form')).toBe(form(1));
    expect(find('sq-lightbox .form-wrapper').hidden).toBe(false);
    type(control('email', 0, find('sq-lightbox')), 'ada@example.org');
    expect(all('.form-wrapper')[0]?.hidden).toBe(true);
  });

  const withHandle = (html: string) =>
    html.replace('<div class="form-wrapper', '<button type="button" class="lightbox-handle">Ask us</button>$&');

  test('a press of a button that the server has written opens the form once its code is there', async () => {
    open('forms-lightbox', withHandle);
    const handle = find('button.lightbox-handle');
    handle.click();
    handle.click();
    expect(handle.getAttribute('aria-busy')).toBe('true');
    await untilIdle();
    expect(all('sq-lightbox')).toHaveLength(1);
    expect(find('sq-lightbox form')).toBe(form(1));
    expect([handle.getAttribute('aria-busy'), handle.getAttribute('aria-haspopup')]).toEqual([null, 'dialog']);
    expect(all('.lightbox-handle')).toHaveLength(2);
  });

  test('a press of a button that leaves the page before its code is there opens nothing and says nothing', async () => {
    open('forms-lightbox', withHandle);
    find('button.lightbox-handle').click();
    document.body.innerHTML = '<h1>The next page</h1>';
    await untilIdle();
    expect(all('sq-lightbox, sq-alert')).toEqual([]);
  });

  test('a press of a button whose form cannot be fetched is answered, and the next press opens the form', async () => {
    const id = 'f30000000000000000000003';
    open('forms-f3', (html) => withHandle(html).replaceAll('{"formId"', '{formId'));
    shop.current.forms.set(id, aForm({ id }));
    shop.current.interrupt(id, ...Array(4).fill(lineCut));
    const handle = find('button.lightbox-handle');
    handle.click();
    await waitFor(() => expect(find('sq-alert')).not.toBeNull());
    expect(find('sq-alert').shadowRoot?.textContent).toContain('Unable to open form');
    expect(handle.getAttribute('aria-busy')).toBeNull();
    find('sq-alert').shadowRoot?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(100_000);
    handle.click();
    await waitFor(() => expect(find('sq-lightbox .field-list')).not.toBeNull());
    expect(all('sq-lightbox')).toHaveLength(1);
  });
});

describe('the platform', () => {
  test('forms stay with the platform where it is live and the page says stay-off', async () => {
    boot().platform = 'stay-off';
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} });
    ending.push(() => {
      Object.assign(window, { Static: undefined, Squarespace: undefined });
    });
    open('forms-f1');
    await untilIdle();
    expect(press().defaultPrevented).toBe(false);
    await untilIdle();
    expect(shop.current.calls).toEqual([]);
  });

  test.each([
    ['the platform’s live scripts see no submit of a form', true, 0],
    ['other scripts of the page see the submit of a form', false, 1],
  ])('%s that we have enhanced', async (_, isLive, times) => {
    if (isLive) Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} });
    const native = vi.fn();
    document.addEventListener('submit', native);
    ending.push(() => document.removeEventListener('submit', native));
    ending.push(() => Object.assign(window, { Static: undefined, Squarespace: undefined }));
    open('forms-f2');
    await untilIdle();
    await submit();
    expect(native).toHaveBeenCalledTimes(times);
  });

  test('a form that the platform puts into a block works instead of ours', async () => {
    open('forms-f3');
    await untilIdle();
    await waitFor(() => expect(find('.sq-form .field-list')).not.toBeNull());
    const fields = ['name', 'email', 'textarea', 'checkbox']
      .map((type) => [
        type,
        find(`.sq-form .form-item.${type}`)?.id ||
          [...(shop.current.forms.get('f30000000000000000000003')?.fields ?? [])].find((field) => field.type === type)
            ?.id,
      ])
      .map(([type, id]) =>
        type === 'name'
          ? `<fieldset class="form-item fields name" id="${id}"><input data-title="First"><input data-title="Last"></fieldset>`
          : type === 'checkbox'
            ? `<fieldset class="form-item field checkbox" id="${id}"><label><input type="checkbox" value="Green">Green</label></fieldset>`
            : `<div class="form-item field ${type}" id="${id}"><${type === 'textarea' ? 'textarea></textarea>' : 'input>'}</div>`,
      );
    find('.form-wrapper').innerHTML =
      `<form class="react-form-contents">${fields.join('')}<button type="submit">Send</button></form>`;
    await untilIdle();
    expect(all('.sq-form')).toEqual([]);
    type(control('name'), 'Ada');
    type(control('email'), 'ada@example.org');
    tick(control('checkbox'));
    await submit();
    expect(saved()).toHaveLength(1);
  });
});

describe('elsewhere', () => {
  test('forms of other scripts are left alone', async () => {
    loadHtml('<form data-form-id="mailer" onsubmit="return true"><input type="submit"></form>');
    expect(press().defaultPrevented).toBe(false);
  });

  test.each(['https://forms.example/f/abc', '//forms.example/send/'])(
    'a form of the engine’s that sends to %s is left to that address',
    async (action) => {
      open('forms-f1', (html) => html.replace('https://platform.example', action));
      await touch();
      expect(press().defaultPrevented).toBe(false);
      await untilIdle();
      expect(saved()).toEqual([]);
      expect(all('[data-sq-decoy]')).toEqual([]);
    },
  );

  test.each(['https://platform.example/', '/', '#', '', '../index.html', 'https://['])(
    'a form of the engine’s with the action "%s" is sent to the shop',
    (action) => {
      open('forms-f1', (html) => html.replace('https://platform.example', action));
      expect(press().defaultPrevented).toBe(true);
    },
  );

  test('a form that is added later works, and one that is removed is let go', async () => {
    loadHtml('<main></main>');
    open('forms-f2');
    await untilIdle();
    expect(all('[data-sq-decoy]')).toHaveLength(1);
    const left = form();
    left.remove();
    await untilIdle();
    expect(left.querySelector('[data-sq-decoy]')).toBeNull();
  });
});
