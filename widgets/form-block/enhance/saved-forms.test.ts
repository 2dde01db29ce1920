import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BUSY_CLASS, boot } from '#runtime/boot.ts';
import { keepClicks } from '#runtime/loader/kept-clicks.ts';
import { aForm } from '../../../test/fixtures/forms/forms.ts';
import { loadHtml } from '../../../test/fixtures/load-page.ts';
import { openFormShop } from '../../../test/msw/server.ts';
import { startForms } from '../engine-forms.ts';

const shop = openFormShop();
const { untilIdle } = shop;
const EMAIL = { type: 'email', id: 'email-1', title: 'Email', description: '', required: true } as const;
const CONTEXT = `<script type="application/json" class="sqs-form-block-context">${JSON.stringify({ formId: 'f1', formFields: [EMAIL] })}</script>`;
const EMAIL_ITEM = '<div id="email-1" class="form-item field email required"><input type="email" name="email"></div>';
const form = (opening: string, items = EMAIL_ITEM) =>
  `<form ${opening}>${items}<button type="submit">Send</button></form>`;
const block = (content: string) => `<div class="sqs-block sqs-block-form">${content}</div>`;
const RENDERED = 'class="react-form-contents" novalidate';

beforeAll(async () => {
  keepClicks(boot(), () => false);
  await import('./enhance-forms.entry.ts');
  startForms();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.current.forms.set('f1', aForm({ id: 'f1', fields: [EMAIL], submissionHTML: '' }));
});
afterEach(async () => {
  document.querySelector('sq-alert')?.remove();
  document.body.replaceChildren();
  await untilIdle();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

async function send(email = 'ann@example.com'): Promise<Event> {
  const field = find<HTMLInputElement>('[type=email]');
  field.focus();
  await untilIdle();
  const shown = [...document.querySelectorAll<HTMLInputElement>('[type=email]')].find(
    (element) => !element.closest('[hidden]'),
  );
  if (shown) shown.value = email;
  shown?.dispatchEvent(new Event('input', { bubbles: true }));
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  await untilIdle();
  await vi.advanceTimersByTimeAsync(3_000);
  await untilIdle();
  return event;
}

test('a form that the platform had rendered before the page was saved is sent to the shop, by its context', async () => {
  loadHtml(block(`${CONTEXT}<div class="form-wrapper">${form(RENDERED)}</div>`));
  expect((await send()).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(shop.current.saved).toHaveLength(1));
  expect(shop.current.saved[0]?.values).toEqual({ 'email-1': 'ann@example.com' });
});

test('a saved form without one of its fields gives way to the whole form', async () => {
  loadHtml(block(`${CONTEXT}<div class="form-wrapper">${form(RENDERED, '<input type="email" name="email">')}</div>`));
  find('[type=email]').focus();
  await vi.waitFor(() => expect(find('.sq-form form')).toBeTruthy());
  expect(find<HTMLElement>('.react-form-contents').hidden).toBe(true);
});

test.each([
  ['a saved form without its context', block(`<div class="form-wrapper">${form(RENDERED)}</div>`)],
  ['a saved form with a broken context', block(`<script type="application/json">{"formId":</script>${form(RENDERED)}`)],
  ['a newsletter without an id', `<div class="newsletter-block">${form('class="newsletter-form"')}</div>`],
  ['a block of the newest kind', `<div data-sqsp-block="form">${form('')}</div>`],
])('%s is not sent by the browser, and a text says so', async (_, html) => {
  loadHtml(html);
  expect((await send()).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(find('sq-alert')).toBeTruthy());
  expect(find('sq-alert').shadowRoot?.textContent).toContain('This form has not been configured yet.');
  expect(shop.current.saved).toEqual([]);
});

test.each([
  ['to an address of its author’s own', 'action="https://forms.example/f/1" class="newsletter-form"'],
  ['in the body of a message', 'method="post" class="newsletter-form"'],
])('the loader leaves a form alone that is sent %s', (_, opening) => {
  document.body.innerHTML = form(opening);
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(find('form').classList.contains(BUSY_CLASS)).toBe(false);
});
