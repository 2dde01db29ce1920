import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DiscoveryState } from '#runtime/contracts/discovery-state.ts';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const state = async () => read(await owner.fetch('/api/owner/discovery'), DiscoveryState);
const set = (values: string) => env.DB.prepare(`UPDATE sites SET ${values} WHERE site_id = ?1`).bind(SHOP.id).run();

test('an open shop that sells for money is found, at the address that its owner chose', async () => {
  await set(
    `status = ${SITE_STATUS.paid}, opened_at = 1, store_settings = json_set(store_settings, '$.testMode', json('false'))`,
  );
  expect((await state()).hiddenBecause).toEqual([]);
  await env.DB.prepare("INSERT INTO site_domains (site_id, hostname, is_primary) VALUES (?1, 'main.example', 1)")
    .bind(SHOP.id)
    .run();
  expect((await state()).origin).toBe('https://main.example');
});

test('each reason is named that keeps a shop from being found', async () => {
  await set(
    `status = ${SITE_STATUS.paid}, opened_at = NULL, lock_key = 'key', store_settings = json_set(store_settings, '$.testMode', json('true'))`,
  );
  expect((await state()).hiddenBecause).toEqual(['notOpen', 'locked', 'testMode']);
  await set(`status = ${SITE_STATUS.trial}, opened_at = 1, lock_key = NULL`);
  expect((await state()).hiddenBecause).toEqual(['testMode', 'status']);
});

test('the home page says what a list of results shows', async () => {
  expect((await state()).home).toEqual({ title: 'site-a', description: '' });
  await env.DB.prepare(
    "UPDATE collections SET title = 'Good mugs', description = 'From &amp; for <b>us</b>', url_id = '' WHERE site_id = ?1",
  )
    .bind(SHOP.id)
    .run();
  expect((await state()).home).toEqual({ title: 'Good mugs — site-a', description: 'From & for us' });
});
