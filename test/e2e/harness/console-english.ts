import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Frequent words of English that no German text of the console has. */
const WORDS: ReadonlySet<string> = new Set(
  `the and or of with for from to your you is are not has have this that it be by no when which who after before nothing
  never yes error warning order orders product products delivery created changed deleted added removed imported saved save
  open closed every each other others they them their there then than can cannot must may should where what how because
  only without again already here until page pages buyer buyers visitor visitors first last left empty missing`.split(
    /\s+/,
  ),
);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LITERAL = /'((?:[^'\\\n]|\\.){3,})'|"((?:[^"\\\n]|\\.){3,})"|`((?:[^`\\]|\\.){3,})`|>([^<>{}]{3,})</g;

/** What the shop itself says, in its own language: its content, what the walk has left, subjects of mails, acts of law. */
const OWN = [
  /Engraving|June Park|Do you post to Oslo\?|Something else/g,
  /(?:Your|New|Test) [\w ]*?order #\d+[\w ]*|Your return for [\w #]+|[\w ]* (?:at|from) Second Steep/g,
  /[^;:]*\b(?:Directive|Regulations?|Act|Order|Articles?|arts?(?=\.)|Court of Justice|put off by)\b[^;]*/g,
  /Great post! .*|BEST PRICES.*|Visit my page.*/g,
];

let content: readonly string[] | undefined;

/** Returns the texts of the demo, the longest first. */
function demoTexts(): readonly string[] {
  content ??= globSync('demo/{content,templates,import}/**/*.{ts,html,json,md}', { cwd: root })
    .flatMap((path) => [...readFileSync(`${root}/${path}`, 'utf8').matchAll(LITERAL)])
    .map(([, ...groups]) => groups.find((group) => group !== undefined)?.trim() ?? '')
    .filter((text) => hasEnglish(text))
    .sort((a, b) => b.length - a.length);
  return content;
}

/** Whether a text has a word of English; names of files, addresses and codes are no words. */
function hasEnglish(text: string): boolean {
  const words = text.replace(/\S+[./@_-]\S+/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.some((word) => WORDS.has(word.charAt(0).toLowerCase() + word.slice(1)));
}

/** Returns the lines among these that have English words of the console's own. */
export function englishIn(lines: readonly string[]): string[] {
  const suspects = [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()))].filter(hasEnglish);
  return suspects.filter((line) => {
    const others = OWN.reduce((rest, pattern) => rest.replace(pattern, ' '), line.replace(/ ?…$/, ''));
    if (!hasEnglish(others) || demoTexts().some((text) => text.includes(others.trim()))) return false;
    return hasEnglish(
      demoTexts().reduce((rest, text) => (rest.includes(text) ? rest.replaceAll(text, ' ') : rest), others),
    );
  });
}
