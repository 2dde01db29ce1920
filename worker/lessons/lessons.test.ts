import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const LIST = '{.repeated section items}{title}{.if isFinished} done{.end};{.end}';
const LESSON = '{.section item}{title}{.if isFinished} done{.end}{.end}';
const PROGRESS = `[{.section lessonProgress}{.if isSignedIn}{text}{.section form} {action} {buttonText}{.end}{.or}{signInText} {signInUrl}{.end}{.end}]`;

const LESSONS = '/api/site-users/account/lessons';

test('finished lessons are marked for their person alone, in the list and the lesson', async () => {
  await openShops();
  await addTemplates({
    'blog.list': LIST,
    'blog.item': LESSON,
    'site.region': '{squarespace.main-content}',
  });
  const owner = await OwnerProgram.of();
  const { id } = await createCollection(owner, { type: 'lessons', title: 'Course' });
  const lesson = await createItem(owner, id, { recordType: 'lesson', title: 'One' });
  await createItem(owner, id, { recordType: 'lesson', title: 'Two' });
  await owner.fetch('/api/owner/member-areas', { method: 'POST', body: { id: 'club', title: 'Club' } });
  const closed = await createCollection(owner, { type: 'lessons', title: 'Closed', memberAreaId: 'club' });
  const hidden = await createItem(owner, closed.id, { recordType: 'lesson', title: 'Hidden' });
  const note = await createItem(owner, id, { recordType: 'text', title: 'Note' });
  const ann = await Person.of('ann@mail.example');
  const visitor = new Buyer();
  const text = async (who: Buyer, path: string) => (await who.fetch(path)).text();

  expect((await ann.fetch(`${LESSONS}/${lesson.id}`, { method: 'PUT' })).status).toBe(403);
  for (const other of [hidden.id, note.id, 'none']) {
    expect(await refusal(await ann.send('PUT', `${LESSONS}/${other}`))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  expect((await ann.send('PUT', `${LESSONS}/${lesson.id}`)).status).toBe(204);
  expect((await ann.send('PUT', `${LESSONS}/${lesson.id}`)).status).toBe(204);
  expect(await count('lesson_progress')).toBe(1);
  const list = await ann.fetch('/course');
  expect(list.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await list.text()).toContain('One done;Two;');
  expect(await text(ann, '/course/one')).toContain('One done');
  expect(await text(visitor, '/course')).toContain('One;Two;');
  expect((await ann.send('DELETE', `${LESSONS}/${lesson.id}`)).status).toBe(204);
  expect(await text(ann, '/course')).toContain('One;Two;');
});

/** Sends the form of a lesson's page. */
function sendForm(who: Buyer, entries: Record<string, string>, headers: Record<string, string> = {}) {
  return who.fetch('/commerce/lesson', {
    method: 'POST',
    body: String(new URLSearchParams(entries)),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: who.origin, ...headers },
  });
}

describe('the form of a lesson', () => {
  const form = { action: 'finish', returnPath: '/course/one' };
  let ids: string[];

  beforeEach(async () => {
    await openShops();
    await addTemplates({
      'blog.list': LIST + PROGRESS,
      'blog.item': LESSON + PROGRESS,
      'site.region': '{squarespace.main-content}',
    });
    const owner = await OwnerProgram.of();
    const { id } = await createCollection(owner, { type: 'lessons', title: 'Course' });
    const titles = ['One', 'Two', 'Three'];
    ids = [];
    for (const title of titles) ids.push((await createItem(owner, id, { recordType: 'lesson', title })).id);
    await createItem(owner, id, { recordType: 'lesson', title: 'Draft', status: 'draft' });
  });

  test('marks a lesson as finished and as not finished, and the course counts', async () => {
    const ann = await Person.of('ann@mail.example');
    const [itemId = ''] = ids;
    expect(await (await ann.fetch('/course/one')).text()).toContain('[0 of 3 finished finish Mark as finished]');
    for (let time = 0; time < 2; time++) {
      const answer = await sendForm(ann, { ...form, itemId });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/course/one']);
    }
    expect(await (await ann.fetch('/course/one')).text()).toContain(
      'One done[1 of 3 finished forget Mark as not finished]',
    );
    const list = await ann.fetch('/course');
    expect(list.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await list.text()).toContain('One done;Two;Three;[1 of 3 finished]');
    expect((await sendForm(ann, { ...form, itemId, action: 'forget' })).status).toBe(303);
    expect(await (await ann.fetch('/course')).text()).toContain('[0 of 3 finished]');
  });

  test('a lesson with a password of its own, which is on no list, is not counted', async () => {
    const ann = await Person.of('ann@mail.example');
    const [locked = '', itemId = ''] = ids;
    for (const id of [locked, itemId]) await sendForm(ann, { ...form, itemId: id });
    await env.DB.prepare("UPDATE items SET lock_key = 'key' WHERE id = ?1").bind(locked).run();
    expect(await (await ann.fetch('/course')).text()).toContain('Two done;Three;[1 of 2 finished]');
    expect(await refusal(await ann.send('PUT', `${LESSONS}/${locked}`))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
    expect((await sendForm(ann, { ...form, itemId: locked })).status).toBe(404);
  });

  test('a visitor is asked to sign in, and comes back', async () => {
    const visitor = new Buyer();
    const [itemId = ''] = ids;
    const signIn = '/account?return=%2Fcourse%2Fone';
    const page = await visitor.fetch('/course/one');
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await page.text()).toContain(`[Sign in to keep your progress ${signIn}]`);
    const answer = await sendForm(visitor, { ...form, itemId });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, signIn]);
    expect(await count('lesson_progress')).toBe(0);
  });

  test('is refused from other sites, and for an item that is no lesson', async () => {
    const ann = await Person.of('ann@mail.example');
    const [itemId = ''] = ids;
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await sendForm(ann, { ...form, itemId }, foreign)).status).toBe(403);
    expect((await sendForm(ann, { ...form, itemId }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await sendForm(ann, { ...form, itemId: 'none' })).status).toBe(404);
    expect((await sendForm(ann, { ...form, itemId, action: 'other' })).status).toBe(400);
    expect(await count('lesson_progress')).toBe(0);
  });

  test('leads to no other host', async () => {
    const ann = await Person.of('ann@mail.example');
    const [itemId = ''] = ids;
    const answer = await sendForm(ann, { ...form, itemId, returnPath: '//elsewhere.example/' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account']);
  });
});
