import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaint, errorsOf, newAddress, SAVE, sendButton } from '../harness/form-filling.ts';
import { submissionsFrom } from '../harness/owner-api.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, hasFocus, hold, newEmbedVisitor, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const FORM = 'ss-tasting';
const handle = (page: Page) => page.getByRole('button', { name: 'Book a tasting' });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Book a tasting' });
/** The form is in the element whose shadow root has the dialog. */
const shownForm = (page: Page) => page.locator('sq-lightbox form');
const tick = (form: Locator) => form.getByLabel('I am a person');

describe('the tastings page', () => {
  test.each(['page', 'enhance-forms'])(
    'a press on the button before the code in “%s” is there is kept',
    async (name) => {
      const page = await (await newVisitor()).newPage();
      const code = await hold(page, `**/sq/${name}.*.js`);
      await page.goto(`${SHOP_URL}/tastings`, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'Storefront' in window);
      await handle(page).click();
      await code.arrived;
      await eventually(() => handle(page).getAttribute('aria-busy')).toBe('true');
      code.release();
      await eventually(() => shownForm(page).isVisible()).toBe(true);
      expect(await handle(page).getAttribute('aria-busy')).toBeNull();
    },
  );

  test('the tastings form opens in a lightbox on a page of another site', async () => {
    const page = await openPage(await newEmbedVisitor(), '/widgets/cart-pill', EMBED_URL);
    await page.evaluate((form) => {
      const block = document.createElement('sq-form-block');
      block.setAttribute('form', form);
      document.body.append(block);
    }, FORM);
    await handle(page).click();
    await eventually(() => lightbox(page).isVisible()).toBe(true);
  });

  test('the tastings form opens in a lightbox, which keeps what was typed when it is closed', async () => {
    const page = await openPage(await newVisitor(), '/tastings');
    await handle(page).focus();
    await page.keyboard.press('Enter');
    const form = shownForm(page);
    await eventually(() => form.isVisible()).toBe(true);
    expect(await lightbox(page).count()).toBe(1);
    // The whole form shows before the first key.
    await eventually(() => tick(form).isVisible()).toBe(true);
    const email = newAddress('ada');
    await form.getByLabel('First Name').focus();
    for (const text of ['Ada', 'Lovelace', email, 'Sat']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await eventually(() => lightbox(page).count()).toBe(0);
    await eventually(() => hasFocus(handle(page))).toBe(true);

    await page.keyboard.press('Enter');
    await eventually(() => form.isVisible()).toBe(true);
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
    expect(await form.getByLabel('Which evening?').inputValue()).toBe('Saturday, Oolongs');
    await form.getByLabel('Two').focus();
    await page.keyboard.press('Space');
    await form.getByLabel('First Name').press('Enter');
    await eventually(() => complaint(form).textContent()).toBe('Complete CAPTCHA before submitting.');
    expect(await errorsOf(form)).toEqual({});
    await tick(form).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await eventually(() => hasFocus(sendButton(form))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tastings-booked');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your seat is kept');
    const submissions = await submissionsFrom(email, FORM);
    expect(submissions).toMatchObject([{ pagePath: '/tastings', pageTitle: 'Six cups, one table' }]);
    expect(Object.values(submissions[0]?.values ?? {})).toEqual([
      ['Ada', 'Lovelace'],
      email,
      'Saturday, Oolongs',
      'Two',
    ]);
  });

  test('a captcha that the server refuses is explained and asked again', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /400/ });
    const page = await openPage(visitor, '/tastings');
    let saves = 0;
    await visitor.route(SAVE, (route) => {
      saves += 1;
      const body = route.request().postDataJSON();
      return route.fallback(saves === 1 ? { postData: JSON.stringify({ ...body, captchaKey: 'local.forged' }) } : {});
    });
    await handle(page).click();
    const form = shownForm(page);
    const email = newAddress('grace');
    await form.getByLabel('First Name').fill('Grace');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Which evening?').selectOption({ index: 1 });
    await form.getByLabel('One').check();
    await tick(form).check();
    await sendButton(form).click();
    await eventually(() => complaint(form).textContent()).toBe('reCAPTCHA failed. Refresh this page and try again.');
    expect(await tick(form).isChecked()).toBe(false);
    expect(await sendButton(form).getAttribute('aria-disabled')).toBe('true');
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
    expect(await submissionsFrom(email, FORM)).toEqual([]);

    await tick(form).check();
    expect(await sendButton(form).getAttribute('aria-disabled')).toBeNull();
    await sendButton(form).click();
    await page.waitForURL('**/tastings-booked');
    expect(await submissionsFrom(email, FORM)).toHaveLength(1);
  });
});
