import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer, Embedder, newKey, refusal } from '../../test/worker/buyer.ts';
import {
  COMMENTS,
  listComments,
  openComments,
  POST_ID,
  postComment,
  publicCount,
  writeComment,
} from '../../test/worker/comments.ts';
import { Person } from '../../test/worker/person.ts';
import { count, OTHER, openShops, PRODUCTS } from '../../test/worker/shops.ts';

let ann: Buyer;
let bob: Buyer;

beforeEach(async () => {
  await openShops();
  await openComments();
  ann = await new Buyer().arrive();
  bob = await new Buyer().arrive();
});

const change = (who: Buyer, id: string, body: string) =>
  who.fetch(`${COMMENTS}/${id}`, { method: 'PUT', body: { body } });

test('a comment is shown to everybody at once, and counted', async () => {
  const { comment, publicCommentCount } = await writeComment(ann, {
    body: ' Well\r\nsaid. ',
    authorEmail: 'A@mail.example',
  });
  expect([publicCommentCount, await publicCount()]).toEqual([1, 1]);
  expect(comment).toMatchObject({ body: 'Well\nsaid.', authorName: 'Ann', isOwn: true, status: 'approved' });
  const seen = await listComments(bob);
  expect(seen.comments).toEqual([{ ...comment, isOwn: false, changeableUntil: null }]);
  expect(JSON.stringify(seen)).not.toContain('mail.example');
  expect(seen).toMatchObject({ publicCommentCount: 1, signedInAs: null, hasNextPage: false });
  expect(seen.rules).toMatchObject({ isOpen: true, isThreaded: true, isAnonAllowed: true, captcha: null });
});

test('where the shop approves comments, its author alone sees one that waits', async () => {
  await openComments({ commentApprovalRequired: true });
  const { comment, publicCommentCount } = await writeComment(ann);
  expect([comment.status, publicCommentCount]).toEqual(['pending', 0]);
  expect((await listComments(ann)).comments).toMatchObject([{ id: comment.id, status: 'pending', isOwn: true }]);
  expect((await listComments(bob)).comments).toEqual([]);
});

test.each([
  [{ body: ' \n ' }, 400, 'COMMENT_EMPTY'],
  [{ body: 'x'.repeat(5_001) }, 400, 'COMMENT_TOO_LONG'],
  [{ body: 'x'.repeat(30_000) }, 400, 'COMMENT_TOO_LONG'],
  [{ authorName: ' ' }, 400, 'COMMENT_NAME_MISSING'],
  [{ authorName: 'x'.repeat(101) }, 400, 'COMMENT_NAME_INVALID'],
  [{ authorName: 'ann@mail.example' }, 400, 'COMMENT_NAME_INVALID'],
  [{ authorName: 'Cheap https://spam.example' }, 400, 'COMMENT_NAME_INVALID'],
  [{ authorEmail: 'nowhere' }, 400, 'COMMENT_EMAIL_INVALID'],
  [{ itemId: 'none' }, 404, 'ITEM_NOT_FOUND'],
  [{ itemId: OTHER.itemId }, 404, 'ITEM_NOT_FOUND'],
  [{ itemId: PRODUCTS.mug.id }, 409, 'COMMENTS_CLOSED'],
  [{ parentId: 'none' }, 404, 'COMMENT_NOT_FOUND'],
])('%j is refused', async (comment, status, code) => {
  expect(await refusal(await postComment(ann, comment))).toMatchObject({ status, code });
  expect(await count('comments')).toBe(0);
});

test('the longest text is taken as it was typed, whatever is in it', async () => {
  const body = `<script>alert(1)</script>"'&\u202e${'x'.repeat(4_969)}`;
  const { comment } = await writeComment(ann, { body, authorName: '<b>Ann</b>' });
  expect([comment.body, comment.authorName]).toEqual([body, '<b>Ann</b>']);
});

test('without a crumb nothing is written', async () => {
  const stranger = await new Buyer().fetch(COMMENTS, { method: 'POST', body: { itemId: POST_ID, body: 'x' } });
  expect(await refusal(stranger)).toMatchObject({ code: 'CRUMB_FAIL' });
});

test('a repeat gets the first comment, and its key is refused for another text', async () => {
  const key = newKey();
  const [first, second] = await Promise.all([writeComment(ann, { key }), writeComment(ann, { key })]);
  expect(second.comment.id).toBe(first.comment.id);
  expect([await count('comments'), await publicCount()]).toEqual([1, 1]);
  expect(await refusal(await postComment(ann, { key, body: 'Else' }))).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  // Another visitor's key is another key.
  expect((await writeComment(bob, { key })).comment.id).not.toBe(first.comment.id);
});

test('a comment that a program has filled in is kept as spam, and the answer to the program does not show it', async () => {
  const { comment } = await writeComment(ann, { decoy: 'https://spam.example' });
  expect(comment.status).toBe('pending');
  expect([await count('comments', "status = 'spam'"), await publicCount()]).toEqual([1, 0]);
  expect((await listComments(bob)).comments).toEqual([]);
});

test('a comment with many links waits for the owner', async () => {
  const links = (number: number) => Array.from({ length: number }, (_, n) => `https://a.example/${n}`).join(' ');
  expect((await writeComment(ann, { body: links(3) })).comment.status).toBe('approved');
  expect((await writeComment(ann, { body: links(4) })).comment.status).toBe('pending');
});

test('people without an account write only where the shop allows it', async () => {
  await openComments({ commentAnonAllowed: false });
  expect(await refusal(await postComment(ann))).toMatchObject({ status: 401, code: 'COMMENT_SIGN_IN_NEEDED' });
  const member = (await (await Person.of('member@mail.example')).arrive()) as Person;
  const { comment } = await writeComment(member, { authorName: 'Member', authorEmail: 'other@mail.example' });
  expect(comment.authorName).toBe('Member');
  expect(
    await count('comments', "user_id = 'member@mail.example' AND author_email = '' AND visitor_hash IS NULL"),
  ).toBe(1);
  await env.DB.prepare("UPDATE site_users SET first_name = 'Mem', last_name = 'Ber'").run();
  expect((await writeComment(member, { authorName: 'Somebody else' })).comment.authorName).toBe('Mem Ber');
  expect((await listComments(member)).signedInAs).toBe('Mem Ber');
});

test('so many days after its publication, an item is closed, and its comments stay', async () => {
  await env.DB.prepare('UPDATE items SET published_at = ?2 WHERE id = ?1')
    .bind(POST_ID, Date.now() - 1_000)
    .run();
  await openComments({ commentDisableAfterDaysDefault: 7 });
  await writeComment(ann);
  await env.DB.prepare('UPDATE items SET published_at = 1 WHERE id = ?1').bind(POST_ID).run();
  expect(await refusal(await postComment(ann))).toMatchObject({
    code: 'COMMENTS_CLOSED',
    error: 'Comments are closed here.',
  });
  expect(await listComments(bob)).toMatchObject({ comments: [{}], rules: { isOpen: false } });
});

test('an item that is closed keeps its comments, and a site without comments shows none', async () => {
  await writeComment(ann);
  await env.DB.prepare('UPDATE items SET comment_state = 0').run();
  expect((await listComments(bob)).comments).toHaveLength(1);
  await openComments({ commentsEnabled: false });
  expect(await refusal(await bob.fetch(`${COMMENTS}?itemId=${POST_ID}`))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  expect(await refusal(await postComment(ann))).toMatchObject({ code: 'COMMENTS_CLOSED' });
});

test('a shop with a captcha asks people without an account for it, and takes each token once', async () => {
  await env.DB.prepare(
    `UPDATE sites SET website = '{"captchaSettings":{"provider":"local","siteKey":"pass","mode":"checkbox"}}'`,
  ).run();
  expect((await listComments(ann)).rules.captcha).toMatchObject({ siteKey: 'pass' });
  expect(await refusal(await postComment(ann))).toMatchObject({ code: 'COMMENT_CAPTCHA_MISSING' });
  expect(await refusal(await postComment(ann, { captchaToken: 'made up' }))).toMatchObject({ code: 'CAPTCHA_FAILED' });
  const person = (await (await Person.of('member@mail.example')).arrive()) as Person;
  expect((await writeComment(person)).comment.status).toBe('approved');
});

test('a page of another origin writes too; whoever is not known there cannot change it', async () => {
  const embedder = new Embedder();
  const { comment } = await writeComment(embedder as unknown as Buyer);
  expect(comment).toMatchObject({ status: 'approved', isOwn: false });
  expect(await refusal(await change(embedder as unknown as Buyer, comment.id, 'Else'))).toMatchObject({
    code: 'COMMENT_NOT_FOUND',
  });
});

test('visitors who are not known see that their comment waits, also when they ask again', async () => {
  await openComments({ commentApprovalRequired: true });
  const embedder = new Embedder() as unknown as Buyer;
  const key = newKey();
  for (const _ of [1, 2]) {
    expect((await writeComment(embedder, { key })).comment).toMatchObject({
      status: 'pending',
      isOwn: false,
      changeableUntil: null,
    });
  }
});
