import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textPattern } from '../../english-words.ts';

/** Frequent words of English that no German text of the console has. */
const WORDS: ReadonlySet<string> = new Set(
  `the and or of with for from to your you is are not has have this that it be by no when which who after before nothing
  never yes error warning order orders product products delivery created changed deleted added removed imported saved save
  open closed every each other others they them their there then than can cannot must may should where what how because
  only without again already here until page pages buyer buyers visitor visitors first last left empty missing`.split(
    /\s+/,
  ),
);

const CATALOGUES = ['console', 'owner'] as const;
/** Texts with fewer letters beside their values, such as "{n} of {total}", are too like names of things. */
const LEAST_LETTERS = 6;

const folder = (language: string, name: string) =>
  new URL(`../../../runtime/i18n/${language}/${name}/`, import.meta.url);

/** Returns all texts for owners in a language. */
async function textsIn(language: string): Promise<ReadonlySet<string>> {
  const files = CATALOGUES.flatMap((name) => {
    const place = folder(language, name);
    return readdirSync(place).map((file) => new URL(file, place).href);
  });
  const modules: unknown[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return new Set(modules.flatMap(stringsOf));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

const [english, german] = await Promise.all([textsIn('en'), textsIn('de')]);
const ours = [...english]
  .filter((text) => !german.has(text))
  .map(textPattern)
  .filter(({ source }) => source.replace(/\P{L}/gu, '').length >= LEAST_LETTERS);

const LITERAL = /'([^'\n]{3,})'|"([^"\n]{3,})"|`([^`]{3,})`|>([^<>{}]{3,})</g;

/** Returns what the demo says, in English: titles of its pages, names of its forms. */
function demoTexts(): ReadonlySet<string> {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const files = globSync('demo/{content,templates,import}/**/*.{ts,html,json,jsont,md}', { cwd });
  const found = files.flatMap((path) => [...readFileSync(`${cwd}/${path}`, 'utf8').matchAll(LITERAL)]);
  return new Set(found.map(([, ...groups]) => groups.find((group) => group !== undefined)?.trim() ?? ''));
}

let content: ReadonlySet<string> | undefined;

const hasEnglish = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => WORDS.has(word));

/**
 * Returns the lines among these of a German console that are one of its English texts, with any values. Single words and
 * what the demo says can be the shop's own, and a German text can begin as an English one does.
 */
export function englishIn(lines: readonly string[]): string[] {
  const distinct = new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()));
  content ??= demoTexts();
  const own = content;
  const suspects = [...distinct].filter((line) => line.includes(' ') && hasEnglish(line) && !own.has(line));
  return suspects.filter((line) => ours.some((known) => known.test(line)));
}
