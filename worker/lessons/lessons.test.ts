import { expect, test } from 'vitest';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const LESSONS = '/api/site-users/account/lessons';

test('what a person has finished is shown to that person alone, in the list and the lesson', async () => {
  await openShops();
  await addTemplates({
    'blog.list': '{.repeated section items}{title}{.if isFinished} done{.end};{.end}',
    'blog.item': '{.section item}{title}{.if isFinished} done{.end}{.end}',
    'site.region': '{squarespace.main-content}',
  });
  const owner = await OwnerProgram.of();
  const { id } = await createCollection(owner, { type: 'lessons', title: 'Course' });
  const one = await createItem(owner, id, { recordType: 'lesson', title: 'One' });
  await createItem(owner, id, { recordType: 'lesson', title: 'Two' });
  await owner.fetch('/api/owner/member-areas', { method: 'POST', body: { id: 'club', title: 'Club' } });
  const closed = await createCollection(owner, { type: 'lessons', title: 'Closed', memberAreaId: 'club' });
  const hidden = await createItem(owner, closed.id, { recordType: 'lesson', title: 'Hidden' });
  const note = await createItem(owner, id, { recordType: 'text', title: 'Note' });
  const ann = await Person.of('ann@mail.example');
  const visitor = new Buyer();
  const text = async (who: Buyer, path: string) => (await who.fetch(path)).text();

  expect((await ann.fetch(`${LESSONS}/${one.id}`, { method: 'PUT' })).status).toBe(403);
  for (const other of [hidden.id, note.id, 'none']) {
    expect(await refusal(await ann.send('PUT', `${LESSONS}/${other}`))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  expect((await ann.send('PUT', `${LESSONS}/${one.id}`)).status).toBe(204);
  expect((await ann.send('PUT', `${LESSONS}/${one.id}`)).status).toBe(204);
  expect(await count('lesson_progress')).toBe(1);
  const list = await ann.fetch('/course');
  expect(list.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await list.text()).toContain('One done;Two;');
  expect(await text(ann, '/course/one')).toContain('One done');
  expect(await text(visitor, '/course')).toContain('One;Two;');
  expect((await ann.send('DELETE', `${LESSONS}/${one.id}`)).status).toBe(204);
  expect(await text(ann, '/course')).toContain('One;Two;');
});
