/**
 * Signs that mean something in Markdown wherever they stand: emphasis, code, links, HTML, headings, quotes, tables,
 * entities, and what makes a picture of a link behind the text.
 */
const SIGNS = /[\\`*_[\]<>~#|&]|!$/g;
/** What begins a list, a rule, an underlined heading or the second line of a table. */
const LINE_START = /^(?:[-+=:]|\d+(?=[.)]))/;
/** What would end an address in brackets, or a cell of a table. */
const OF_ADDRESS = /[\s()<>\\|`"]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** Writes a text so that Markdown reads nothing but text in it. Line breaks become spaces. */
export function escapeText(text: string): string {
  return text.replace(CONTROLS, '').replace(/\s+/g, ' ').replace(SIGNS, '\\$&');
}

/** Keeps the first sign of a line from being structure; it follows `escapeText`, whose text it completes. */
export function escapeLineStart(line: string): string {
  return line.replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Writes an address for the brackets of a link. */
export function escapeAddress(address: string): string {
  return address.replace(OF_ADDRESS, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** Writes text as code in a line. */
export function codeSpan(text: string): string {
  const line = text.replace(CONTROLS, '').replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const gap = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + gap + line + gap + fence;
}

/** Writes text as a block of code, which no line of the text can end. */
export function codeBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}\n${text.replace(CONTROLS, '').replace(/^\n|\s+$/g, '')}\n${fence}`;
}

/** Writes each line of blocks as a quote. */
export function quote(blocks: readonly string[]): string {
  const lines = blocks.join('\n\n').split('\n');
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

/** Writes rows of cells as a table, the first as its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
