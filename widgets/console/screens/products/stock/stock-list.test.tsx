import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';

const LIST = 'GET /api/owner/stock';
const PAGE_ROWS = 20;
const PAGES = 7;

prepareConsole();

interface Level {
  quantity: number;
  version: number;
}
let levels: Map<string, Level>;

const variant = (id: string) => ({
  variantId: id,
  itemId: `p-${id}`,
  sku: id.toUpperCase(),
  title: `Tea ${id}`,
  attributes: {},
  unlimited: id === 'v2',
  isEndless: false,
  reserved: 0,
  ...(levels.get(id) ?? { quantity: 4, version: 5 }),
});
const input = () => document.querySelector<HTMLInputElement>('.c-inline-field input');
const level = (id: string) => `Change the stock of Tea ${id}`;
const type = async (id: string, text: string, key = 'Enter') => {
  await enter(level(id), text);
  await pressKey(input() as Element, key);
};

/** The shop answers pages of 20 variants; the cursor is the number of the page. */
beforeEach(() => {
  levels = new Map();
  answers.set(LIST, ({ url }) => {
    const at = Number(new URL(url, 'https://shop.example').searchParams.get('cursor') ?? 0);
    const variants = Array.from({ length: PAGE_ROWS }, (_, i) => variant(`v${at * PAGE_ROWS + i}`));
    const hasNextPage = at + 1 < PAGES;
    return json({ variants, hasNextPage, nextPageCursor: hasNextPage ? String(at + 1) : null });
  });
  for (const id of ['v0', 'v1', 'v3']) {
    answers.set(`PUT /api/owner/stock/${id}`, ({ body }) => {
      const { version } = variant(id);
      levels.set(id, { quantity: (body as { quantity: number }).quantity, version: version + 1 });
      return versioned(variant(id));
    });
  }
});

test('a number is counted where it stands; Enter saves it and goes on to the next that is counted, Escape leaves', async () => {
  await openConsole('stock?sort=units');
  await press(`${level('v0')}: 4`);
  await type('v0', '9');
  await see('Stock of “Tea v0”: 9.');
  expect(callsOf('PUT /api/owner/stock/v0')[0]).toMatchObject({
    version: '"5"',
    body: { quantity: 9, reason: 'counted' },
  });
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(level('v1')));
  await type('v1', '4');
  // The second variant is unlimited, and a number that stays is not sent.
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(level('v3')));
  expect(callsOf('PUT /api/owner/stock/v1')).toEqual([]);
  await type('v3', '8', 'Escape');
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`${level('v3')}: 4`));
  expect(callsOf('PUT /api/owner/stock/v3')).toEqual([]);
  answers.set('POST /api/owner/stock/v0/adjustments', () => versioned({ ...variant('v0'), quantity: 4, version: 7 }));
  await press('Undo');
  await until(() => expect(callsOf('POST /api/owner/stock/v0/adjustments')[0]?.body).toMatchObject({ difference: -5 }));
});

test('what is no number, and what the shop refuses, is said beside the field, which keeps what was typed', async () => {
  await openConsole('stock');
  await press(`${level('v0')}: 4`);
  await type('v0', '-1');
  await until(() => expect(input()?.getAttribute('aria-invalid')).toBe('true'));
  for (const [answer, error] of [
    [refusal('STOCK_RESERVED', 409, '3 units are reserved.'), '3 units are reserved.'],
    [refusal('VERSION_STALE', 412), 'The stock has changed in the meantime.'],
  ] as const) {
    answers.set('PUT /api/owner/stock/v0', () => answer);
    await type('v0', '1');
    await see(error);
    expect(input()?.value).toBe('1');
  }
});

test('a change in a long list reads one page anew, and its row stays; the others come with the next reading', async () => {
  await openConsole('stock');
  await see('Tea v0');
  for (let read = 1; read < PAGES; read += 1) {
    await press('Show more');
    await until(() => expect(callsOf(LIST)).toHaveLength(read + 1));
  }
  // Far fewer rows stand in the page than were read.
  expect(document.querySelectorAll('tbody tr:not(.c-gap)').length).toBeLessThan((PAGE_ROWS * PAGES) / 2);
  const before = callsOf(LIST).length;
  levels.set('v1', { quantity: 2, version: 6 });
  await press(`${level('v0')}: 4`);
  await type('v0', '9');
  await see('Stock of “Tea v0”: 9.');
  await until(() => expect(document.querySelector(`[aria-label="${level('v0')}: 9"]`)).not.toBeNull());
  expect(callsOf(LIST)).toHaveLength(before + 1);
  expect(callsOf(LIST).at(-1)?.url).not.toContain('cursor');
});
