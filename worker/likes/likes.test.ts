import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ItemLikes, LikesList } from '#runtime/contracts/likes.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const MUG = PRODUCTS.mug.id;
const TOKEN = 'v'.repeat(43);

beforeEach(async () => {
  await openShops();
  await offerLikes(true);
});

function offerLikes(isOffered: boolean) {
  const set = "UPDATE sites SET website_settings = json_set(website_settings, '$.simpleLikingEnabled', json(?1))";
  return env.DB.prepare(set).bind(String(isOffered)).run();
}

const press = async (who: Buyer, method: 'PUT' | 'DELETE', id: string = MUG) =>
  read(await who.fetch(`/api/likes/${id}`, { method }), ItemLikes);
const seen = async (who: Buyer, ...ids: string[]) =>
  (await read(await who.fetch(`/api/likes?ids=${ids.join()}`), LikesList)).likes;
const refused = async (who: Buyer, method: string, id: string) =>
  (await refusal(await who.fetch(`/api/likes/${id}`, { method }))).code;

/** A page of another origin whose visitor has this name. */
class Fan extends Embedder {
  name: string | undefined = TOKEN;
  protected override identity() {
    return { ...super.identity(), 'X-Storefront-Visitor': this.name };
  }
}

test('a visitor likes an item once, however often the call comes, and takes it back', async () => {
  await env.DB.prepare('UPDATE items SET like_count = 7 WHERE id = ?1').bind(MUG).run();
  const ann = await new Buyer().arrive();
  const liked = { itemId: MUG, likeCount: 8, isLiked: true };
  expect([await press(ann, 'PUT'), await press(ann, 'PUT')]).toEqual([liked, liked]);
  const bob = await new Buyer().arrive();
  expect(await press(bob, 'DELETE')).toEqual({ ...liked, isLiked: false });
  expect(await press(bob, 'PUT')).toEqual({ ...liked, likeCount: 9 });
  const shirt = { itemId: PRODUCTS.shirt.id, likeCount: 0, isLiked: false };
  expect(new Set(await seen(ann, MUG, PRODUCTS.shirt.id, 'unknown', OTHER.itemId))).toEqual(
    new Set([{ ...liked, likeCount: 9 }, shirt]),
  );
  const back = { itemId: MUG, likeCount: 8, isLiked: false };
  expect([await press(ann, 'DELETE'), await press(ann, 'DELETE')]).toEqual([back, back]);
  expect(await count('likes')).toBe(1);
});

test('a like is remembered beyond the browser’s session, and stored without the visitor’s id', async () => {
  const ann = await new Buyer().arrive();
  const answer = await ann.fetch(`/api/likes/${MUG}`, { method: 'PUT' });
  expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-visitor=[\w-]{43}\.; Max-Age=31536000; .*HttpOnly/);
  const row = await env.DB.prepare('SELECT who, user_id FROM likes').first<{ who: string; user_id: string | null }>();
  const id = ann.cookies.get('__Host-visitor')?.slice(0, 43) ?? '';
  expect(id).toHaveLength(43);
  expect(JSON.stringify(row)).not.toContain(id);
  expect(row?.user_id).toBe(null);
  await ann.addToCart(MUG);
  expect(await seen(ann, MUG)).toMatchObject([{ isLiked: true }]);
});

test('the call needs the crumb of the page, and has its own rate limit', async () => {
  expect(await refused(new Buyer(), 'PUT', MUG)).toBe('CRUMB_FAIL');
  const ann = await new Buyer().arrive();
  const { crumb } = Object.fromEntries(ann.cookies);
  const full = { limit: async ({ key }: { key: string }) => ({ success: !key.endsWith('|likes') }) };
  const headers = { 'X-CSRF-Token': crumb };
  const answer = await ann.fetch(`/api/likes/${MUG}`, { method: 'PUT', headers, env: { CART_WRITES: full } });
  expect(await refusal(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(await count('likes')).toBe(0);
});

test('a page of another origin names its visitor by a header, and one without a name cannot like', async () => {
  const fan = new Fan();
  expect(await press(fan, 'PUT')).toMatchObject({ likeCount: 1, isLiked: true });
  const stranger = new Fan();
  stranger.name = undefined;
  expect(await seen(stranger, MUG)).toMatchObject([{ likeCount: 1, isLiked: false }]);
  for (const name of [undefined, 'short']) {
    stranger.name = name;
    expect(await refused(stranger, 'PUT', MUG)).toBe('INVALID_REQUEST');
  }
  // On the shop's own pages the header says nothing.
  const ann = await new Buyer().arrive();
  const own = await ann.fetch(`/api/likes?ids=${MUG}`, { headers: { 'X-Storefront-Visitor': TOKEN } });
  expect((await read(own, LikesList)).likes).toMatchObject([{ isLiked: false }]);
});

test('one network likes an item ten times a day, under however many names', async () => {
  for (let index = 0; index < 6; index++) {
    const address = `2001:db8:1:${(index * 64).toString(16)}::1`;
    await (await new Buyer(SHOP.host, address).arrive()).fetch(`/api/likes/${MUG}`, { method: 'PUT' });
    const headers = { 'X-Storefront-Visitor': String(index).padStart(43, 'x') };
    await new Embedder(SHOP.host, address).fetch(`/api/likes/${MUG}`, { method: 'PUT', headers });
  }
  expect(await count('likes')).toBe(10);
  expect(await press(await new Buyer().arrive(), 'PUT')).toMatchObject({ likeCount: 11, isLiked: true });
  await env.DB.prepare('UPDATE likes SET created_at = created_at - 86400001').run();
  const neighbour = await new Buyer(SHOP.host, '2001:db8:1:fff::1').arrive();
  expect(await press(neighbour, 'PUT')).toMatchObject({ likeCount: 12, isLiked: true });
});

describe('a signed-in person', () => {
  test('is the same on all devices, and keeps what the browser liked before without liking it twice', async () => {
    const ann = await Person.of('ann@mail.example');
    await ann.arrive();
    const session = ann.cookies.get('__Host-site-user') ?? '';
    ann.cookies.delete('__Host-site-user');
    await press(ann, 'PUT');
    ann.cookies.set('__Host-site-user', session);
    expect(await seen(ann, MUG)).toMatchObject([{ likeCount: 1, isLiked: true }]);
    expect(await press(ann, 'PUT')).toMatchObject({ likeCount: 1, isLiked: true });
    const phone = await new Buyer().arrive();
    expect(await seen(phone, MUG)).toMatchObject([{ isLiked: false }]);
    phone.cookies.set('__Host-site-user', session);
    expect(await seen(phone, MUG)).toMatchObject([{ likeCount: 1, isLiked: true }]);
    expect(await press(phone, 'DELETE')).toMatchObject({ likeCount: 0, isLiked: false });
    expect(await seen(ann, MUG)).toMatchObject([{ likeCount: 0, isLiked: false }]);
  });

  test('loses the likes when the account is deleted', async () => {
    const ann = await Person.of('ann@mail.example');
    await ann.arrive();
    await press(ann, 'PUT');
    await press(await new Buyer().arrive(), 'PUT');
    expect((await ann.send('DELETE', '/api/site-users/account')).status).toBe(204);
    expect(await count('likes')).toBe(1);
    expect(await seen(new Buyer(), MUG)).toMatchObject([{ likeCount: 1 }]);
  });
});

test('only what a visitor may see can be liked', async () => {
  await addTemplates();
  const owner = await OwnerProgram.of();
  const { id } = await createCollection(owner, { title: 'Journal' });
  await owner.fetch('/api/owner/member-areas', { method: 'POST', body: { id: 'club', title: 'Club' } });
  const closed = await createCollection(owner, { title: 'Closed', memberAreaId: 'club' });
  const draft = await createItem(owner, id, { title: 'Draft', status: 'draft' });
  const locked = await createItem(owner, id, { title: 'Locked' });
  const members = await createItem(owner, closed.id, { title: 'Members' });
  await env.DB.prepare("UPDATE items SET lock_key = 'key' WHERE id = ?1").bind(locked.id).run();
  const ann = await Person.of('ann@mail.example');
  await ann.arrive();
  for (const itemId of [draft.id, locked.id, members.id, OTHER.itemId, 'unknown']) {
    expect([itemId, await refused(ann, 'PUT', itemId)]).toEqual([itemId, 'ITEM_NOT_FOUND']);
    expect([itemId, await refused(ann, 'DELETE', itemId)]).toEqual([itemId, 'ITEM_NOT_FOUND']);
  }
  expect(await seen(ann, draft.id, locked.id, members.id)).toEqual([]);
  await env.DB.prepare("INSERT INTO memberships (site_id, area_id, email, starts_at) VALUES (?1, 'club', ?2, 0)")
    .bind(SHOP.id, 'ann@mail.example')
    .run();
  expect(await press(ann, 'PUT', members.id)).toMatchObject({ likeCount: 1, isLiked: true });
  expect(await seen(new Buyer(), members.id)).toEqual([]);
});

test('every call is refused where the owner has not switched likes on', async () => {
  await offerLikes(false);
  const ann = await new Buyer().arrive();
  const answer = { status: 404, code: 'LIKES_NOT_OFFERED', error: 'Nothing can be liked on this site.' };
  expect(await refusal(await ann.fetch(`/api/likes?ids=${MUG}`))).toEqual(answer);
  expect(await refusal(await ann.fetch(`/api/likes/${MUG}`, { method: 'PUT' }))).toEqual(answer);
  expect(await refusal(await ann.fetch(`/api/likes/${MUG}`, { method: 'DELETE' }))).toEqual(answer);
});

test('a call reads at least one item and at most a hundred', async () => {
  const codes = [];
  for (const ids of ['', Array.from({ length: 101 }, (_, i) => i).join()]) {
    codes.push((await refusal(await new Buyer().fetch(`/api/likes?ids=${ids}`))).code);
  }
  expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST']);
});

test('the likes of a deleted item are deleted', async () => {
  await press(await new Buyer().arrive(), 'PUT');
  await env.DB.prepare('DELETE FROM items WHERE id = ?1').bind(MUG).run();
  expect(await count('likes')).toBe(0);
});
