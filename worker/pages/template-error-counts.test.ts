import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { countErrors } from '../../test/worker/errors.ts';
import { Queues, rows } from '../../test/worker/forms.ts';

let queues: Queues;

beforeEach(() => {
  queues = new Queues();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { CENSUS } = queues.env;
  vi.spyOn(env.CENSUS, 'send').mockImplementation(CENSUS?.send as typeof env.CENSUS.send);
});
afterEach(() => vi.restoreAllMocks());

async function counted() {
  await countErrors(...queues.found);
  const groups = await rows('error_groups');
  const days = await rows('error_days');
  return groups.map(({ id, message, place }) => {
    return { message, place, count: days.find(({ group_id }) => group_id === id)?.count };
  });
}

test('a broken expression is counted each time its page is rendered, in its partial too', async () => {
  await openDemo({
    'plain.page': '{.eval "never ended}{@|apply partials/broken}fine',
    'partials/broken': '{.eval 1 +* }',
  });
  for (let i = 0; i < 3; i++) await visit('/about?token=secret');
  const groups = await counted();
  expect(groups.length).toBeGreaterThanOrEqual(2);
  expect(groups.every(({ count, place }) => count === 3 && place === 'plain.page')).toBe(true);
  expect(await rows('error_groups')).toMatchObject(
    groups.map(() => ({ source: 'template', site_id: 'second-steep', url: '/about', version: '', page_type: 2 })),
  );
});

test('expressions that differ in a number are told apart, with their counts of each rendering', async () => {
  const broken = Array.from({ length: 60 }, (_, i) => `{collection.title|shout${i}}`);
  await openDemo({ 'plain.page': broken.join('') });
  for (let i = 0; i < 2; i++) await visit('/about');
  const groups = await counted();
  expect(groups.map(({ message, count }) => `${count} ${message}`).toSorted()).toEqual(
    broken.map((_, i) => `2 SyntaxError: Formatter 'shout${i}' is unknown`).toSorted(),
  );
});

test('an owner sees how many errors of a rendering found no room', async () => {
  const broken = Array.from({ length: 210 }, (_, i) => `{collection.title|shout${i}}`);
  await openDemo({ 'plain.page': broken.join('') });
  for (let i = 0; i < 2; i++) await visit('/about');
  expect(await counted()).toHaveLength(200);
  const dropped = (await rows('stat_days')).filter(({ kind }) => kind === 'errorsDropped');
  expect(dropped).toMatchObject([{ key: 'template', count: 20 }]);
});

test('an exception inside a formatter is counted each time', async () => {
  await openDemo({ 'plain.page': '{.section collection}{title|date %Y}{.end}' });
  for (let i = 0; i < 2; i++) await visit('/about');
  const [error, ...others] = await counted();
  expect([others, error?.count, error?.place]).toEqual([[], 2, 'plain.page']);
  expect(error?.message).toMatch(/^Formatter 'date' failed: TypeError: /);
});

test('a page without errors queues nothing', async () => {
  await openDemo();
  await visit('/about');
  expect(queues.found).toEqual([]);
});

test('a page is shown while the queue is away', async () => {
  await openDemo({ 'plain.page': '{collection.title|shout}Readable' });
  vi.spyOn(env.CENSUS, 'send').mockRejectedValue(new Error('down'));
  expect(await (await visit('/about')).text()).toContain('Readable');
});
