import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { helpTexts } from '../runtime/i18n/en/console/help.ts';
import { CONTENT } from '../widgets/console/screens/content.ts';
import { DISCOVERY } from '../widgets/console/screens/discovery.ts';
import { FORMS } from '../widgets/console/screens/forms.ts';
import { LOOK } from '../widgets/console/screens/look.ts';
import { PEOPLE } from '../widgets/console/screens/people.ts';
import { PRODUCTS } from '../widgets/console/screens/products.ts';
import { SELLING } from '../widgets/console/screens/selling.ts';

const QUESTIONS = 10;
const PATHS = [
  '',
  ...[SELLING, PRODUCTS, CONTENT, FORMS, LOOK, DISCOVERY, PEOPLE].flatMap(({ screens }) =>
    screens.map(({ path }) => path),
  ),
];
const paper = readFileSync(fileURLToPath(new URL('../CONTRIBUTING.md', import.meta.url)), 'utf8');
const [, after = ''] = paper.split('## What each screen answers');
const [section = ''] = after.split('\n## ');
const rows = [...section.matchAll(/^\| (overview|`[^`]+`) \| (.+) \|$/gm)].map(([, name = '', cells = '']) => ({
  path: name === 'overview' ? '' : name.slice(1, -1),
  answers: cells.split(' | '),
}));

test('the table of what each screen answers has each screen once', () => {
  expect(rows.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
});

test.each(rows)('"$path" answers each question, and its help tells its purpose', ({ path, answers }) => {
  expect(answers).toHaveLength(QUESTIONS);
  expect(answers.filter((answer) => !['yes', 'no', '–'].includes(answer))).toEqual([]);
  expect(answers[0]).toBe(helpTexts[path] ? 'yes' : 'no');
});
