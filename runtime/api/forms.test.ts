import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aForm } from '../../test/fixtures/forms/forms.ts';
import { lineCut } from '../../test/msw/forms.ts';
import { openFormShop } from '../../test/msw/server.ts';
import { getForm, getFormTemplate, postFormRender, postSubmissionKey, saveSubmission, validateForm } from './forms.ts';

const shop = openFormShop();
const save = () => saveSubmission({ key: 'key-1', form: '{}' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
});
afterEach(() => {
  vi.useRealTimers();
});

test('a form and the shop’s texts are read as they are given', async () => {
  expect(await getForm('form-1')).toEqual(aForm());
  expect((await getFormTemplate()).localizedStrings).toMatchObject({ submit: 'Submit' });
  expect(shop.current.calls.map(({ path }) => path)).toEqual([
    '/api/rest/forms/form-1',
    '/api/template/GetTemplateSchema?type=9',
  ]);
});

test('a form’s id is encoded into the address', async () => {
  await getForm('a/b?c').catch(() => {});
  await validateForm('x&y', {}).catch(() => {});
  expect(shop.current.calls.map(({ path }) => path)).toEqual([
    '/api/rest/forms/a%2Fb%3Fc',
    '/api/rest/forms/validate/x%26y',
  ]);
});

test.each([
  ['a check', () => validateForm('form-1', { 'email-1': 'ann@example.com' })],
  ['a key', () => postSubmissionKey({ formId: 'form-1' })],
])('%s whose connection breaks is requested again', async (_, call) => {
  shop.current.interruptNext(lineCut);
  await call();
  expect(shop.current.calls).toHaveLength(2);
});

test('a visit is counted once or not at all', async () => {
  shop.current.interruptNext(lineCut);
  await expect(postFormRender({ formId: 'form-1', visitorCookie: '' })).rejects.toMatchObject({ kind: 'offline' });
  expect(shop.current.calls).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>, unknown]>([
  ['a form without fields', () => getForm('x'), { ...aForm(), fields: undefined }],
  ['a form with a field of no type', () => getForm('x'), aForm({ fields: [{ id: 'a', title: '' } as never] })],
  ['texts', getFormTemplate, { html: '' }],
  ['a stamp', () => postFormRender({ formId: 'x', visitorCookie: '' }), {}],
  ['a key', () => postSubmissionKey({ formId: 'x' }), { key: 'k' }],
  ['a success', save, { success: false, successRedirect: '' }],
  ['a success without its redirect', save, { success: true }],
  ['a check', () => validateForm('x', {}), []],
])('%s of the wrong shape counts as a broken answer', async (_, call, body) => {
  shop.current.interruptNext(() => Response.json(body));
  await expect(call()).rejects.toMatchObject({ kind: 'broken' });
});
