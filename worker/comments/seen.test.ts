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
import { Person } from '../../test/worker/person.ts';
import { openShops } from '../../test/worker/shops.ts';

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
const like = (who: Buyer, id: string, method = 'PUT') => who.fetch(`${COMMENTS}/${id}/like`, { method });
const report = (who: Buyer, id: string) => who.fetch(`${COMMENTS}/${id}/report`, { method: 'POST' });
const bodies = async (who: Buyer, query = '') => (await listComments(who, query)).comments.map(({ body }) => body);

test.each([
  ['a draft', "UPDATE items SET content_status = 'draft'"],
  ['a later date', 'UPDATE items SET published_at = 9e15'],
  ['a password', "UPDATE items SET lock_key = 'k'"],
  ['a password of its collection', "UPDATE collections SET lock_key = 'k'"],
  ['a member area', "UPDATE collections SET member_area_id = 'club'"],
  ['a collection that is off', 'UPDATE collections SET enabled = 0'],
])('with %s, nobody reads, writes or likes its comments from outside', async (_, sql) => {
  const { comment } = await writeComment(ann);
  await env.DB.prepare(sql).run();
  expect(await refusal(await bob.fetch(`${COMMENTS}?itemId=${POST_ID}`))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  expect(await refusal(await postComment(bob))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  for (const answer of [
    await like(bob, comment.id),
    await report(bob, comment.id),
    await change(ann, comment.id, 'x'),
  ]) {
    expect(await refusal(answer)).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  }
});

test('members read and write the comments of their area', async () => {
  await env.DB.batch([
    env.DB.prepare("INSERT INTO member_areas (site_id, id, title, updated_at) VALUES ('site-a', 'club', 'Club', 1)"),
    env.DB.prepare(`INSERT INTO memberships (site_id, area_id, email, starts_at)
      VALUES ('site-a', 'club', 'member@mail.example', 1)`),
    env.DB.prepare("UPDATE collections SET member_area_id = 'club' WHERE site_id = 'site-a'"),
  ]);
  const member = (await (await Person.of('member@mail.example')).arrive()) as Person;
  await writeComment(member);
  expect(await bodies(member)).toEqual(['Well said.']);
  expect((await bob.fetch(`${COMMENTS}?itemId=${POST_ID}`)).status).toBe(404);
});
