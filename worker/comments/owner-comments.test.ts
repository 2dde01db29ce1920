import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerComment, OwnerComments } from '#runtime/contracts/comments.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import {
  listComments,
  openComments,
  POST_ID,
  postComment,
  publicCount,
  writeComment,
} from '../../test/worker/comments.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const COMMENTS = '/api/owner/comments';
let owner: OwnerProgram;
let ann: Buyer;

beforeEach(async () => {
  await openShops();
  await openComments({ commentApprovalRequired: true });
  owner = await OwnerProgram.of({ scopes: ['comments:read', 'comments:write'] });
  ann = await new Buyer().arrive();
});
afterEach(() => vi.useRealTimers());

const list = async (query = '') => read(await owner.fetch(COMMENTS + query), OwnerComments);
const decide = (id: string, status: string, program = owner) =>
  program.fetch(`${COMMENTS}/${id}`, { method: 'PUT', body: { status } });
const reply = (id: string, body: string, { key = newKey(), program = owner } = {}) =>
  program.fetch(`${COMMENTS}/${id}/replies`, { method: 'POST', body: { body }, headers: { 'Idempotency-Key': key } });
const audited = async () =>
  (await env.DB.prepare('SELECT action, target FROM audit_log ORDER BY id').all()).results.map(Object.values);

describe('deciding', () => {
  test('the owner reads the comments that wait, with the address, and each decision shows at once', async () => {
    const { comment } = await writeComment(ann, { authorEmail: 'ann@mail.example', language: 'en-US' });
    const page = await list();
    expect(page).toMatchObject({
      comments: [
        {
          id: comment.id,
          itemId: POST_ID,
          itemTitle: 'A post',
          status: 'pending',
          authorName: 'Ann',
          authorEmail: 'ann@mail.example',
          flagCount: 0,
          language: 'en-US',
          userId: null,
        },
      ],
      nextPageCursor: null,
    });
    for (const [status, counted] of [
      ['approved', 1],
      ['approved', 1],
      ['spam', 0],
      ['approved', 1],
      ['removed', 0],
      ['pending', 0],
    ] as const) {
      expect(await read(await decide(comment.id, status), OwnerComment)).toMatchObject({ status });
      expect([status, await publicCount()]).toEqual([status, counted]);
    }
    expect(await audited()).toEqual(
      ['approved', 'approved', 'spam', 'approved', 'removed', 'pending'].map((state) => [
        `comment.${state}`,
        comment.id,
      ]),
    );
    expect((await list(`?itemId=${POST_ID}`)).comments).toHaveLength(1);
    expect((await list('?itemId=other')).comments).toEqual([]);
    expect((await list('?status=spam')).comments).toEqual([]);
  });

  test('decisions at the same time leave the right count', async () => {
    const { comment } = await writeComment(ann);
    await Promise.all(
      ['approved', 'removed', 'approved', 'spam', 'approved', 'removed'].map((status) => decide(comment.id, status)),
    );
    const [found] = await Promise.all([env.DB.prepare('SELECT status FROM comments').first<string>('status')]);
    expect(await publicCount()).toBe(found === 'approved' ? 1 : 0);
  });

  test('pages follow one another', async () => {
    for (const body of ['one', 'two', 'three']) await writeComment(ann, { body });
    const first = await list('?limit=2');
    expect(first.comments.map(({ body }) => body)).toEqual(['three', 'two']);
    const next = await list(`?limit=2&cursor=${first.nextPageCursor}`);
    expect([next.comments.map(({ body }) => body), next.hasNextPage]).toEqual([['one'], false]);
  });

  test('an approval settles the reports of a comment, and nobody can report it again', async () => {
    await openComments({ commentFlagThreshold: 1 });
    const { comment } = await writeComment(ann);
    const bob = await new Buyer().arrive();
    const report = () => bob.fetch(`/api/comments/${comment.id}/report`, { method: 'POST' });
    expect(await (await report()).json()).toEqual({ isHidden: true });
    expect((await list()).comments).toMatchObject([{ flagCount: 1 }]);
    await decide(comment.id, 'approved');
    expect(await (await report()).json()).toEqual({ isHidden: false });
    expect((await listComments(bob)).comments).toHaveLength(1);
  });

  test('a comment that its author has deleted cannot be approved', async () => {
    await openComments();
    const { comment } = await writeComment(ann);
    await writeComment(ann, { parentId: comment.id });
    await ann.fetch(`/api/comments/${comment.id}`, { method: 'DELETE' });
    expect(await refusal(await decide(comment.id, 'approved'))).toMatchObject({ status: 409, code: 'COMMENT_DELETED' });
    expect(await refusal(await reply(comment.id, 'Hello'))).toMatchObject({ code: 'COMMENT_DELETED' });
  });

  test('other shops, unknown comments and keys without the right reach nothing', async () => {
    const { comment } = await writeComment(ann);
    const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const reader = await OwnerProgram.of({ scopes: ['comments:read'] });
    for (const answer of [
      await decide(comment.id, 'approved', thief),
      await reply(comment.id, 'x', { program: thief }),
      await decide('none', 'approved'),
    ]) {
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND' });
    }
    expect((await thief.fetch(`${COMMENTS}/${comment.id}`)).status).toBe(404);
    expect(await refusal(await decide(comment.id, 'approved', reader))).toMatchObject({ code: 'SCOPE_MISSING' });
    expect([await count('audit_log'), await publicCount()]).toEqual([0, 0]);
  });
});

describe('answering', () => {
  test('the shop answers under its name, marked as the author, once, and approves what it answers', async () => {
    const { comment } = await writeComment(ann);
    const key = newKey();
    const answers = await Promise.all([
      reply(comment.id, ' Thank\r\nyou. ', { key }),
      reply(comment.id, ' Thank\r\nyou. ', { key }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { comments, publicCommentCount } = await listComments(new Buyer());
    expect(comments).toMatchObject([
      { id: comment.id, isByShop: false },
      { parentId: comment.id, threadId: comment.id, body: 'Thank\nyou.', isByShop: true, authorName: SHOP.id },
    ]);
    expect(publicCommentCount).toBe(2);
    expect(await refusal(await reply(comment.id, 'Else', { key }))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await refusal(await reply(comment.id, ''))).toMatchObject({ code: 'COMMENT_EMPTY' });
  });

  test('reports never hide the shop’s own words', async () => {
    await openComments({ commentFlagThreshold: 1 });
    const { comment } = await writeComment(ann);
    const own = await read(await reply(comment.id, 'Ours'), OwnerComment).catch(() => undefined);
    const id = own?.id ?? (await env.DB.prepare('SELECT id FROM comments WHERE by_shop = 1').first<string>('id'));
    await ann.fetch(`/api/comments/${id}/report`, { method: 'POST' });
    expect(await publicCount()).toBe(2);
  });
});

describe('the mail about comments that wait', () => {
  beforeEach(() => setStoreSettings(SHOP.id, { orderNotificationEmail: 'owner@shop.test' }));

  test('an hour brings one mail at once and one for all others at its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-01T10:20:00Z') });
    await writeComment(ann, { body: 'First <b>words</b>' });
    expect(await outbox()).toMatchObject([
      { kind: 'comment-waiting', recipient: 'owner@shop.test', subject: 'A comment waits for you: A post' },
    ]);
    const [mail] = await outbox();
    expect(mail?.html_body).toContain('First &lt;b&gt;words&lt;/b&gt;');
    expect(mail?.text_body).toMatch(/config\/comments\/\w+\n/);
    for (let more = 0; more < 3; more++) await writeComment(ann, { body: `More ${more}` });
    const mails = await outbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A comment waits for you: A post',
      'More comments wait for you',
    ]);
    const due = await env.DB.prepare('SELECT MAX(created_at) AS at FROM outbox').first<number>('at');
    expect(due).toBe(Date.parse('2027-01-01T11:00:00Z'));
    vi.setSystemTime(Date.parse('2027-01-01T11:00:01Z'));
    await writeComment(ann, { body: 'Later' });
    expect(await outbox()).toHaveLength(3);
  });

  test('comments that are shown at once, spam and repeats lead to none', async () => {
    const key = newKey();
    await writeComment(ann, { key });
    await postComment(ann, { key });
    await writeComment(ann, { decoy: 'x' });
    await openComments();
    await writeComment(ann, { body: 'Shown' });
    expect(await outbox()).toHaveLength(1);
  });
});

test('a webhook gets new comments, and no spam', async () => {
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO webhooks (site_id, id, url, topics, enabled, sealed_secret, created_at, updated_at)
      VALUES ('site-a', 'w', 'https://hooks.example', '["comment.created"]', 1, '', 1, 1)`),
    env.DB.prepare("INSERT INTO webhook_topics (site_id, topic, webhook_id) VALUES ('site-a', 'comment.created', 'w')"),
  ]);
  const { comment } = await writeComment(ann);
  await writeComment(ann, { decoy: 'x' });
  const { results } = await env.DB.prepare('SELECT topic, data FROM webhook_deliveries').all<{
    topic: string;
    data: string;
  }>();
  expect(results.map(({ topic, data }) => [topic, JSON.parse(data)])).toEqual([
    ['comment.created', { commentId: comment.id, itemId: POST_ID, status: 'pending', isByShop: false }],
  ]);
});
