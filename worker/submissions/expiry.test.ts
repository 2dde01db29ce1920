import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addForm, requestKey, send } from '../../test/worker/forms.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { KEY_LIFETIME_MS } from './keys.ts';
import { deleteExpiredSubmissionKeys } from './service.ts';

beforeEach(openShops);

test('submission keys are deleted a day after they have expired, used or not, and submissions stay', async () => {
  await addForm();
  const visitor = await new Buyer().arrive();
  await requestKey(visitor);
  await send(visitor, { key: await requestKey(visitor) });
  const gone = Date.now() + KEY_LIFETIME_MS + DAY_MS;
  expect(await deleteExpiredSubmissionKeys(env.DB, gone - MINUTE_MS)).toEqual({
    submissionKeys: 0,
    captchaTokens: 0,
    spam: 0,
  });
  expect(await deleteExpiredSubmissionKeys(env.DB, gone + MINUTE_MS)).toEqual({
    submissionKeys: 2,
    captchaTokens: 0,
    spam: 0,
  });
  expect([await count('submission_keys'), await count('form_submissions')]).toEqual([0, 1]);
});

test('captcha tokens are deleted after a day, in as many batches as it takes', async () => {
  const now = Date.now();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO captcha_tokens SELECT ?1, 'hash-' || i, ?2 FROM n`,
  )
    .bind(SHOP.id, now - DAY_MS - MINUTE_MS)
    .run();
  await env.DB.prepare("INSERT INTO captcha_tokens VALUES (?1, 'young', ?2)")
    .bind(SHOP.id, now - MINUTE_MS)
    .run();
  expect(await deleteExpiredSubmissionKeys(env.DB, now)).toEqual({ submissionKeys: 0, captchaTokens: 1200, spam: 0 });
  expect(await count('captcha_tokens', "token_hash = 'young'")).toBe(1);
});
