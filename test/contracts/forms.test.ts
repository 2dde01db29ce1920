import { env } from 'cloudflare:workers';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  Form,
  FormRenderResponse,
  FormTemplate,
  SaveSubmissionResponse,
  SubmissionKeyResponse,
} from '#runtime/contracts/form.ts';
import { aForm } from '../fixtures/forms/form.ts';
import { FormShop } from '../msw/forms.ts';
import { Buyer } from '../worker/buyer.ts';
import { addForm, KEY, oldStamp, Queues, RENDER, SAVE, VALIDATE } from '../worker/forms.ts';
import { openShops, SHOP } from '../worker/shops.ts';

/** Each call is made to the Worker and to the fake shop, because component tests must get the Worker's answers. */

const FORM = '/api/rest/forms';
const TEMPLATE = '/api/template/GetTemplateSchema?type=9';
const CAPTCHA = { provider: 'local', siteKey: 'pass', mode: 'checkbox' } as const;
const SOLVED = `local.pass.FORM_BLOCK_SUBMISSION.${SHOP.host}.0123456789`;
const VALUES = { 'name-1': ['Ann', 'Lee'], 'email-1': 'ann@mail.test', 'checkbox-1': ['Tea'], 'hidden-1': 'none' };
const INVALID_VALUES = { 'name-1': ['', ''], 'email-1': 'ann', 'textarea-1': 'x'.repeat(21) };

interface Answer {
  status: number;
  body: unknown;
}

interface Side {
  call(path: string, body?: unknown): Promise<Answer>;
  /** A stamp of a form that was shown long ago. */
  stamp: string;
}

const { fields, ...form } = aForm();
const columns = {
  id: form.id,
  name: form.name,
  fields,
  submit_button_text: form.submitButtonText,
  submission_message: form.parsedSubmissionMessage,
  submission_html: form.submissionHTML,
};

async function openBoth({ hasCaptcha = false } = {}): Promise<Side[]> {
  await env.DB.prepare('UPDATE sites SET website = ?2 WHERE site_id = ?1')
    .bind(SHOP.id, JSON.stringify({ captchaSettings: CAPTCHA }))
    .run();
  await addForm({ ...columns, captcha_enabled: Number(hasCaptcha) });
  const buyer = await new Buyer().arrive();
  const shop = new FormShop();
  shop.forms.set(form.id, aForm({ captchaEnabled: hasCaptcha, captcha: hasCaptcha ? CAPTCHA : null }));
  return [
    {
      call: async (path, body) =>
        read(await buyer.fetch(path, { ...(body !== undefined && { method: 'POST', body }), env: new Queues().env })),
      stamp: oldStamp(form.id),
    },
    {
      async call(path, body) {
        const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
        const response = await getResponse(shop.handlers, new Request(`https://mock.example${path}`, init));
        if (!response) throw new Error(`no handler for ${path}`);
        return read(response);
      },
      stamp: `stamp.${Date.now() - 60_000}`,
    },
  ];
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}

/** Makes the same call to both sides, compares the answers, and returns the Worker's. */
async function same(sides: readonly Side[], ask: (side: Side) => Promise<Answer>): Promise<Answer> {
  const [worker, mock] = await Promise.all(sides.map(ask));
  expect(mock).toEqual(worker);
  return worker as Answer;
}

/** Parses both answers by a contract that allows no unknown or missing field. */
async function parseBoth<Schema extends z.ZodMiniType>(
  sides: readonly Side[],
  schema: Schema,
  ask: (side: Side) => Promise<Answer>,
): Promise<z.output<Schema>[]> {
  const answers = await Promise.all(sides.map(ask));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return answers.map(({ body }) => schema.parse(body));
}

const requestKey = async ({ call, stamp }: Side, withStamp = true): Promise<string> => {
  const { body } = await call(KEY, { formId: form.id, ...(withStamp && { stamp }) });
  return (body as SubmissionKeyResponse).key;
};
const save = ({ call }: Side, key: string, values: object = VALUES, more: object = {}) =>
  call(SAVE, { key, form: JSON.stringify(values), pageTitle: 'Page', pagePath: '/page', ...more });

beforeEach(openShops);

describe('what the Worker and the fake API answer', () => {
  test('the Worker answers a form as the mocks of component tests do', async () => {
    const [worker, mock] = await parseBoth(await openBoth(), Form, ({ call }) => call(`${FORM}/${form.id}`));
    expect(mock).toEqual(worker);
  });

  test('the Worker answers a form’s texts as the mocks of component tests do', async () => {
    const [worker, mock] = await parseBoth(await openBoth(), FormTemplate, ({ call }) => call(TEMPLATE));
    expect(mock?.localizedStrings).toEqual(worker?.localizedStrings);
  });

  test('the Worker answers a shown form, and a key with or without a stamp, as the mocks of component tests do', async () => {
    const sides = await openBoth();
    await parseBoth(sides, FormRenderResponse, ({ call }) => call(RENDER, { formId: form.id, visitorCookie: '' }));
    const ask = (more: (side: Side) => object) =>
      parseBoth(sides, SubmissionKeyResponse, (side) => side.call(KEY, { formId: form.id, ...more(side) }));
    expect((await ask(({ stamp }) => ({ stamp }))).map(({ waitMs }) => waitMs)).toEqual([0, 0]);
    expect((await ask(() => ({}))).map(({ waitMs }) => waitMs)).toEqual([2_000, 2_000]);
  });

  test('the Worker answers valid and invalid values as the mocks of component tests do', async () => {
    const sides = await openBoth();
    const validate = (values: object) => same(sides, ({ call }) => call(`${VALIDATE}/${form.id}`, values));
    expect(await validate(VALUES)).toEqual({ status: 200, body: {} });
    const { status, body } = await validate(INVALID_VALUES);
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['email-1', 'textarea-1']);
  });

  test('the Worker answers an unknown form as the mocks of component tests do', async () => {
    const sides = await openBoth();
    for (const [path, body] of [
      [`${FORM}/nothing`],
      [`${VALIDATE}/nothing`, VALUES],
      [KEY, { formId: 'nothing' }],
    ] as const) {
      expect(await same(sides, ({ call }) => call(path, body)), path).toMatchObject({
        status: 404,
        body: { code: 'FORM_NOT_CONFIGURED' },
      });
    }
  });

  test('the Worker answers a save, its repeat and a second save with the same key as the mocks of component tests do', async () => {
    const sides = await openBoth();
    const keys = new Map(await Promise.all(sides.map(async (side) => [side, await requestKey(side)] as const)));
    const saveBoth = (values?: object) => same(sides, (side) => save(side, keys.get(side) ?? '', values));
    for (const { body } of [await saveBoth(), await saveBoth()]) {
      expect(SaveSubmissionResponse.parse(body)).toEqual({ success: true, successRedirect: '' });
    }
    expect(await saveBoth({ ...VALUES, 'name-1': ['Bo', ''] })).toMatchObject({
      status: 400,
      body: { code: 'SUBMISSION_KEY_INVALID' },
    });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM form_submissions').first('n')).toBe(1);
  });

  test.each([
    ['with a key that nobody was given', 'SUBMISSION_KEY_INVALID', (side: Side) => save(side, 'key-nobody-has')],
    ['too soon', 'SUBMITTED_TOO_SOON', async (side: Side) => save(side, await requestKey(side, false))],
    [
      'of values that are not right',
      'FORM_INVALID',
      async (side: Side) => save(side, await requestKey(side), INVALID_VALUES),
    ],
  ])('the Worker answers a save %s as the mocks of component tests do', async (_, code, ask) => {
    expect(await same(await openBoth(), ask)).toMatchObject({ body: { code } });
  });

  test('the Worker answers a form with a captcha, and saves with and without a valid token, as the mocks of component tests do', async () => {
    const sides = await openBoth({ hasCaptcha: true });
    await same(sides, ({ call }) => call(`${FORM}/${form.id}`));
    const saveWith = (captchaKey: string) =>
      same(sides, async (side) => save(side, await requestKey(side), VALUES, { captchaKey }));
    expect(await saveWith('forged')).toMatchObject({ status: 400, body: { code: 'CAPTCHA_FAILED' } });
    expect(await saveWith(SOLVED)).toMatchObject({ status: 200 });
  });
});
