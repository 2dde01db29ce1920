import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FILE, owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'coupons-'));
const path = join(folder, 'coupon.json');
afterAll(() => rmSync(folder, { recursive: true }));

const definition = {
  ...{ name: '10 % off', discount: { kind: 'percent', rate: 100_000 }, minimumSubtotalCents: 0 },
  ...{ startsAt: null, endsAt: null, usageLimit: 5 },
};
const coupon = {
  ...{ ...definition, code: 'TEN', state: 'running', timesUsed: 1, held: 2, version: 3 },
  ...{ createdAt: 1, updatedAt: 2 },
};
const none = () => new Response(null, { status: 204 });

test('codes are listed, created, printed to a file, replaced from it, and deleted', async () => {
  const list = { coupons: [coupon], hasNextPage: true, nextPageCursor: 'TEN' };
  const listed = await owner('coupons list --search te --state running', [list]);
  expect(listed.calls).toEqual(['GET /api/owner/coupons?search=te&state=running']);
  expect(listed.printed).toMatch(/CODE .*\nTEN +10 % off +running +1 +2 +5/);
  writeFileSync(path, (await owner('coupons get TEN', [coupon], FILE)).printed);
  const [update] = (await owner(`coupons update TEN ${path}`, [coupon])).made;
  expect(update).toMatchObject({ call: 'PUT /api/owner/coupons/TEN', body: definition });
  expect(Object.keys(update?.body as object).sort()).toEqual(Object.keys(definition).sort());
  expect(update?.headers.get('If-Match')).toBe('"3"');
  const [create] = (await owner(`coupons create ${path}`, [coupon])).made;
  expect(create?.call).toBe('POST /api/owner/coupons');
  expect(create?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{22,}$/);
  const { made, printed } = await owner('coupons delete TEN', [coupon, none()]);
  expect(made[1]?.headers.get('If-Match')).toBe('"3"');
  expect(printed).toBe('The code TEN is deleted.');
  await expect(owner('coupons list --state never', [])).rejects.toThrow('--state is one of planned, running, over');
});

test('preferences are printed with their version, and set from that file', async () => {
  const answer = () => Response.json({ websiteId: 'w', days: 30, times: 5 }, { headers: { ETag: 'W/"4"' } });
  const all = await owner('preferences list', Array.from({ length: 20 }, answer));
  expect(all.printed).toMatch(/downloads +4 +days, times/);
  const { printed, calls } = await owner('preferences get downloads', [answer()], FILE);
  expect(calls).toEqual(['GET /api/v1/commerce-preferences/downloads']);
  expect(JSON.parse(printed)).toEqual({ days: 30, times: 5, version: 4 });
  writeFileSync(path, printed);
  const [set] = (await owner(`preferences set downloads ${path}`, [answer()])).made;
  expect(set).toMatchObject({ call: 'PUT /api/v1/commerce-preferences/downloads' });
  expect(set?.body).toEqual({ days: 30, times: 5 });
  expect(set?.headers.get('If-Match')).toBe('"4"');
});

test('a gift card is read, given, disabled and enabled', async () => {
  writeFileSync(path, '{"valueCents":5000,"recipientEmail":"dan@mail.example"}');
  const calls: string[] = [];
  for (const line of ['get card', `give ${path}`, 'disable card', 'enable card']) {
    calls.push(...(await owner(`gift-cards ${line}`, [{ id: 'card' }])).calls);
  }
  expect(calls).toEqual([
    'GET /api/owner/gift-cards/card',
    'POST /api/owner/gift-cards',
    'POST /api/owner/gift-cards/card/disable',
    'POST /api/owner/gift-cards/card/enable',
  ]);
});
