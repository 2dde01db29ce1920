/** A string of a style sheet, whose spaces count. */
const STRING = /("[^"]*"|'[^']*')/;

/**
 * Takes out of a style sheet what only its authors need: comments, and spaces that separate nothing. The Worker writes
 * its sheets into pages, and imports them as they are; the build of the browser's scripts has its own means.
 */
export function compactCss(sheet: string): string {
  return sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(STRING)
    .map((part) => (STRING.test(part) ? part : compact(part)))
    .join('')
    .trim();
}

function compact(part: string): string {
  return part
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>/]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replace(/ !important/g, '!important');
}
