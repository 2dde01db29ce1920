import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import {
  COMMENTS,
  listComments,
  openComments,
  POST_ID,
  postComment,
  writeComment,
} from '../../test/worker/comments.ts';
import { openShops, PRODUCTS } from '../../test/worker/shops.ts';

let ann: Buyer;
let bob: Buyer;

beforeEach(async () => {
  await openShops();
  await openComments();
  ann = await new Buyer().arrive();
  bob = await new Buyer().arrive();
});

const like = (who: Buyer, id: string, method = 'PUT') => who.fetch(`${COMMENTS}/${id}/like`, { method });
const bodies = async (who: Buyer, query = '') => (await listComments(who, query)).comments.map(({ body }) => body);
const setStatus = (id: string, status: string) =>
  env.DB.prepare('UPDATE comments SET status = ?2 WHERE id = ?1').bind(id, status).run();

test('answers stand below the first comment, the oldest first, and name what they answer', async () => {
  const { comment: first } = await writeComment(ann, { body: 'first' });
  const { comment: second } = await writeComment(bob, { body: 'second' });
  const { comment: answer } = await writeComment(bob, { body: 'answer', parentId: first.id });
  const { comment: deeper } = await writeComment(ann, { body: 'deeper', parentId: answer.id });
  expect([deeper.threadId, deeper.parentId]).toEqual([first.id, answer.id]);
  expect(await bodies(bob)).toEqual(['second', 'first', 'answer', 'deeper']);
  await openComments({ commentSortType: 1 });
  expect(await bodies(bob)).toEqual(['first', 'answer', 'deeper', 'second']);
  await like(ann, second.id);
  await openComments({ commentSortType: 3 });
  expect(await bodies(bob)).toEqual(['second', 'first', 'answer', 'deeper']);
  await openComments({ commentThreaded: false });
  expect(await bodies(bob)).toEqual(['deeper', 'answer', 'second', 'first']);
  expect(await refusal(await postComment(ann, { parentId: first.id }))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
});

test('a page of long comments has fewer threads, and the next page has the others', async () => {
  await openComments({ commentSortType: 1 });
  const ids: string[] = [];
  for (const body of ['first', 'second', 'third']) ids.push((await writeComment(ann, { body })).comment.id);
  await env.DB.prepare(
    `INSERT INTO comments (site_id, id, item_id, thread_id, parent_id, author_name, author_email, body, by_shop, status,
       language, created_at, updated_at)
     SELECT site_id, c.id || value, item_id, c.id, c.id, author_name, author_email, ?2, 0, status, language, created_at,
       updated_at FROM comments c, json_each(?3) WHERE c.id = ?1`,
  )
    .bind(ids[0], 'x'.repeat(5_000), JSON.stringify(Array.from({ length: 40 }, (_, index) => index)))
    .run();
  const { comments, nextPageCursor, hasNextPage } = await listComments(bob);
  expect([comments.length, new Set(comments.map((comment) => comment.threadId)), hasNextPage]).toEqual([
    41,
    new Set(ids.slice(0, 1)),
    true,
  ]);
  expect(await bodies(bob, `&cursor=${nextPageCursor}`)).toEqual(['second', 'third']);
});

test('an answer needs a comment of the same item that everybody sees', async () => {
  const { comment } = await writeComment(ann);
  await openComments({}, PRODUCTS.mug.id);
  const other = { itemId: PRODUCTS.mug.id, parentId: comment.id };
  expect(await refusal(await postComment(ann, other))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  for (const status of ['pending', 'spam', 'removed']) {
    await setStatus(comment.id, status);
    expect(await refusal(await postComment(ann, { parentId: comment.id }))).toMatchObject({
      code: 'COMMENT_NOT_FOUND',
    });
  }
});

test('a hidden first comment keeps its place while answers are shown, and says nothing', async () => {
  const { comment } = await writeComment(ann, { body: 'secret', authorName: 'Secret' });
  await writeComment(bob, { body: 'answer', parentId: comment.id });
  await setStatus(comment.id, 'removed');
  const seen = await listComments(bob);
  expect(seen.comments).toMatchObject([
    { id: comment.id, status: 'hidden', body: '', authorName: '' },
    { body: 'answer' },
  ]);
  expect([seen.publicCommentCount, JSON.stringify(seen).includes('ecret')]).toEqual([1, false]);
});

test.each([1, 2, 3])('in order %i, pages follow one another without a gap', async (commentSortType) => {
  await openComments({ commentSortType: commentSortType as 1 });
  const ids = Array.from({ length: 45 }, (_, n) => `c${String(n).padStart(2, '0')}`);
  await env.DB.batch(
    ids.map((id, n) =>
      env.DB.prepare(
        `INSERT INTO comments (site_id, id, item_id, thread_id, author_name, body, status, like_count, created_at, updated_at)
         VALUES ('site-a', ?1, ?2, ?1, 'Ann', ?1, 'approved', ?3, 1, 1)`,
      ).bind(id, POST_ID, n % 7),
    ),
  );
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await listComments(bob, cursor && `&cursor=${cursor}`);
    seen.push(...page.comments.map(({ id }) => id));
    cursor = page.nextPageCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  if (commentSortType === 1) expect(seen).toEqual(ids);
  if (commentSortType === 2) expect(seen).toEqual(ids.toReversed());
  expect(await refusal(await bob.fetch(`${COMMENTS}?itemId=${POST_ID}&cursor=x`))).toMatchObject({
    code: 'INVALID_REQUEST',
  });
});

test('a thread ends after so many comments', async () => {
  const { comment } = await writeComment(ann);
  await env.DB.batch(
    Array.from({ length: 199 }, (_, n) =>
      env.DB.prepare(
        `INSERT INTO comments (site_id, id, item_id, thread_id, parent_id, author_name, body, status, created_at, updated_at)
         VALUES ('site-a', ?1, ?2, ?3, ?3, 'Ann', 'x', 'approved', 1, 1)`,
      ).bind(`z${n}`, POST_ID, comment.id),
    ),
  );
  expect(await refusal(await postComment(bob, { parentId: comment.id }))).toMatchObject({
    code: 'COMMENT_THREAD_FULL',
  });
  expect((await postComment(bob)).status).toBe(200);
});
