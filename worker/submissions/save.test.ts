import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import {
  addForm,
  aField,
  FORM_ID,
  NOTIFIED,
  oldStamp,
  Queues,
  requestKey,
  rows,
  send,
  submit,
  VALIDATE,
  VALUES,
} from '../../test/worker/forms.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { sha256 } from '../session/service.ts';

beforeEach(openShops);

describe.each([
  ['the shop’s own page', async () => new Buyer().arrive()],
  ['a listed origin’s page', async () => new Embedder()],
])('a submission from %s', (_, arrive) => {
  test('a submission is stored with all that the page said', async () => {
    await addForm();
    const visitor = await arrive();
    const before = Date.now();
    expect(await submit(visitor)).toEqual({ success: true, successRedirect: '' });
    const [row] = await rows('form_submissions');
    expect(row).toMatchObject({
      site_id: SHOP.id,
      form_id: FORM_ID,
      is_spam: 0,
      page_title: 'Contact us',
      page_path: '/contact',
      page_permission: '',
    });
    expect(JSON.parse(row?.field_values as string)).toEqual(VALUES);
    expect(row?.created_at).toBeGreaterThanOrEqual(before);
    expect(await rows('submission_emails')).toEqual([
      { site_id: SHOP.id, email: 'ann@mail.test', submission_id: row?.id },
    ]);
  });

  test('a submission is answered uncached, and without the page’s own properties too', async () => {
    await addForm();
    const visitor = await arrive();
    const page = { pageTitle: undefined, pageId: undefined, contentSource: undefined, pagePath: undefined };
    const response = await send(visitor, { key: await requestKey(visitor), over: page });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the owner', () => {
  test('each owner’s address gets one mail in the batch of the submission, and the queue gets its task', async () => {
    await addForm({ notify_emails: JSON.stringify([NOTIFIED, 'second@shop.test']) });
    const queues = new Queues();
    await submit(await new Buyer().arrive(), { env: queues.env });
    const mails = await outbox();
    const [submission] = await rows('form_submissions');
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([NOTIFIED, 'second@shop.test']);
    for (const mail of mails) {
      expect(mail).toMatchObject({ kind: 'submission', reply_to: 'ann@mail.test', status: 'waiting' });
      expect(mail.dedupe_key).toBe(`submission:${submission?.id}:${mail.recipient}`);
      expect(mail.text_body).toContain('Is it open today?');
    }
    expect(queues.mails.map(({ mailId }) => mailId).sort()).toEqual(mails.map(({ id }) => id).sort());
  });

  test('an owner who wants no mail gets none', async () => {
    await addForm({ notify_emails: '[]' });
    const queues = new Queues();
    await submit(await new Buyer().arrive(), { env: queues.env });
    expect([await count('outbox'), queues.mails]).toEqual([0, []]);
  });

  test('the owner gets the submission while the queue is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await addForm();
    const MAIL = { sendBatch: () => Promise.reject(new Error('down')) } as unknown as Queue;
    await submit(await new Buyer().arrive(), { env: { MAIL } });
    expect([await count('form_submissions'), await count('outbox')]).toEqual([1, 1]);
  });
});

test('a password is stored nowhere: not in the submission, not in a mail', async () => {
  await addForm({ fields: [aField({ type: 'password' }), aField({ type: 'text' })] });
  await submit(await new Buyer().arrive(), { values: { password: 'open-sesame-9', text: 'hello' } });
  const tables = ['form_submissions', 'outbox', 'submission_keys', 'submission_emails'];
  const stored = JSON.stringify(await Promise.all(tables.map(rows)));
  expect(stored).toContain('hello');
  expect(stored).toContain('••••••');
  expect(stored).not.toContain('open-sesame-9');
  expect(stored).not.toContain(sha256('open-sesame-9'));
});

describe('values', () => {
  test('values of fields that were not sent are not stored, and the others are in the form’s order', async () => {
    await addForm({ fields: ['text', 'number', 'section'].map((type) => aField({ type: type as 'text' })) });
    await submit(await new Buyer().arrive(), { values: { number: '7' } });
    expect((await rows('form_submissions'))[0]?.field_values).toBe('{"number":"7"}');
  });

  test('values are checked once more when they are saved', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const answer = await refusal(await send(visitor, { key, values: { email: 'x', more: 'y' } }));
    expect(answer).toMatchObject({ status: 400, code: 'FORM_INVALID' });
    expect(Object.keys(answer.errors as object)).toEqual(['email', 'more']);
    expect([await count('form_submissions'), await count('outbox')]).toEqual([0, 0]);
    expect((await send(visitor, { key })).status).toBe(200);
  });

  test('a request without values is refused', async () => {
    await addForm({ fields: [aField({ type: 'text' }), aField({ type: 'hidden', key: 'ref', value: 'x' })] });
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    for (const values of [{}, { text: '  ' }, { text: '', hidden: 'x' }]) {
      expect(await refusal(await send(visitor, { key, values }))).toEqual({
        status: 400,
        code: 'FORM_INVALID',
        error: 'Please fill out at least one form field.',
      });
    }
  });

  test.each(['{', '[]', '"x"', 'null', '', `{"email":"${'x'.repeat(100_000)}"}`])(
    'values must be the text of a map: %#',
    async (form) => {
      await addForm();
      const visitor = await new Buyer().arrive();
      const response = await send(visitor, { key: await requestKey(visitor), over: { form } });
      expect(await refusal(response)).toEqual({
        status: 400,
        code: 'FORM_UNPARSABLE',
        error: 'Could not parse the form fields, please check your entries.',
      });
    },
  );
});

describe('a request is refused', () => {
  test.each([
    [{ key: 7 }, 'INVALID_REQUEST', ['key']],
    [{ key: undefined }, 'INVALID_REQUEST', ['key']],
    [{ form: { email: 'x' } }, 'INVALID_REQUEST', ['form']],
    [{ contentSource: 'x' }, 'INVALID_REQUEST', ['contentSource']],
    [{ pageTitle: 'x'.repeat(1_001) }, 'INVALID_REQUEST', ['pageTitle']],
    [{ formId: FORM_ID, siteId: OTHER.id }, 'UNKNOWN_FIELD', ['formId', 'siteId']],
  ])('wrong, missing and unknown properties are refused: %j', async (over, code, fields) => {
    await addForm();
    const visitor = await new Buyer().arrive();
    const answer = await refusal(await send(visitor, { key: await requestKey(visitor), over }));
    expect([answer.status, answer.code, Object.keys(answer.errors as object)]).toEqual([400, code, fields]);
  });

  test('another type, a body that is too large, and invalid JSON are refused', async () => {
    const visitor = await new Buyer().arrive();
    const path = '/api/form/SaveFormSubmission';
    const post = async (body: string, headers = {}) =>
      refusal(await visitor.fetch(path, { method: 'POST', body, headers }));
    expect(await post('x', { 'Content-Type': 'text/plain' })).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(await post(`"${'x'.repeat(128 * 1024)}"`)).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(await post('{')).toMatchObject({ code: 'MALFORMED_JSON' });
    expect((await visitor.fetch(path)).headers.get('Allow')).toBe('POST');
  });

  test('a request without a crumb is refused, and its repeat with the crumb it brings succeeds', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const crumb = visitor.cookies.get('crumb') as string;
    const body = { key, form: JSON.stringify(VALUES) };
    const headers = { 'X-CSRF-Token': undefined };
    const response = await visitor.fetch('/api/form/SaveFormSubmission', { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ code: 'CRUMB_FAIL', crumbFail: true });
    visitor.cookies.set('crumb', crumb);
    expect((await send(visitor, { key })).status).toBe(200);
  });

  test('a request from an unlisted page is refused', async () => {
    await addForm();
    const visitor = new Embedder();
    const key = await requestKey(visitor);
    visitor.page = 'https://evil.example';
    expect(await refusal(await send(visitor, { key }))).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
    expect(await count('form_submissions')).toBe(0);
  });

  test('too many requests from one address are refused', async () => {
    await addForm();
    const visitor = new Embedder();
    const limited = await untilLimited(() => send(visitor, { key: 'none' }));
    expect(await refusal(limited)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});

test('thirty visitors at one address can send a form in the same minute, even if each has to correct an error first', async () => {
  await addForm();
  const [shared, CROWD] = [new Embedder(), 30];
  for (let n = 0; n < CROWD; n++) {
    const answers = [
      await shared.fetch(`${VALIDATE}/${FORM_ID}`, { method: 'POST', body: {} }),
      await shared.fetch(`${VALIDATE}/${FORM_ID}`, { method: 'POST', body: VALUES }),
      await send(shared, { key: await requestKey(shared) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200]);
  }
});

test('a form that is deleted while it is sent makes its key invalid', async () => {
  await addForm();
  const visitor = await new Buyer().arrive();
  const key = await requestKey(visitor);
  const batch = async (statements: D1PreparedStatement[]) => {
    await env.DB.prepare('DELETE FROM forms').run();
    return env.DB.batch(statements);
  };
  const DB = { prepare: env.DB.prepare.bind(env.DB), batch } as unknown as D1Database;
  expect(await refusal(await send(visitor, { key, env: { DB } }))).toMatchObject({ code: 'SUBMISSION_KEY_INVALID' });
  expect(await count('outbox')).toBe(0);
});

test('stored text is readable for mail servers and spreadsheets', async () => {
  await addForm();
  const values = { ...VALUES, name: ['A\u0007nn', 'Lee\ud800'], textarea: 'one\u0000\ttwo\r\nthree' };
  await submit(await new Buyer().arrive(), { values, over: { pageTitle: 'Con\u0000tact', pagePath: '/a\u0000b' } });
  const [stored] = await rows('form_submissions');
  expect(JSON.parse(String(stored?.field_values))).toMatchObject({
    name: ['Ann', 'Lee\ufffd'],
    textarea: 'one\ttwo\r\nthree',
  });
  expect(stored).toMatchObject({ page_title: 'Contact', page_path: '/ab' });
});

describe('the field that people do not see', () => {
  test('a filled decoy field makes a submission spam: it is stored, nobody is notified, and the answer does not show it', async () => {
    await addForm({ success_redirect: '/thanks' });
    const queues = new Queues();
    const answer = await submit(await new Buyer().arrive(), {
      over: { decoy: 'https://spam.example' },
      env: queues.env,
    });
    expect(answer).toEqual({ success: true, successRedirect: `https://${SHOP.host}/thanks` });
    expect(await rows('form_submissions')).toMatchObject([{ is_spam: 1 }]);
    expect([await count('outbox'), queues.mails]).toEqual([0, []]);
  });

  test('a decoy field that is empty or blank means nothing', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    for (const decoy of ['', ' ']) await submit(visitor, { over: { decoy } });
    expect(await count('form_submissions', 'is_spam = 0')).toBe(2);
  });
});

describe('the success redirect', () => {
  test.each([
    ['/thanks?x=1', `https://${SHOP.host}/thanks?x=1`],
    [`https://${SHOP.host}/thanks`, `https://${SHOP.host}/thanks`],
    [`${SHOP.embed}/thanks`, `${SHOP.embed}/thanks`],
    ['https://evil.example/', ''],
    ['//evil.example/', ''],
    ['javascript:alert(1)', ''],
    [`https://${OTHER.host}/`, ''],
    ['', ''],
  ])('%s is checked when it is used: %s', async (written, followed) => {
    await addForm({ success_redirect: written });
    expect((await submit(await new Buyer().arrive())).successRedirect).toBe(followed);
    expect((await submit(new Embedder())).successRedirect).toBe(followed);
  });
});

describe('a newsletter', () => {
  const fields = [aField({ type: 'email', required: true }), aField({ type: 'name' })];
  const values = { email: ' Ann@Mail.Test ', name: ['Ann', 'Lee'] };

  beforeEach(async () => {
    await env.DB.prepare("INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 1)")
      .bind(SHOP.id)
      .run();
    await addForm({ kind: 'newsletter', mailing_list_id: 'news', fields, notify_emails: '[]' });
  });

  test('a newsletter asks the address’s owner for a confirmation', async () => {
    const queues = new Queues();
    await submit(await new Buyer().arrive(), { values, env: queues.env });
    expect(await rows('subscribers')).toMatchObject([
      { mailing_list_id: 'news', email: 'ann@mail.test', status: 'pending', first_name: 'Ann', last_name: 'Lee' },
    ]);
    const mails = await rows('outbox');
    expect(mails).toMatchObject([{ kind: 'confirm-subscription', recipient: 'ann@mail.test' }]);
    expect(queues.mails).toEqual([{ siteId: SHOP.id, mailId: mails[0]?.id }]);
  });

  test('a newsletter asks nobody for spam, and answers the same for subscribers', async () => {
    const visitor = await new Buyer().arrive();
    const spam = await submit(visitor, { values, over: { decoy: 'x' } });
    expect([await count('subscribers'), await count('outbox')]).toEqual([0, 0]);
    const first = await submit(visitor, { values });
    await env.DB.prepare("UPDATE subscribers SET status = 'confirmed'").run();
    expect([spam, await submit(visitor, { values })]).toEqual([first, first]);
    expect(await count('outbox')).toBe(1);
  });
});

describe('when a form appeared', () => {
  test('a save right away is too early without a stamp, and the reply says when to come back', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    const response = await visitor.fetch('/api/form/FormSubmissionKey', { method: 'POST', body: { formId: FORM_ID } });
    const { key, waitMs } = (await response.json()) as { key: string; waitMs: number };
    expect(waitMs).toBe(2_000);
    const refused = await send(visitor, { key });
    expect(refused.headers.get('Retry-After')).toBe('2');
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'SUBMITTED_TOO_SOON' });
    await env.DB.prepare('UPDATE submission_keys SET not_before = not_before - ?1').bind(waitMs).run();
    expect((await send(visitor, { key })).status).toBe(200);
  });

  test.each([
    ['a stamp of a second ago', () => oldStamp(FORM_ID, SHOP.id, 1_000), 1_000],
    ['a stamp of long ago', () => oldStamp(), 0],
    ['a stamp of yesterday', () => oldStamp(FORM_ID, SHOP.id, 25 * 60 * 60 * 1000), 2_000],
    ['another form’s stamp', () => oldStamp('other'), 2_000],
    ['another site’s stamp', () => oldStamp(FORM_ID, OTHER.id), 2_000],
    ['a forged stamp', () => `${oldStamp()}x`, 2_000],
  ])('%s shortens the wait accordingly', async (_, stamp, wait) => {
    await addForm();
    const body = { formId: FORM_ID, stamp: stamp() };
    const response = await new Embedder().fetch('/api/form/FormSubmissionKey', { method: 'POST', body });
    const { waitMs } = (await response.json()) as { waitMs: number };
    expect(waitMs).toBeLessThanOrEqual(wait);
    expect(waitMs).toBeGreaterThan(wait - 900);
  });
});
