import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import { addForm, requestKey, rows, send, VALUES } from '../../test/worker/forms.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';

const FAILED = { status: 400, code: 'CAPTCHA_FAILED', error: 'reCAPTCHA failed. Refresh this page and try again.' };
const ACTION = 'FORM_BLOCK_SUBMISSION';

let logged: string[];

beforeEach(async () => {
  await openShops();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

async function setUp(siteKey: string, columns: Record<string, unknown> = {}): Promise<void> {
  const settings = { captchaSettings: { provider: 'local', siteKey, mode: 'checkbox' } };
  await env.DB.prepare('UPDATE sites SET website = ?2 WHERE site_id = ?1')
    .bind(SHOP.id, JSON.stringify(settings))
    .run();
  await addForm({ captcha_enabled: 1, ...columns });
}

function solved(siteKey = 'pass', { action = ACTION, host = SHOP.host as string } = {}): string {
  return `local.${siteKey}.${action}.${host}.${crypto.randomUUID()}`;
}

async function sendSolved(visitor: Buyer, captchaKey: string | undefined, key?: string): Promise<Response> {
  return send(visitor, { key: key ?? (await requestKey(visitor)), over: { captchaKey } });
}

describe('a form behind a captcha', () => {
  test('a form accepts a visitor who has solved its captcha, on the shop’s pages and on listed ones', async () => {
    await setUp('pass');
    expect((await sendSolved(await new Buyer().arrive(), solved())).status).toBe(200);
    const host = new URL(SHOP.embed).hostname;
    expect((await sendSolved(new Embedder(), solved('pass', { host }))).status).toBe(200);
    expect(await count('form_submissions')).toBe(2);
  });

  test('a form in a popup takes a token that was made for popups, and no other', async () => {
    await setUp('pass');
    const sendFrom = async (popupId: string | undefined, action: string) => {
      const visitor = await new Buyer().arrive();
      const over = { popupId, captchaKey: solved('pass', { action }) };
      return (await send(visitor, { key: await requestKey(visitor), over })).status;
    };
    const answers = [
      await sendFrom('hello', 'PROMO_POPUP_SUBMISSION'),
      await sendFrom('hello', ACTION),
      await sendFrom(undefined, 'PROMO_POPUP_SUBMISSION'),
    ];
    expect(answers).toEqual([200, 400, 400]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty answer', ''],
    ['garbage', 'garbage'],
    ['another action', solved('pass', { action: 'PROMO_POPUP_SUBMISSION' })],
    ['another site’s page', solved('pass', { host: 'b.example' })],
    ['another site key', solved('other')],
  ])('a form refuses %s and stores nothing', async (_, captchaKey) => {
    await setUp('pass');
    expect(await refusal(await sendSolved(await new Buyer().arrive(), captchaKey))).toEqual(FAILED);
    expect([await count('form_submissions'), await count('captcha_tokens'), await count('outbox')]).toEqual([0, 0, 0]);
  });

  test('a form refuses whom the provider rejects, and the same key works with a new token', async () => {
    await setUp('fail');
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    expect(await refusal(await sendSolved(visitor, solved('fail'), key))).toEqual(FAILED);
    await env.DB.prepare('UPDATE sites SET website = replace(website, ?1, ?2)').bind('"fail"', '"pass"').run();
    expect((await sendSolved(visitor, solved(), key)).status).toBe(200);
  });

  test('a newsletter form needs a token that was made for newsletters', async () => {
    await setUp('pass', { kind: 'newsletter' });
    const visitor = await new Buyer().arrive();
    expect(await refusal(await sendSolved(visitor, solved()))).toEqual(FAILED);
    const action = 'NEWSLETTER_BLOCK_SUBMISSION';
    expect((await sendSolved(visitor, solved('pass', { action }))).status).toBe(200);
  });

  test('a form is closed while its site has no captcha, and the log says so', async () => {
    await addForm({ captcha_enabled: 1 });
    expect(await refusal(await sendSolved(await new Buyer().arrive(), solved()))).toEqual(FAILED);
    expect(logged.join()).toContain('settings');
  });

  test('a form checks the values first, so that a typo spends no token', async () => {
    await setUp('pass');
    const visitor = await new Buyer().arrive();
    const captchaKey = solved();
    const key = await requestKey(visitor);
    const wrong = await send(visitor, { key, values: { ...VALUES, email: 'x' }, over: { captchaKey } });
    expect(await refusal(wrong)).toMatchObject({ code: 'FORM_INVALID' });
    expect((await sendSolved(visitor, captchaKey, key)).status).toBe(200);
  });
});

test('a form without a captcha needs no token', async () => {
  await addForm();
  expect((await sendSolved(await new Buyer().arrive(), undefined)).status).toBe(200);
  expect((await sendSolved(await new Buyer().arrive(), 'whatever')).status).toBe(200);
  expect(await count('captcha_tokens')).toBe(0);
});

describe('an answer counts once', () => {
  test('a token counts once for all forms and visitors, and only its hash is stored', async () => {
    await setUp('pass');
    const captchaKey = solved();
    expect((await sendSolved(await new Buyer().arrive(), captchaKey)).status).toBe(200);
    expect(await refusal(await sendSolved(await new Buyer().arrive(), captchaKey))).toEqual(FAILED);
    expect(await count('form_submissions')).toBe(1);
    expect(await count('outbox')).toBe(1);
    const [token] = await rows('captcha_tokens');
    expect(token?.token_hash).toMatch(/^[\da-f]{64}$/);
  });

  test('a token counts once when several submissions are sent at the same moment', async () => {
    await setUp('pass');
    const captchaKey = solved();
    const visitor = await new Buyer().arrive();
    const keys = await Promise.all(Array.from({ length: 5 }, () => requestKey(visitor)));
    const responses = await Promise.all(keys.map((key) => sendSolved(visitor, captchaKey, key)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await count('form_submissions')).toBe(1);
  });

  test('a repeat of the same call is answered although its token was spent', async () => {
    await setUp('pass');
    const captchaKey = solved();
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const copies = Array.from({ length: 10 }, () => sendSolved(visitor, captchaKey, key));
    expect((await Promise.all(copies)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await count('form_submissions')).toBe(1);
  });
});

describe('a provider that does not answer', () => {
  test('a form stays closed while the captcha’s provider does not answer', async () => {
    await setUp('unreachable');
    expect(await refusal(await sendSolved(await new Buyer().arrive(), solved('unreachable')))).toEqual(FAILED);
    expect(await count('form_submissions')).toBe(0);
  });

  test('a form stays open without the provider where its owner wants that, and each case is logged', async () => {
    await setUp('unreachable', { captcha_fails_open: 1 });
    const captchaKey = solved('unreachable');
    expect((await sendSolved(await new Buyer().arrive(), captchaKey)).status).toBe(200);
    expect(logged.join()).toContain('captcha_unreachable');
    expect(logged.join()).not.toContain(captchaKey);
    expect(await refusal(await sendSolved(await new Buyer().arrive(), captchaKey))).toEqual(FAILED);
    expect(await refusal(await sendSolved(await new Buyer().arrive(), undefined))).toEqual(FAILED);
    expect(await count('form_submissions')).toBe(1);
  });
});
