import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import {
  COMMENTS,
  listComments,
  openComments,
  POST_ID,
  publicCount,
  writeComment,
} from '../../test/worker/comments.ts';
import { count, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

let ann: Buyer;
let bob: Buyer;

beforeEach(async () => {
  await openShops();
  await openComments();
  ann = await new Buyer().arrive();
  bob = await new Buyer().arrive();
});

const like = (who: Buyer, id: string, method = 'PUT') => who.fetch(`${COMMENTS}/${id}/like`, { method });
const report = (who: Buyer, id: string) => who.fetch(`${COMMENTS}/${id}/report`, { method: 'POST' });
const bodies = async (who: Buyer, query = '') => (await listComments(who, query)).comments.map(({ body }) => body);
const setStatus = (id: string, status: string) =>
  env.DB.prepare('UPDATE comments SET status = ?2 WHERE id = ?1').bind(id, status).run();

test('each person likes a comment once, from however many tabs', async () => {
  const { comment } = await writeComment(ann);
  await Promise.all([like(bob, comment.id), like(bob, comment.id), like(bob, comment.id)]);
  expect((await listComments(bob)).comments).toMatchObject([{ likeCount: 1, isLiked: true }]);
  expect((await listComments(ann)).comments).toMatchObject([{ likeCount: 1, isLiked: false }]);
  await like(ann, comment.id);
  await Promise.all([like(bob, comment.id, 'DELETE'), like(bob, comment.id, 'DELETE')]);
  expect((await listComments(bob)).comments).toMatchObject([{ likeCount: 1, isLiked: false }]);
  await openComments({ commentLikesAllowed: false });
  expect(await refusal(await like(bob, comment.id))).toMatchObject({ code: 'COMMENTS_CLOSED' });
});

test('a comment that waits or is unknown cannot be liked, not even by its author', async () => {
  const { comment } = await writeComment(ann);
  await setStatus(comment.id, 'pending');
  expect(await refusal(await like(bob, comment.id))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  await like(ann, comment.id);
  expect(await count('comment_likes')).toBe(0);
  expect(await refusal(await like(bob, 'none'))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
});

test('with enough reports of different people a comment waits, and not again once the owner has approved it', async () => {
  await openComments({ commentFlagThreshold: 2 });
  const { comment } = await writeComment(ann);
  for (let times = 0; times < 3; times++)
    expect(await (await report(bob, comment.id)).json()).toEqual({ isHidden: false });
  expect((await listComments(bob)).comments).toMatchObject([{ isReported: true }]);
  const cid = await new Buyer().arrive();
  expect(await (await report(cid, comment.id)).json()).toEqual({ isHidden: true });
  expect([await bodies(bob), await publicCount()]).toEqual([[], 0]);
  expect(await refusal(await report(cid, comment.id))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
});

test('one network reports a comment once and likes it ten times a day, under however many names', async () => {
  await openComments({ commentFlagThreshold: 2 });
  const { comment } = await writeComment(ann);
  const madeUp = (index: number, address: string) => {
    const visitor = new Embedder(SHOP.host, address);
    visitor.token = String(index).padStart(43, 'x');
    return visitor;
  };
  for (let index = 0; index < 12; index++) {
    const address = `2001:db8:1:${(index * 64).toString(16)}::1`;
    const visitor = await new Buyer(SHOP.host, address).arrive();
    for (const name of [visitor, madeUp(index, address)]) {
      expect(await (await report(name, comment.id)).json()).toEqual({ isHidden: false });
      await like(name, comment.id);
    }
  }
  expect([await count('comment_flags'), await count('comment_likes')]).toEqual([1, 10]);
  await env.DB.prepare('UPDATE comment_likes SET created_at = created_at - 86400001').run();
  await like(await new Buyer(SHOP.host, '2001:db8:1:fff::1').arrive(), comment.id);
  expect(await count('comment_likes')).toBe(11);
  expect(await (await report(madeUp(1, '192.0.2.1'), comment.id)).json()).toEqual({ isHidden: true });
});

test('likes of a made-up cart count for its network, and those of a cart that the shop has for a person', async () => {
  const { comment } = await writeComment(ann);
  const visitor = new Embedder(SHOP.host, '192.0.2.1');
  for (const letter of ['x', 'y', 'z']) {
    visitor.token = letter.repeat(43);
    await like(visitor, comment.id);
  }
  expect(await count('comment_likes')).toBe(1);
  visitor.token = undefined;
  await visitor.addToCart(PRODUCTS.mug.id);
  await like(visitor, comment.id);
  expect(await count('comment_likes')).toBe(2);
});

test('without a threshold, reports hide nothing', async () => {
  const { comment } = await writeComment(ann);
  await report(bob, comment.id);
  expect((await listComments(bob)).comments).toHaveLength(1);
  await openComments({ commentFlagsAllowed: false });
  expect(await refusal(await report(bob, comment.id))).toMatchObject({ code: 'COMMENTS_CLOSED' });
});

test('the comments of a deleted item are deleted', async () => {
  const { comment } = await writeComment(ann);
  await like(bob, comment.id);
  await env.DB.prepare('DELETE FROM items WHERE site_id = ?1 AND id = ?2').bind(SHOP.id, POST_ID).run();
  expect([await count('comments'), await count('comment_likes')]).toEqual([0, 0]);
});
