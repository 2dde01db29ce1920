import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMENT_CHANGE_MS } from '#runtime/domain/comments/limits.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { COMMENTS, listComments, openComments, publicCount, writeComment } from '../../test/worker/comments.ts';
import { Person } from '../../test/worker/person.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { eraseCommentsStatements } from './erase.ts';

let ann: Buyer;
let bob: Buyer;

beforeEach(async () => {
  await openShops();
  await openComments();
  ann = await new Buyer().arrive();
  bob = await new Buyer().arrive();
});
afterEach(() => vi.useRealTimers());

const change = (who: Buyer, id: string, body: string) =>
  who.fetch(`${COMMENTS}/${id}`, { method: 'PUT', body: { body } });
const remove = (who: Buyer, id: string) => who.fetch(`${COMMENTS}/${id}`, { method: 'DELETE' });
const bodies = async (who: Buyer, query = '') => (await listComments(who, query)).comments.map(({ body }) => body);

test('its author may change it for a while, and nobody else may', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_900_000_000_000 });
  const { comment } = await writeComment(ann);
  expect(await refusal(await change(bob, comment.id, 'Mine'))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  vi.setSystemTime(comment.createdAt + COMMENT_CHANGE_MS - 1);
  expect((await change(ann, comment.id, 'Better said.')).status).toBe(200);
  expect((await listComments(bob)).comments).toMatchObject([{ body: 'Better said.', editedAt: Date.now() }]);
  expect(await refusal(await change(ann, comment.id, ' '))).toMatchObject({ code: 'COMMENT_EMPTY' });
  vi.setSystemTime(comment.createdAt + COMMENT_CHANGE_MS);
  for (const late of [await change(ann, comment.id, 'Late'), await remove(ann, comment.id)]) {
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'COMMENT_TOO_LATE' });
  }
});

test('a changed comment waits again where the shop approves comments', async () => {
  const { comment } = await writeComment(ann);
  await openComments({ commentApprovalRequired: true });
  expect((await change(ann, comment.id, 'Else')).status).toBe(200);
  expect([await bodies(bob), await publicCount()]).toEqual([[], 0]);
});

test('a deleted comment is gone; with answers, its place stays without text and name', async () => {
  const { comment } = await writeComment(ann, { authorEmail: 'ann@mail.example' });
  expect(await (await remove(ann, comment.id)).json()).toEqual({ publicCommentCount: 0 });
  expect(await count('comments')).toBe(0);
  const { comment: again } = await writeComment(ann, { authorEmail: 'ann@mail.example' });
  await writeComment(bob, { body: 'answer', parentId: again.id });
  expect(await refusal(await remove(bob, again.id))).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  expect(await (await remove(ann, again.id)).json()).toEqual({ publicCommentCount: 1 });
  expect((await listComments(ann)).comments).toMatchObject([{ status: 'hidden', isOwn: false }, { body: 'answer' }]);
  expect(await count('comments', "author_email <> '' OR (author_name = 'Ann' AND body <> 'answer')")).toBe(0);
});

test('a person with an account deletes theirs at any time', async () => {
  const member = (await (await Person.of('member@mail.example')).arrive()) as Person;
  const { comment } = await writeComment(member);
  await env.DB.prepare('UPDATE comments SET created_at = 1').run();
  expect(await refusal(await change(member, comment.id, 'Late'))).toMatchObject({ code: 'COMMENT_TOO_LATE' });
  expect((await remove(member, comment.id)).status).toBe(200);
});

test('the comments of a deleted account stay, without name and owner; an erased person’s are gone', async () => {
  const member = (await (await Person.of('member@mail.example')).arrive()) as Person;
  const { comment } = await writeComment(member);
  const { comment: lone } = await writeComment(ann, { authorEmail: 'Ann@mail.example' });
  const { comment: answered } = await writeComment(ann, { authorEmail: 'ann@mail.example' });
  await writeComment(bob, { body: 'answer', parentId: answered.id });
  await env.DB.prepare("DELETE FROM site_users WHERE id = 'member@mail.example'").run();
  await env.DB.batch(eraseCommentsStatements(env.DB, SHOP.id, ' ANN@mail.example'));
  const { comments, publicCommentCount } = await listComments(member);
  expect(comments.map(({ id, authorName, body, isOwn }) => [id, authorName, body, isOwn])).toEqual([
    [answered.id, '', '', false],
    [expect.any(String), 'Ann', 'answer', false],
    [comment.id, '', 'Well said.', false],
  ]);
  expect([publicCommentCount, await count('comments', `id = '${lone.id}'`)]).toEqual([2, 0]);
});
