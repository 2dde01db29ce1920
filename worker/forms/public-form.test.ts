import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Form, FormTemplate } from '#runtime/contracts/form.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const FORM = '/api/rest/forms/contact';
const TEMPLATE = '/api/template/GetTemplateSchema';

beforeEach(openShops);

async function insertForm(columns: Record<string, string | number> = {}, siteId: string = SHOP.id) {
  const row = { site_id: siteId, id: 'contact', name: 'Contact', created_at: 1, updated_at: 2, ...columns };
  const names = Object.keys(row);
  await env.DB.prepare(
    `INSERT INTO forms (${names.join(', ')}) VALUES (${names.map((_, index) => `?${index + 1}`).join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();
}

const fields = (...types: object[]) =>
  JSON.stringify(
    types.map((rest, index) => ({ id: `f-${index}`, title: 'T', description: '', required: false, ...rest })),
  );

describe('a form', () => {
  test('a form is public without its owner’s settings', async () => {
    await insertForm({
      notify_emails: '["owner@shop.example"]',
      captcha_fails_open: 1,
      version: 77,
      fields: fields({ type: 'email' }),
    });
    const response = await new Buyer().fetch(FORM);
    const text = await response.clone().text();
    for (const secret of ['owner@', 'notify', 'mailing', 'Open":1', '77', 'version']) {
      expect(text).not.toContain(secret);
    }
    expect(await read(response, Form)).toMatchObject({
      id: 'contact',
      kind: 'form',
      submitButtonText: 'Submit',
      fields: [{ id: 'f-0', type: 'email' }],
      captcha: null,
      formFieldFormats: { initialDateFormat: { country: 'US' }, countries: [] },
    });
  });

  test('a form is cached briefly, and not sent again unchanged', async () => {
    await insertForm();
    const first = await new Buyer().fetch(FORM);
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=30/);
    const again = await new Buyer().fetch(FORM, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('a form can be read by pages of listed origins', async () => {
    await insertForm();
    const response = await new Embedder().fetch(FORM);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    await read(response, Form);
  });

  test('a form speaks the language of its site', async () => {
    await insertForm({}, OTHER.id);
    const form = await read(await new Buyer(OTHER.host).fetch(FORM), Form);
    expect(form.submitButtonText).not.toBe('Submit');
    expect(form.formFieldFormats.initialDateFormat.country).toBe('DE');
  });

  test.each([
    [{ type: 'address' }, true],
    [{ type: 'phone', showCountryCode: true }, true],
    [{ type: 'phone', showCountryCode: false }, false],
    [{ type: 'text' }, false],
  ])('a form carries the list of countries only where it shows it: %j', async (field, has) => {
    await insertForm({ fields: fields(field) });
    const { formFieldFormats } = await read(await new Buyer().fetch(FORM), Form);
    expect(formFieldFormats.countries.length > 0).toBe(has);
  });

  test('a form is not found under another id or on another site', async () => {
    await insertForm({}, OTHER.id);
    expect(await refusal(await new Buyer().fetch(FORM))).toEqual({
      status: 404,
      code: 'FORM_NOT_CONFIGURED',
      error: 'This form has not been configured yet.',
    });
  });

  test('a form can only be read', async () => {
    const response = await new Buyer().fetch(FORM, { method: 'POST', body: {} });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['', ''],
    ['/thanks?a=1', `https://${SHOP.host}/thanks?a=1`],
    [`https://${SHOP.host}/thanks`, `https://${SHOP.host}/thanks`],
    [`${SHOP.embed}/thanks`, `${SHOP.embed}/thanks`],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['https://evil.example', ''],
    [`https://${SHOP.host}@evil.example`, ''],
    [`https://user:word@${SHOP.host}/`, ''],
    [`https://${OTHER.host}/`, ''],
  ])('after success, a form with the redirect %j leads to %j', async (stored, shown) => {
    await insertForm({ success_redirect: stored });
    expect((await read(await new Buyer().fetch(FORM), Form)).successRedirect).toBe(shown);
  });

  test('a form on a host of no site leads to the site’s own host', async () => {
    await insertForm({ success_redirect: '/thanks' });
    const form = await read(await new Embedder('shared.example').fetch(FORM), Form);
    expect(form.successRedirect).toBe(`https://${SHOP.host}/thanks`);
  });

  test('a form names the site’s captcha only where it needs it', async () => {
    const captchaSettings = { provider: 'turnstile', siteKey: 'key', mode: 'checkbox' };
    await env.DB.prepare('UPDATE sites SET website = ?1').bind(JSON.stringify({ captchaSettings })).run();
    await insertForm({ captcha_enabled: 1 });
    await insertForm({ id: 'open' });
    expect((await read(await new Buyer().fetch(FORM), Form)).captcha).toEqual(captchaSettings);
    expect((await read(await new Buyer().fetch('/api/rest/forms/open'), Form)).captcha).toBeNull();
  });
});

describe('the template schema', () => {
  test('the template schema of forms has the engine’s template and texts in the site’s language', async () => {
    const response = await new Buyer().fetch(`${TEMPLATE}?type=9`);
    expect(response.headers.get('Cache-Control')).toMatch(/^public/);
    const { html, localizedStrings } = await read(response, FormTemplate);
    expect(html).toContain('{.repeated section fields}');
    expect(localizedStrings.name).toMatchObject({ firstName: 'First Name' });
    const german = await read(await new Buyer(OTHER.host).fetch(`${TEMPLATE}?type=9`), FormTemplate);
    expect(german.localizedStrings.name).not.toEqual(localizedStrings.name);
  });

  test.each(['', '?type=', '?type=8', '?type=09', '?type=9x'])(
    'a template schema of anything else is not found: %j',
    async (query) => {
      expect(await refusal(await new Buyer().fetch(TEMPLATE + query))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    },
  );
});
