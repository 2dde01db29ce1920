import { beforeEach, expect, test, vi } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { PAGE_STEPS, StepBudget } from './bounded-engine.ts';
import { parseTemplates, render } from './engine.ts';
import { localeData } from './locale.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

/** Partials that apply one another 100 times each: the innermost text would be executed a hundred million times. */
function nested(innermost: string): Record<string, string> {
  const partials = LETTERS.map((letter, index) => {
    const next = LETTERS[index + 1];
    return [`partials/${letter}`, next ? `{@|apply partials/${next}}`.repeat(100) : innermost];
  });
  return Object.fromEntries(partials);
}

async function rendered(templates: Record<string, string>, json: object, budget = new StepBudget()) {
  const sources = Object.entries(templates).map(([name, source]) => ({ name, source }));
  const given = { cldr: await localeData('en-US'), now: 0, budget };
  return { ...render('page', parseTemplates(sources, {}), json, given), budget };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const JSON_DATA = { text: 'some <b>text</b>'.repeat(100), list: Array.from({ length: 300 }, (_, n) => ({ n })), on: 1 };

test.each([
  ['texts', 'x'.repeat(50_000)],
  ['values', '{text}'.repeat(5_000)],
  ['formatters of long texts', '{text|html}'.repeat(5_000)],
  ['objects as JSON', '{list|json}'.repeat(5_000)],
  ['conditions', '{.if on || text}{.end}'.repeat(3_000)],
  ['expressions', `{.eval @x = ${'1+'.repeat(400)}1}`.repeat(50)],
  ['loops', '{.repeated section list}{n}{.end}'.repeat(2_000)],
  ['errors', '{@|apply partials/none}'.repeat(3_000)],
])('%s in partials within partials end at the same number of steps', async (_, innermost) => {
  const { html, errors, budget } = await rendered({ page: '{@|apply partials/a}', ...nested(innermost) }, JSON_DATA);
  expect(budget.usedUpIn).toMatch(/^page, in partials\//);
  expect(errors.filter(({ message }) => message.startsWith('The page was cut off after'))).toHaveLength(1);
  expect(errors.length).toBeLessThan(2_000);
  expect(html.length).toBeLessThan(12_000_000);
});

test('a page takes the steps that its templates take, and one more is too many', async () => {
  const page = { page: '{.repeated section list}{n}{.end}' };
  const { budget, html } = await rendered(page, JSON_DATA);
  expect(budget.usedUpIn).toBeUndefined();
  expect((await rendered(page, JSON_DATA, new StepBudget(budget.taken))).html).toBe(html);
  const short = await rendered(page, JSON_DATA, new StepBudget(budget.taken - 1));
  expect(short.errors).toMatchObject([{ type: 'engine', template: 'page' }]);
  expect(html.startsWith(short.html)).toBe(true);
});

test('the heaviest page of the demo takes a tenth of the steps at most', async () => {
  await openDemo({});
  const taken: number[] = [];
  vi.spyOn(StepBudget.prototype, 'take').mockImplementation(function (this: StepBudget, steps: number) {
    taken.push(steps);
    return true;
  });
  expect((await visit('/wholesale')).status).toBe(200);
  vi.restoreAllMocks();
  const sum = taken.reduce((total, steps) => total + steps, 0);
  expect(sum).toBeGreaterThan(1_000);
  expect(sum).toBeLessThan(PAGE_STEPS / 10);
});

test('a saved page that takes too many is answered with what was rendered, and its template is named in the log', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  await openDemo({
    'plain.page': '<h1>About</h1>{@|apply partials/a}',
    ...nested('{collection.title|html}'.repeat(100)),
  });
  const answer = await visit('/about');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>About</h1>');
  expect(
    lines.some((line) => /cut off after 100000 steps of its templates, in plain\.page, in partials/.test(line)),
  ).toBe(true);
});
