import { beforeEach, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { openDemo } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops } from '../../test/worker/shops.ts';

const LESSON = `{.section item}[{recordType} {title}] {.section oembed}[{providerName}]{.end}{.end}
{.section pagination}{.section prevItem}[back {fullUrl} {title}]{.end}{.section nextItem}[on {fullUrl} {title}]{.end}{.end}`;

const page = async (path: string) => (await new Buyer().fetch(path)).text();

beforeEach(() => openShops());

test('a lesson shows its video and leads to those beside it that visitors may see', async () => {
  await addTemplates({
    'lessons.list': '<{collection.typeName}>{.repeated section items}{title};{.end}',
    'lessons.item': LESSON,
    'site.region': '{squarespace.main-content}',
  });
  const owner = await OwnerProgram.of();
  const { id } = await createCollection(owner, { type: 'lessons', title: 'Course', template: 'lessons' });
  await createItem(owner, id, { recordType: 'lesson', title: 'One' });
  await createItem(owner, id, { recordType: 'lesson', title: 'Hidden', status: 'draft' });
  const options = { videoUrl: 'https://youtu.be/abcdefgh' };
  await createItem(owner, id, { recordType: 'lesson', title: 'Two', options });
  await createItem(owner, id, { recordType: 'courseItem', title: 'Three' });
  expect(await page('/course')).toContain('<lessons>One;Two;Three;');
  const first = await page('/course/one');
  expect(first).toContain('[62 One]');
  expect(first).toContain('[on /course/two Two]');
  expect(first).not.toContain('[back');
  const second = await page('/course/two');
  expect(second).toContain('[YouTube]');
  expect(second).toContain('[back /course/one One][on /course/three Three]');
  const last = await page('/course/three');
  expect(last).toContain('[63 Three]');
  expect(last).not.toContain('[on ');
});

test('the demo has a course, and its pages name their types and ids', async () => {
  await openDemo();
  const list = await new Buyer('localhost').fetch('/brewing');
  const html = await list.text();
  expect(html).toContain('data-sq-page="lesson-list"');
  expect(html.match(/<li class="lesson-card/g)).toHaveLength(4);
  const lesson = await (await new Buyer('localhost').fetch('/brewing/which-water')).text();
  expect(lesson).toContain(
    'data-sq-page="lesson" data-sq-collection-id="ss-brewing" data-sq-item-id="ss-lesson-water"',
  );
  expect(lesson).toContain('href="/brewing/how-much-leaf" rel="prev"');
  expect(lesson).toContain('href="/brewing/how-long" rel="next"');
});
