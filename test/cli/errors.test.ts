import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '@jridgewell/sourcemap-codec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorDetails, ErrorGroup } from '#runtime/contracts/error-reports.ts';
import { FILE, owner } from './shop.ts';

let maps: string;

/** In the map of a page's script, column 204 of the first line is that of `runtime/report.ts`, line 9. */
beforeAll(() => {
  maps = mkdtempSync(join(tmpdir(), 'storefront-maps-'));
  mkdirSync(join(maps, 'sq'));
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [203, 0, 8, 2],
      [300, 0, 20, 4],
    ],
  ]);
  const map = { version: 3, names: [], sources: ['runtime/report.ts'], mappings };
  writeFileSync(join(maps, 'sq/page.7q2d.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(maps, { recursive: true }));

const group: ErrorGroup = {
  id: '0123456789abcdef0123456789abcdef',
  source: 'browser',
  message: 'TypeError: x is null',
  place: 'sq/page.7q2d.js:1:204',
  version: '0.1.0',
  context: 'sq-cart',
  count: 7,
  days: 2,
  firstSeenAt: Date.UTC(2026, 4, 5, 12),
  lastSeenAt: Date.UTC(2026, 4, 6, 12),
};
const details: ErrorDetails = {
  ...group,
  event: 'element-error',
  stack: 'at press (sq/page.7q2d.js:1:204)\nat another script\nat (sq/gone.aaaa.js:1:1)',
  url: 'https://shop.test/shop',
  pageType: 50,
  countsByDay: [{ day: '2026-05-06', count: 7 }],
};

test('errors are listed with their counts and the places in our sources', async () => {
  const old = { ...group, id: 'old', place: 'sq/gone.aaaa.js:1:1', message: 'old' };
  const ofTemplate = { ...group, id: 'template', source: 'template' as const, place: 'plain.page', message: 'broken' };
  const answer = { errors: [group, old, ofTemplate], hasNextPage: true, nextPageCursor: 'next', dropped: 12 };
  const { printed, calls } = await owner(`errors list --maps ${maps} --limit 3 --source browser`, [answer], {
    ...FILE,
    isTerminal: true,
  });
  expect(calls).toEqual(['GET /api/owner/errors?source=browser&limit=3']);
  const line = (id: string) => printed.split('\n').find((candidate) => candidate.startsWith(id)) ?? '';
  expect(line(group.id)).toMatch(
    / 7 +2 +2026-05-05 .* 2026-05-06 .* +TypeError: x is null +0\.1\.0 +runtime\/report\.ts:9:3$/,
  );
  expect(line('old')).toMatch(/sq\/gone\.aaaa\.js:1:1$/);
  expect(line('template')).toMatch(/plain\.page$/);
  expect(printed).toContain('next');
  expect(printed).toContain('12 errors of the last 90 days found no room in this list.');
});

test('one error is printed with the source’s place of each frame that a map knows', async () => {
  const { printed, calls } = await owner(`errors get ${group.id} --maps ${maps}`, [details], FILE);
  expect(calls).toEqual([`GET /api/owner/errors/${group.id}`]);
  expect(JSON.parse(printed)).toEqual({
    ...details,
    stack: [
      { at: 'at press (sq/page.7q2d.js:1:204)', source: 'runtime/report.ts:9:3' },
      { at: 'at another script', source: null },
      { at: 'at (sq/gone.aaaa.js:1:1)', source: null },
    ],
  });
  const shown = await owner(`errors get ${group.id} --maps ${maps}`, [details]);
  expect(shown.printed).toMatch(/at +at press \(sq\/page\.7q2d\.js:1:204\)\n +source +runtime\/report\.ts:9:3/);
});

test('an error of a template has no stack, and a machine without maps prints the stack as it was reported', async () => {
  const template = { ...details, source: 'template' as const, place: 'plain.page', stack: '' };
  expect(JSON.parse((await owner('errors get x', [template], FILE)).printed).stack).toEqual([]);
  const { printed } = await owner('errors list --maps /nowhere', [{ errors: [group] }], { ...FILE, isTerminal: true });
  expect(printed).toContain('sq/page.7q2d.js:1:204');
});
