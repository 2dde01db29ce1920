import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { FormField } from '#runtime/contracts/form.ts';
import { FIELD_TYPES } from '#runtime/contracts/form-enumerations.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const HOSTILE = `</script><script>alert(1)</script><!--"'&<img src=x onerror=alert(2)>\u2028{title}`;
const german = { host: 'de.localhost' };

/** Returns the contents of a script on the page, up to where browsers end it. */
function jsonAfter(page: Page, start: RegExp) {
  const [, json = ''] = new RegExp(`${start.source}[^>]*>([\\s\\S]*?)</script`, 'i').exec(page.html) ?? [];
  return JSON.parse(json);
}

describe('a page with a form', () => {
  beforeAll(() => openDemo());

  test('a page has its form as the engine writes it, with a key for each value', async () => {
    const page = await Page.at('/contact');
    expect(await page.only('main .sqs-block-form .form-wrapper form[data-form-id="ss-contact"]')).toMatchObject({
      method: 'POST',
      novalidate: '',
      'aria-label': 'Contact',
    });
    const items = await page.all('main .field-list > .form-item');
    expect(items.map(({ id }) => id?.split('-')[0])).toEqual(['name', 'email', 'select', 'text', 'textarea', 'radio']);
    expect((await page.all('main .form-item.required')).length).toBe(4);
    expect(await page.only('main input[type="submit"]')).toMatchObject({ value: 'Send to June' });
    expect((await page.only('main .form-submission-text.hidden strong'))['']).toBe('Thank you!');
  });

  test('a page’s form shows a visitor without scripts what is missing', async () => {
    // The contents of <noscript> are text for a parser that runs scripts.
    expect((await (await Page.at('/contact')).only('main noscript'))['']).toBe(
      '<p class="form-no-script">Please turn on JavaScript to fill in and send this form.</p>',
    );
  });

  test('a page says how the parts of fields are laid out in its country', async () => {
    const { visitorFormContext } = (await Page.at('/contact')).staticContext().context;
    expect(visitorFormContext.formFieldFormats).toMatchObject({
      initialNameOrder: 'GIVEN_FIRST',
      initialPhoneFormat: { country: 'US' },
      countries: [],
    });
    const wholesale = (await Page.at('/wholesale')).staticContext().context;
    expect(wholesale.visitorFormContext.formFieldFormats.countries.length).toBeGreaterThan(200);
  });

  test('a page says who may see it, for what its form sends', async () => {
    const { collection } = (await Page.at('/contact')).staticContext().context;
    expect(collection.permissionType).toBe(PERMISSION_TYPE.everybody);
  });

  test('a page does not reveal whom its form notifies', async () => {
    for (const path of ['/contact', '/wholesale', '/about', '/tastings']) {
      expect((await Page.at(path)).html).not.toMatch(/second-steep\.example|notify|mailingList/);
    }
  });

  test('a page with a form obeys its own policy', async () => {
    for (const [path, options] of [
      ['/contact', {}],
      ['/wholesale', {}],
      ['/about', {}],
      ['/tastings', {}],
      ['/kontakt', german],
    ] as const) {
      const page = await Page.at(path, options);
      // The policy names the style of the question about cookies, which the German shop asks, and that of blocks.
      const styles = path === '/kontakt' || path === '/tastings' ? 1 : 0;
      expect(await page.all('style'), path).toHaveLength(styles);
      expect(await page.all('[style], [onsubmit]'), path).toEqual([]);
      const inline = (await page.all('script')).filter(({ src, type }) => !src && !type);
      expect(inline.map((script) => script['data-name'])).toEqual(['early-presses', 'static-context']);
    }
  });

  test('a page with a form causes no template error', async () => {
    for (const path of ['/contact', '/wholesale', '/about', '/tastings']) {
      expect((await Page.at(path, { environment: 'development' })).html).not.toContain('Template errors');
    }
  });
});

describe('the second generation', () => {
  beforeAll(() => openDemo());

  test('the second generation describes the whole form in a script', async () => {
    const context = jsonAfter(await Page.at('/wholesale'), /<script[^>]*id="form-context-ss-wholesale"/);
    expect(context).toMatchObject({
      formId: 'ss-wholesale',
      formName: 'Wholesale',
      collectionId: 'ss-wholesale',
      formSubmitButtonText: 'Ask for our list',
      useLightbox: false,
      localizedStrings: { validation: { invalidDate: 'This is not a real date.' } },
      formFieldFormats: { initialNameOrder: 'GIVEN_FIRST' },
    });
    expect(new Set(context.formFields.map((field: FormField) => field.type))).toEqual(new Set(FIELD_TYPES));
    expect(context.formFields[1]).toMatchObject({ type: 'text', text: true });
  });

  test('the second generation has the same form in its markup, for all to see but one that opens in a lightbox', async () => {
    const page = await Page.at('/wholesale');
    expect(await page.only('main .form-wrapper > .form-inner-wrapper')).not.toHaveProperty('hidden');
    const lightbox = await Page.at('/tastings');
    expect(await lightbox.only('main .form-wrapper > .form-inner-wrapper')).toHaveProperty('hidden', '');
    expect(await lightbox.only('main button.lightbox-handle')).toMatchObject({ type: 'button', '': 'Book a tasting' });
    expect(await page.all('main .lightbox-handle')).toEqual([]);
    const { formFields } = jsonAfter(page, /<script[^>]*id="form-context-ss-wholesale"/);
    const items = await page.all('main .form-inner-wrapper .form-item');
    expect(items.map(({ id }) => id)).toEqual(formFields.map((field: FormField) => field.id));
  });

  test('the second generation says that a form opens in a lightbox and which captcha the site uses', async () => {
    const page = await Page.at('/tastings');
    expect(jsonAfter(page, /<script[^>]*id="form-context-ss-tasting"/)).toMatchObject({
      useLightbox: true,
      lightboxHandleText: 'Book a tasting',
      captchaEnabled: true,
      successRedirect: expect.stringMatching(/\/tastings-booked$/),
    });
    expect(page.staticContext().context.website.captchaSettings).toEqual({
      siteKey: 'pass',
      provider: 'local',
      mode: 'checkbox',
      enabledForDonations: false,
    });
  });
});

test('the third generation has three scripts and an empty element', async () => {
  await openDemo();
  const page = await Page.at('/about');
  const block = '[data-definition-name="website.components.form"][data-block-type="1337"][data-sqsp-block="form"]';
  await page.only(`main ${block}`);
  expect(await page.all(`${block} script[type="application/json"]`)).toHaveLength(3);
  expect((await page.only(`${block} .form-wrapper`))['']).toBe('');
  expect(jsonAfter(page, /data-sqsp-block="form"[^>]*><div[^>]*>\s*<script/)).toMatchObject({ formId: 'ss-ask-june' });
});

describe('the newsletter', () => {
  beforeAll(() => openDemo());

  test.each(['/', '/shop', '/shop/p/everyday-teapot', '/journal/the-second-pot', '/cart', '/search', '/nowhere'])(
    'the newsletter form stands in the footer of %s',
    async (path) => {
      const page = await Page.at(path);
      const form = '.footer .sqs-block-newsletter form.newsletter-form';
      expect(await page.only(form)).toMatchObject({ 'data-form-id': 'ss-newsletter', novalidate: '' });
      expect(await page.only(`${form} .form-item.email input`)).toMatchObject({ type: 'email', name: 'email' });
      expect((await page.only(`${form} .newsletter-form-button-label`))['']).toBe('Sign Up');
      expect(page.staticContext().context.visitorFormContext).toBeUndefined();
    },
  );

  test('the newsletter form asks for a name where its owner wants one, in the site’s language', async () => {
    const page = await Page.at('/leuchten', german);
    const labels = await page.all('.newsletter-form .newsletter-form-field-label');
    expect(labels.map((label) => label[''])).toEqual(['Vorname', 'Nachname', 'E-Mail']);
  });

  test.each([
    ['is named', "UPDATE sites SET website_settings = '{}'"],
    ['of that id exists', "DELETE FROM forms WHERE kind = 'newsletter'"],
    ['of that id is a newsletter', "UPDATE forms SET kind = 'form'"],
  ])('the newsletter form is left out where none %s', async (_, sql) => {
    await openDemo();
    await env.DB.prepare(sql).run();
    const page = await Page.at('/shop');
    expect(await page.all('form[data-form-id]')).toEqual([]);
    expect(await page.all('.footer')).toHaveLength(1);
    await openDemo();
  });
});

describe('a form in another language', () => {
  beforeAll(() => openDemo());

  test('a form has its labels and layouts in the site’s language', async () => {
    const page = await Page.at('/kontakt', german);
    const captions = (await page.all('main .caption-text')).map((caption) => caption['']);
    expect(captions.slice(0, 2)).toEqual(['Vorname', 'Nachname']);
    const parts = await page.all('main .form-item.date input');
    expect(parts.map((part) => part['data-title'])).toEqual(['Day', 'Month', 'Year']);
    expect((await page.only('main noscript'))['']).toContain('Bitte schalten Sie JavaScript ein');
    expect(page.staticContext().context.visitorFormContext.formFieldFormats.initialPhoneFormat.country).toBe('DE');
  });
});

describe('what an owner writes', () => {
  beforeEach(() => openDemo());

  async function rewrite(formId: string, change: (field: FormField) => FormField) {
    const row = await env.DB.prepare('SELECT fields FROM forms WHERE id = ?1').bind(formId).first<{ fields: string }>();
    const fields = (JSON.parse(row?.fields ?? '') as FormField[]).map(change);
    await env.DB.prepare(
      'UPDATE forms SET fields = ?2, name = ?3, submit_button_text = ?3, lightbox_handle_text = ?3 WHERE id = ?1',
    )
      .bind(formId, JSON.stringify(fields), HOSTILE)
      .run();
  }

  const hostile = (field: FormField): FormField => ({
    ...field,
    title: HOSTILE,
    description: HOSTILE,
    ...(field.options && { options: [HOSTILE, `${HOSTILE}2`] }),
    ...('placeholder' in field && { placeholder: HOSTILE }),
    ...(field.key && { key: HOSTILE, value: HOSTILE }),
    ...(field.currencySymbol && { currencySymbol: '"><' }),
  });

  test.each([
    ['/contact', 'ss-contact'],
    ['/wholesale', 'ss-wholesale'],
    ['/about', 'ss-ask-june'],
    ['/shop', 'ss-newsletter'],
  ])('an owner’s text creates no element on %s', async (path, formId) => {
    await rewrite(formId, hostile);
    const page = await Page.at(path);
    const scripts = (await page.all('script')).filter(({ src, type }) => !src && !type);
    expect(scripts.map((script) => script['data-name'])).toEqual(['early-presses', 'static-context']);
    expect(await page.all('[onerror]')).toEqual([]);
    expect((await page.all('img')).filter(({ src }) => src === 'x')).toEqual([]);
  });

  test('an owner’s text arrives unchanged in the markup and in the scripts', async () => {
    await rewrite('ss-wholesale', hostile);
    const page = await Page.at('/wholesale');
    const { formFields, formName } = jsonAfter(page, /<script[^>]*id="form-context-ss-wholesale"/);
    expect([formName, formFields[1].title]).toEqual([HOSTILE, HOSTILE]);
    expect((await page.all('main .form-item.checkbox input')).map(({ value }) => value)).toContain(HOSTILE);
    expect((await page.only('main input[type="submit"]')).value).toBe(HOSTILE);
  });

  test('a changed form shows on the page at once, with another ETag', async () => {
    const before = (await visit('/contact')).headers.get('ETag') ?? '';
    expect((await visit('/contact', { headers: { 'If-None-Match': before } })).status).toBe(304);
    await env.DB.prepare("UPDATE forms SET submit_button_text = 'Off it goes' WHERE id = 'ss-contact'").run();
    const after = await visit('/contact', { headers: { 'If-None-Match': before } });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('value="Off it goes"');
    expect((await visit('/shop')).headers.get('ETag')).toBe((await visit('/shop')).headers.get('ETag'));
  });
});

describe('which forms a page has', () => {
  beforeEach(() => openDemo());
  const formsOn = async (path: string) =>
    (await (await Page.at(path)).all('main form[data-form-id]')).map((form) => form['data-form-id']);

  test('a page shows the forms that the owner chose, in that order, without deleted ones', async () => {
    await env.DB.prepare('UPDATE collections SET form_ids = ?1 WHERE id = ?2')
      .bind(JSON.stringify(['ss-ask-june', 'gone', 'ss-contact', 'ss-ask-june', 'lw-kontakt']), 'ss-contact')
      .run();
    expect(await formsOn('/contact')).toEqual(['ss-ask-june', 'ss-contact']);
  });

  test('a page shows no form where none is chosen', async () => {
    await env.DB.prepare("UPDATE collections SET form_ids = '[]'").run();
    const page = await Page.at('/contact');
    expect(await page.all('main form, main noscript')).toEqual([]);
    expect(page.staticContext().context.visitorFormContext).toBeUndefined();
  });

  test('a newsletter form in the page’s content is left out of the layout', async () => {
    await env.DB.prepare("UPDATE collections SET form_ids = '[\"ss-newsletter\"]' WHERE id = 'ss-contact'").run();
    expect(await (await Page.at('/contact')).all('form[data-form-id="ss-newsletter"]')).toHaveLength(1);
  });

  test('the page of an item shows no forms of its list', async () => {
    await env.DB.prepare("UPDATE collections SET form_ids = '[\"ss-contact\"]' WHERE id = 'ss-shop'").run();
    expect((await Page.at('/shop/p/everyday-teapot')).html).not.toContain('ss-contact"');
  });
});

test('forms cost a page no further round trip to the database', async () => {
  await openDemo();
  let calls = 0;
  const counting = new Proxy(env.DB, {
    get(db, name) {
      const member = Reflect.get(db, name);
      if (name === 'batch') calls++;
      return typeof member === 'function' ? member.bind(db) : member;
    },
  });
  await visit('/contact', { db: counting });
  expect(calls).toBe(1);
});
