/** Directives, which the engine replaces. They are covered here, character by character. */
const DIRECTIVE = /\{##[\s\S]*?##\}|\{[^\s{}][^{}\n]*\}/g;
const COVER = '\uFFFF';
const COVERED = /[^\uFFFF]+/g;
/** The code between texts: comments, scripts, styles, tags and the doctype. One that is not closed reaches to the end. */
const BETWEEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)(?=[\s>/])[\s\S]*?(?:<\/\1\s*>|$)|<[/!]?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** Attributes that people read or hear. */
const READ = /\s(?:aria-label|placeholder|alt|title)="([^"]*)"/gi;
const ENTITY = /&#?\w+;/g;
const WORD = /\p{L}{2}/u;

/** A place in a template, from its first character to the one behind its last. */
type Range = readonly [start: number, end: number];

/** Returns the fixed texts of a template as they are written in its HTML, with the attributes that people read. */
export function templateTexts(source: string): string[] {
  return [...new Set(rangesIn(source).map((range) => source.slice(...range)))];
}

/** Returns a template whose fixed texts are replaced by what `replace` returns for each, as plain text. */
export function replaceTemplateTexts(source: string, replace: (text: string) => string): string {
  let written = '';
  let end = 0;
  for (const [start, next] of rangesIn(source)) {
    const text = source.slice(start, next);
    const replaced = replace(text);
    written += source.slice(end, start) + (replaced === text ? text : escapeText(replaced));
    end = next;
  }
  return written + source.slice(end);
}

function rangesIn(source: string): Range[] {
  const covered = source.replace(DIRECTIVE, (directive) => COVER.repeat(directive.length));
  const ranges: Range[] = [];
  let end = 0;
  for (const { 0: part, 1: isHidden, index } of covered.matchAll(BETWEEN)) {
    ranges.push(...textRanges(covered, [end, index]));
    end = index + part.length;
    if (isHidden || part.startsWith('<!--')) continue;
    for (const { 0: attribute, 1: value = '', index: at } of part.matchAll(READ)) {
      const start = index + at + attribute.length - value.length - 1;
      ranges.push(...textRanges(covered, [start, start + value.length]));
    }
  }
  return [...ranges, ...textRanges(covered, [end, covered.length])];
}

function textRanges(covered: string, [start, end]: Range): Range[] {
  return [...covered.slice(start, end).matchAll(COVERED)].flatMap(({ 0: run, index }) => {
    const text = run.trim();
    if (!WORD.test(text.replace(ENTITY, ''))) return [];
    const first = start + index + run.indexOf(text);
    return [[first, first + text.length]] as Range[];
  });
}

/** A text may be anything that a translator types: no part of it becomes a tag, an attribute's end or a directive. */
function escapeText(text: string): string {
  return text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/[<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}
