import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Form, FormField } from '../../../runtime/contracts/form.ts';
import { aField, aForm } from '../../fixtures/forms/forms.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { layoutErrors, setWideFont } from '../harness/layout.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, type Look, openEmpty } from '../harness/shared-tab.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const NONCE = 'bm9uY2U';
const POLICY = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

const everyField: FormField[] = [
  aField({ type: 'section', id: 'section-1', title: 'About you', description: 'To answer you.', underline: true }),
  aField({ type: 'name', id: 'name-1', title: 'Name', required: true }),
  aField({ type: 'email', id: 'email-1', title: 'Email', required: true, description: 'Nobody else gets it.' }),
  aField({ type: 'phone', id: 'phone-1', title: 'Phone', showCountryCode: true }),
  aField({ type: 'address', id: 'address-1', title: 'Address' }),
  aField({ type: 'date', id: 'date-1', title: 'Date' }),
  aField({ type: 'time', id: 'time-1', title: 'Time' }),
  aField({ type: 'select', id: 'select-1', title: 'Tea', options: ['Green', 'Black'] }),
  aField({ type: 'radio', id: 'radio-1', title: 'Size', required: true, options: ['Small', 'Large'] }),
  aField({ type: 'checkbox', id: 'checkbox-1', title: 'With', options: ['Milk', 'Sugar'] }),
  aField({ type: 'likert', id: 'likert-1', title: 'Last time', options: ['It was good', 'It was warm'] }),
  aField({ type: 'currency', id: 'currency-1', title: 'Budget', currencySymbol: '$' }),
  aField({ type: 'number', id: 'number-1', title: 'Guests' }),
  aField({ type: 'website', id: 'website-1', title: 'Website' }),
  aField({ type: 'twitter', id: 'twitter-1', title: 'Twitter' }),
  aField({ type: 'password', id: 'password-1', title: 'Secret' }),
  aField({ type: 'text', id: 'text-1', title: 'Subject' }),
  aField({ type: 'textarea', id: 'textarea-1', title: 'Message', maxLength: 20 }),
  aField({ type: 'hidden', id: 'hidden-1', key: 'campaign', value: 'none' }),
];
const countries = [
  { name: 'Canada', code: 'CA', phoneCode: '+1' },
  { name: 'Germany', code: 'DE', phoneCode: '+49' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
];

let browser: Browser;
let site: Site;
let tab: Page;
let saved: Promise<Record<string, unknown>>;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('form-block.ts', 'development')]);
  tab = await browser.newPage();
});
afterAll(() => Promise.all([browser.close(), site.close()]));

interface Opening {
  form?: Partial<Form>;
  /** HTML around and in the tag. */
  html?: string;
  look?: Look;
}

/** Opens a page with the form under a strict content security policy, and records console errors and violations. */
async function open({ form = {}, html, look }: Opening = {}): Promise<{ page: Page; complaints: string[] }> {
  const whole = aForm({ fields: everyField, ...form });
  whole.formFieldFormats.countries = countries;
  site.headers['content-security-policy'] = POLICY;
  site.files.set('/api/rest/forms/form-1', JSON.stringify(whole));
  site.files.set('/api/rest/forms/validate/form-1', '{}');
  site.files.set('/api/census/form-render', '{"stamp":"stamp"}');
  site.files.set('/api/form/FormSubmissionKey', '{"key":"key","waitMs":0}');
  site.files.set('/api/form/SaveFormSubmission', '{"success":true,"successRedirect":""}');
  site.files.set(
    '/',
    `<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width"><title>Page</title>
     <main><h1>Page</h1>${html ?? '<sq-form-block form="form-1">Write to us</sq-form-block>'}</main>
     <script src="/form-block.js"></script></html>`,
  );
  const page = tab;
  await emptyTab(page, look);
  const complaints = recordComplaints(page);
  saved = new Promise((resolve) => {
    page.on('request', (request) => {
      if (request.url().endsWith('/SaveFormSubmission')) resolve(request.postDataJSON());
    });
  });
  await openEmpty(page, site.origin);
  return { page, complaints };
}

const ready = (page: Page) => page.waitForSelector('.react-form-contents');

describe('a form with every kind of field', () => {
  test('every kind of field is filled in and sent by keyboard alone, under a strict policy', async () => {
    const { page, complaints } = await open();
    await ready(page);
    await page.focus('#name-1 input');
    const type = async (text: string, next = true) => {
      if (text) await page.keyboard.type(text);
      if (next) await page.keyboard.press('Tab');
    };
    for (const text of ['Ada', 'Lovelace', 'ada@example.com']) await type(text);
    for (const text of ['Ger', '', '', '123456']) await type(text);
    for (const text of ['Street 1', '', 'New York', 'NY', '10001', 'Can']) await type(text);
    for (const text of ['12', '31', '2026', '9', '05', '', 'P', 'Bl']) await type(text);
    await page.keyboard.press('ArrowDown');
    await type('');
    await page.keyboard.press('Space');
    await type('');
    await type('');
    await page.keyboard.press('Space');
    await type('');
    await page.keyboard.press('ArrowRight');
    await type('');
    for (const text of ['1.50', '7', 'example.com', 'ada', 'secret']) await type(text);
    await type(''); // the button that shows the password
    await type('Tea', false);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.form-success');
    const { form, ...rest } = await saved;
    expect(JSON.parse(form as string)).toEqual({
      'name-1': ['Ada', 'Lovelace'],
      'email-1': 'ada@example.com',
      'phone-1': ['+49', '', '', '123456'],
      'address-1': ['Street 1', '', 'New York', 'NY', '10001', 'Canada'],
      'date-1': ['12', '31', '2026'],
      'time-1': ['9', '05', '', 'PM'],
      'select-1': 'Black',
      'radio-1': 'Large',
      'checkbox-1': ['Milk'],
      'likert-1': { 'It was good': ['-2'], 'It was warm': ['-1'] },
      'currency-1': '1.50',
      'number-1': '7',
      'website-1': 'example.com',
      'twitter-1': 'ada',
      'password-1': 'secret',
      'text-1': 'Tea',
      'textarea-1': '',
      'hidden-1': 'none',
    });
    expect(rest).toMatchObject({ key: 'key', pageTitle: 'Page', pagePath: '/' });
    expect(await page.textContent('.form-submission-text')).toBe('Thanks, we will write.');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-success');
    expect(complaints).toEqual([]);
  });

  test('every kind of field has no accessibility violation, before and after a refusal', async () => {
    const { page } = await open();
    // Axe brings its own script.
    site.headers['content-security-policy'] = '';
    await page.reload();
    await ready(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.click('button[type=submit]');
    await page.waitForSelector('.field-error');
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    ['320 px', 'ltr'],
    ['320 px from right to left', 'rtl'],
  ])('every kind of field fits a window of %s, with big targets and text that does not zoom', async (_, dir) => {
    const { page } = await open({
      look: { viewport: { width: 320, height: 600 } },
      html: `<div dir="${dir}"><sq-form-block form="form-1"></sq-form-block></div>`,
    });
    await ready(page);
    await page.click('button[type=submit]');
    await page.waitForSelector('.field-error');
    await setWideFont(page);
    expect(await layoutErrors(page)).toEqual([]);
    const controls = await page.$$eval('.field-element, .option label, button', (all) =>
      all.map((element) => [
        element.className,
        element.getBoundingClientRect().height,
        element.getBoundingClientRect().width,
      ]),
    );
    expect(controls.filter(([name, height]) => Number(height) < (name ? 44 : 34))).toEqual([]);
    const sizes = await page.$$eval('.field-element', (all) =>
      all.map((element) => getComputedStyle(element).fontSize),
    );
    expect(new Set(sizes)).toEqual(new Set(['16px']));
  });
});

describe('a refused form', () => {
  test('a refused form scrolls to the first invalid field and focuses it', async () => {
    const { page } = await open({ look: { viewport: { width: 390, height: 600 } } });
    await ready(page);
    await page.fill('.first-name input', 'Ada');
    await page.click('button[type=submit]');
    await page.waitForSelector('#email-1.error');
    const input = page.locator('#email-1 input');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email-1');
    const { y = -1 } = (await input.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
    const described = await input.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(described).toEqual(['Required', 'Nobody else gets it.']);
    expect(await page.locator('.form-errors').allTextContents()).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      expect.stringMatching(/^One or more fields is invalid.*Please scroll up to review\.$/),
    ]);
  });

  test('the submit button keeps the focus while the form is sent, and after a failure of the server', async () => {
    const { page } = await open({ form: { fields: [aField({ type: 'text', id: 'text-1', title: 'Subject' })] } });
    await ready(page);
    site.files.delete('/api/form/SaveFormSubmission');
    await page.fill('#text-1 input', 'Tea');
    await page.focus('button[type=submit]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.form-errors');
    expect(await page.textContent('.form-errors')).toContain('This form has not been configured yet.');
    expect(await page.textContent('sq-form-block [role=status]')).toContain('This form has not been configured yet.');
    expect(await page.evaluate(() => (document.activeElement as HTMLButtonElement).type)).toBe('submit');
    expect(await page.inputValue('#text-1 input')).toBe('Tea');
  });
});

describe('typing', () => {
  test('a long text is counted as it is typed, takes Enter for a new line, and says when it is too long', async () => {
    const { page } = await open();
    await ready(page);
    await page.focus('textarea');
    await page.keyboard.type('123456789\n123456789');
    const count = () =>
      page.$eval('.character-count', (counter) => [counter.textContent, counter.classList.contains('error')]);
    expect(await count()).toEqual(['19 / 20', false]);
    await page.keyboard.type('12');
    expect(await count()).toEqual(['21 / 20', true]);
    expect(await page.locator('.form-errors').count()).toBe(0);
  });

  test('what is typed is kept when the tag is moved, and moveBefore keeps the focus', async () => {
    const { page } = await open({
      html: '<sq-form-block form="form-1"></sq-form-block><section></section>',
    });
    await ready(page);
    await page.fill('#text-1 input', 'Tea');
    await page.evaluate(() => {
      const section = document.querySelector('section') as HTMLElement & { moveBefore(node: Node, before: null): void };
      section.moveBefore(document.querySelector('sq-form-block') as Node, null);
    });
    expect(await page.inputValue('section #text-1 input')).toBe('Tea');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text-1');
  });
});

describe('the styles', () => {
  test('the form’s styles give way to the page’s, and reach nothing beside the form', async () => {
    const { page } = await open({
      html: `<style nonce="${NONCE}">input { border-radius: 1px } label { color: rgb(1, 2, 3) }</style>
        <input id="stranger" class="field-element"><sq-form-block form="form-1"></sq-form-block>`,
    });
    site.headers['content-security-policy'] = '';
    await page.reload();
    await ready(page);
    const style = (selector: string, name: 'borderRadius' | 'color' | 'minHeight') =>
      page.$eval(selector, (element, name) => getComputedStyle(element)[name], name);
    expect(await style('#text-1 input', 'borderRadius')).toBe('1px');
    expect(await style('#text-1 label', 'color')).toBe('rgb(1, 2, 3)');
    expect(await style('#text-1 input', 'minHeight')).toBe('44px');
    expect(await style('#stranger', 'minHeight')).not.toBe('44px');
  });

  test('the form’s styles apply in a shadow root, also when the tag is moved into one', async () => {
    const { page } = await open();
    await ready(page);
    const height = () =>
      page.evaluate(() => {
        const input = (document.querySelector('#host')?.shadowRoot ?? document).querySelector('#text-1 input');
        return input && getComputedStyle(input).minHeight;
      });
    expect(await height()).toBe('44px');
    await page.evaluate(() => {
      const host = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'host' }));
      host.attachShadow({ mode: 'open' }).append(document.querySelector('sq-form-block') as Node);
    });
    await page.waitForFunction(() => document.querySelector('#host')?.shadowRoot?.querySelector('#text-1'));
    expect(await height()).toBe('44px');
  });
});

describe('a form in a lightbox', () => {
  test('a form in a lightbox opens from its button and shows its message there', async () => {
    const { page, complaints } = await open({
      form: {
        useLightbox: true,
        lightboxHandleText: 'Ask us',
        fields: [aField({ type: 'text', id: 'text-1', title: 'Subject' })],
      },
    });
    await page.click('text=Ask us');
    await ready(page);
    expect(await page.getByRole('dialog', { name: 'Contact' }).isVisible()).toBe(true);
    await page.fill('#text-1 input', 'Tea');
    await page.keyboard.press('Enter');
    await page.waitForSelector('sq-lightbox .form-success');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('sq-lightbox'));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ask us');
    expect(complaints).toEqual([]);
  });
});
