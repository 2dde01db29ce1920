import { expect, test, vi } from 'vitest';
import { aForm, localCaptcha } from '../../test/fixtures/forms/forms.ts';
import { refuse } from '../../test/msw/forms.ts';
import { openFormShop } from '../../test/msw/server.ts';

const shop = openFormShop();

/** Each test is a new page. */
async function openPage() {
  vi.resetModules();
  return import('./load-form.ts');
}

test('a form of the shop is loaded once for a page, in the shape of forms on pages', async () => {
  const { loadForm } = await openPage();
  const [form, again] = await Promise.all([loadForm('form-1'), loadForm('form-1')]);
  expect(again).toBe(form);
  expect(shop.current.calls).toHaveLength(1);
  expect(form).toMatchObject({
    id: 'form-1',
    submissionMessage: '<p>Thanks, we will write.</p>',
    submissionHtml: '<p>See you.</p>',
    captcha: null,
    captchaTheme: 'light',
    captchaAlignment: 'left',
  });
});

test('a form that could not be loaded is requested again', async () => {
  const { loadForm } = await openPage();
  shop.current.interrupt('form-1', refuse(404, { error: 'x', code: 'FORM_NOT_CONFIGURED' }));
  await expect(loadForm('form-1')).rejects.toMatchObject({ status: 404 });
  expect((await loadForm('form-1')).id).toBe('form-1');
});

test('a loaded form names the theme and alignment of its captcha', async () => {
  const { toPageForm } = await openPage();
  const form = aForm({ captchaEnabled: true, captcha: localCaptcha, captchaTheme: 2, captchaAlignment: 3 });
  expect(toPageForm(form)).toMatchObject({
    captcha: localCaptcha,
    captchaTheme: 'dark',
    captchaAlignment: 'right',
  });
});

test('a captcha that the shop has not set up is kept, without a key', async () => {
  const { toPageForm } = await openPage();
  expect(toPageForm(aForm({ captchaEnabled: true })).captcha?.siteKey).toBe('');
  expect(toPageForm(aForm({ captcha: localCaptcha })).captcha).toBeNull();
});
