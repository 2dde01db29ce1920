import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openComments, writeComment } from '../../test/worker/comments.ts';
import { count, openShops } from '../../test/worker/shops.ts';
import { cleanComments } from './jobs.ts';

beforeEach(async () => {
  await openShops();
  await openComments();
});

test('a hidden comment is deleted after 30 days unless it has answers, and then its browser is forgotten', async () => {
  const ann = await new Buyer().arrive();
  const { comment: shown } = await writeComment(ann, { body: 'shown' });
  const { comment: spam } = await writeComment(ann, { body: 'spam' });
  const { comment: answered } = await writeComment(ann, { body: 'answered' });
  const { comment: answer } = await writeComment(ann, { body: 'answer', parentId: answered.id });
  await env.DB.prepare("UPDATE comments SET status = 'spam' WHERE id IN (?1, ?2)").bind(spam.id, answered.id).run();
  const { createdAt } = answer;
  expect(await cleanComments(env.DB, createdAt + 30 * DAY_MS - 1_000)).toEqual({ deleted: 0, forgotten: 0 });
  expect(await cleanComments(env.DB, createdAt + 30 * DAY_MS + 1)).toEqual({ deleted: 1, forgotten: 3 });
  expect(await count('comments', `id IN ('${shown.id}', '${answered.id}', '${answer.id}')`)).toBe(3);
  expect(await count('comments', 'visitor_hash IS NOT NULL OR request_key IS NOT NULL')).toBe(0);
});
