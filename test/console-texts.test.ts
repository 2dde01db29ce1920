import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { CONSOLE_LANGUAGES } from '#runtime/i18n/console-languages.ts';
import { lackOf, type Texts } from './catalogue-lack.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function textsOf(paths: readonly string[]): Promise<Record<string, Texts>> {
  return Object.assign({}, ...(await Promise.all(paths.map((path) => import(join(root, path))))));
}

const roomsOf = (language: string) => globSync(`runtime/i18n/${language}/{console,owner}/*.ts`, { cwd: root }).sort();
const groups = await textsOf(roomsOf('en'));
/** What the Worker says to owners, rather than the console. */
const ofWorker = await textsOf(roomsOf('en').filter((path) => path.includes('/owner/')));
const sources = globSync('widgets/console/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));
const TWO_WORDS = /\p{L}{2,}[,:;.]? (\p{L}|[“…])/u;
/**
 * A string that begins as a sentence or a label does, or goes on with one after an element; names of classes and parts of
 * addresses begin with small letters.
 */
const BEGINS = /^[^\p{Ll}]*\p{Lu}\p{Ll}|^ \p{Ll}+ \p{Ll}/u;

/** Returns the texts of two or more words that stand in a module itself: what is between tags, and labels in strings. */
async function textsIn(source: string, loader: 'ts' | 'tsx' = 'tsx'): Promise<string[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic' });
  const strings = code.matchAll(/(children: )?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g);
  return [...strings].flatMap(([, child, literal = '']) => {
    const text = literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ' ');
    return TWO_WORDS.test(text) && (child || BEGINS.test(text)) ? [text.trim()] : [];
  });
}

test('a text between tags, of an attribute, of a table and with values is found, and a class is not', async () => {
  const source = `
    const ROWS = [['sku', 'Number of the product']];
    const note = (name: string) => \`The list \${name} is saved.\`;
    export const Part = () => <p className="c-row c-row--end" title="Saved once">{note('A')}<b>it is saved</b> by hand</p>;`;
  const found = await textsIn(source);
  expect(found.sort()).toEqual([
    'Number of the product',
    'Saved once',
    'The list   is saved.',
    'by hand',
    'it is saved',
  ]);
  expect(await textsIn('export const Part = () => <p className="c-row c-row--end">{texts.saved}</p>;')).toEqual([]);
});

test('no module of the console holds a text itself: all stand in runtime/i18n/en/console', async () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = await Promise.all(
    sources.map(async (path) => {
      const texts = await textsIn(readFileSync(join(root, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts');
      return texts.map((text) => `${path}: ${text}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

/** Words of a text, a hint or a label that a module shows itself; addresses and codes are the same in each language. */
const WORD = String.raw`'(?:\p{Ll}{2,}|\p{Lu}\p{Ll}+)'`;
const SHOWN_WORD = new RegExp(
  [
    String.raw`>\s*\{[^{}<>]*(?:\?|\|\||\?\?|:) ${WORD}\s*\}`,
    String.raw`>\s*\{[^{}<>()]*\? ${WORD} : [^{}<>]*\}`,
    String.raw`(?:hint|label|title)="[^"]*\b(?:or|and|empty|leave)\b`,
  ].join('|'),
  'gu',
);

test('no element of the console shows a word of its own, such as “never”', () => {
  expect(
    "<dd>{at === null ? 'never' : day(at)}</dd> <dd>{names.join(', ') || 'nothing'}</dd>".match(SHOWN_WORD),
  ).toHaveLength(2);
  const screens = sources.filter((path) => path.endsWith('.tsx'));
  const found = screens.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(SHOWN_WORD)].map(String));
  expect(found).toEqual([]);
});

test('numbers, days and names of the console are written in its language, not in English', () => {
  const english = /(?:Format|Names|Collator|toLocale\w*String)\('en'|\.toFixed\(/;
  // The rules for time zones are the same in each language, and fields of numbers put in their own decimal sign.
  const others = sources.filter((path) => !/(?:time-zones|NumberField)\.tsx?$/.test(path));
  expect(others.filter((path) => english.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

/**
 * Groups whose texts are found by a name: the path of a screen, which a test of the console's frame compares with the
 * screens, and what the shop calls actions, records and fields.
 */
const BY_NAME: ReadonlySet<string> = new Set([
  'helpTexts',
  'noticeTexts',
  'actionThings',
  'actionActs',
  'recordNames',
  'fieldNames',
  'valueNames',
]);

test('each text of the console is read by a module of it', () => {
  const read = new Set(
    sources.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/\b\w+Texts\.\w+/g)].map(String)),
  );
  const named = Object.entries(groups).filter(([group]) => !BY_NAME.has(group) && !(group in ofWorker));
  const all = named.flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`));
  expect(all.length).toBeGreaterThan(2_000);
  expect(all.filter((name) => !read.has(name))).toEqual([]);
});

test('each text of the console has the forms that its numbers need', () => {
  expect(lackOf(groups, groups, 'en').forms).toEqual([]);
});

const FURTHER_LANGUAGES = CONSOLE_LANGUAGES.filter((language) => language !== 'en');

describe.each(FURTHER_LANGUAGES)('the console in %s', (language) => {
  const rooms = roomsOf(language);
  const inEnglish = rooms.map((path) => path.replace(`/${language}/`, '/en/'));

  test('it has a file for each room', () => {
    expect(inEnglish).toEqual(roomsOf('en'));
  });

  test('it has the texts of the English one, with the same values and the forms of its numbers', async () => {
    const { missing, unknown, placeholders, forms } = lackOf(await textsOf(rooms), await textsOf(inEnglish), language);
    // The English names of acts are those of the table of duties.
    const more = unknown.filter((name) => !name.startsWith('lawSources.'));
    expect({ missing, unknown: more, placeholders, forms }).toEqual({
      missing: [],
      unknown: [],
      placeholders: [],
      forms: [],
    });
  });

  test('none of its sentences is English', async () => {
    const { english } = lackOf(await textsOf(rooms), await textsOf(inEnglish), language);
    const words = (path: string) => path.split('.').reduce((at: unknown, key) => Object(at)[key], groups);
    expect(english.filter((path) => /\p{L}+ \p{L}+ \p{L}+/u.test(String(words(path))))).toEqual([]);
  });

  test('its quotation marks are those of the language', async () => {
    const texts = Object.values(await textsOf(rooms)).flatMap(Object.values<string>);
    expect(texts.filter((text) => /"|[“”](?=\p{L})|\p{L}”/u.test(text.replace(/<[^>]*>/g, '')))).toEqual([]);
  });
});
