import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { AgentAnswer } from '#runtime/contracts/agents.ts';
import { AGENT_ACCESS, type AgentAccess } from '#runtime/contracts/discovery.ts';
import { Buyer, Embedder, read } from '../../test/worker/buyer.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

beforeEach(openShops);

/** Sets columns of the shop, as an owner's call would. */
const set = (columns: string, ...values: unknown[]) =>
  env.DB.prepare(`UPDATE sites SET ${columns} WHERE site_id = ?1`)
    .bind(SHOP.id, ...values)
    .run();
const allow = (agents: AgentAccess) =>
  set(`store_settings = json_set(store_settings, '$.discoverySettings', json(?2))`, JSON.stringify({ agents }));
const accessOf = async (buyer = new Buyer()) => (await read(await buyer.fetch('/api/agents'), AgentAnswer)).access;

test('an agent may do all that the owner allows, and what stands before it', async () => {
  expect(await accessOf()).toEqual(['look', 'cart', 'checkout']);
  for (const [place, level] of AGENT_ACCESS.entries()) {
    await allow(level);
    expect(await accessOf()).toEqual(AGENT_ACCESS.slice(1, place + 1));
  }
});

test('a page of another origin gets the same answer, which its browser keeps for a while', async () => {
  const answer = await new Embedder().fetch('/api/agents');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300');
  expect(await accessOf(new Embedder())).toEqual(['look', 'cart', 'checkout']);
});

test('a shop that must not be found is none for agents either, and says no more', async () => {
  await set('opened_at = NULL');
  expect(await accessOf()).toEqual([]);
});
