import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  type SyntaxKind,
} from 'jsonc-parser';

/** Where something is: ['queues', 'producers', 0]. */
export type JsonPath = readonly (string | number)[];

/** The library declares its kinds of tokens for the compiler only. */
const COMMA = 5 satisfies SyntaxKind.CommaToken;
const LINE_COMMENT = 12 satisfies SyntaxKind.LineCommentTrivia;
const BLOCK_COMMENT = 13 satisfies SyntaxKind.BlockCommentTrivia;
const WHITE_SPACE = 15 satisfies SyntaxKind.Trivia;
/** Columns of a line, as the rest of the file has them. */
const WIDTH = 120;
const LINE_BREAK = /\r\n|\n/;

/** Reads JSON with comments. Throws with the line of what cannot be read. */
export function readJsonc(text: string): unknown {
  return readNode(treeOf(text));
}

/** Replaces the value at a path by another one; everything else stays as it is. */
export function replaceIn(text: string, path: JsonPath, value: unknown): string {
  const { offset, length } = nodeAt(text, path);
  const written = printed(value, indentAt(text, offset), unitOf(text)).replaceAll('\n', lineBreakOf(text));
  return text.slice(0, offset) + written + text.slice(offset + length);
}

/**
 * Adds a value at the end of a list, or, with a key, of an object. Comments stay beside what they are about, and a list
 * that is written in one line stays so.
 */
export function addTo(text: string, path: JsonPath, value: unknown, key?: string): string {
  const container = nodeAt(text, path);
  const end = container.offset + container.length - 1;
  const isOneLine = !LINE_BREAK.test(text.slice(container.offset, end));
  const last = container.children?.at(-1);
  const outer = indentAt(text, container.offset);
  const inner = isOneLine ? outer : last ? indentAt(text, last.offset) : outer + unitOf(text);
  const lineBreak = lineBreakOf(text);
  const written = printed(value, inner, unitOf(text)).replaceAll('\n', lineBreak);
  const added = (key === undefined ? '' : `${JSON.stringify(key)}: `) + written;
  if (!last) {
    const isAlone = text.slice(0, end).endsWith(lineBreak + outer);
    const framed = isAlone ? `${inner.slice(outer.length)}${added}${lineBreak}${outer}` : added;
    return text.slice(0, end) + framed + text.slice(end);
  }
  const lastEnd = last.offset + last.length;
  const { hasComma, lineEnd } = afterEntry(text, lastEnd, end);
  const start = text.slice(0, lastEnd) + (hasComma ? '' : ',') + text.slice(lastEnd, lineEnd);
  return `${start}${isOneLine ? ' ' : lineBreak + inner}${added}${hasComma && !isOneLine ? ',' : ''}${text.slice(lineEnd)}`;
}

/** Finds whether a comma follows an entry, and where the comments end that stand beside it. */
function afterEntry(text: string, from: number, end: number): { hasComma: boolean; lineEnd: number } {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  const hasComma = scanner.scan() === COMMA && scanner.getTokenOffset() < end;
  return { hasComma, lineEnd: endOfComments(text, hasComma ? scanner.getPosition() : from) };
}

/** Returns where the comments end that follow a place in its line. */
function endOfComments(text: string, from: number): number {
  const scanner = createScanner(text);
  scanner.setPosition(from);
  for (let end = from; ; ) {
    const token = scanner.scan();
    if (token === LINE_COMMENT || token === BLOCK_COMMENT) end = scanner.getPosition();
    else if (token !== WHITE_SPACE) return end;
  }
}

/** Returns a value as JSON, in one line where there is room. */
function printed(value: unknown, indent: string, unit: string): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH - unit.length) return line;
  const isList = Array.isArray(value);
  const inner = indent + unit;
  const entries = Object.entries(value).map(
    ([key, entry]) => inner + (isList ? '' : `${JSON.stringify(key)}: `) + printed(entry, inner, unit),
  );
  const [open, close] = isList ? '[]' : '{}';
  return entries.length === 0 ? line : `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${inOneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Returns the white space before the line of a place. */
function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

/** Returns by what a line is indented further than the one around it. */
function unitOf(text: string): string {
  return /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
}

function lineBreakOf(text: string): string {
  return LINE_BREAK.exec(text)?.[0] ?? '\n';
}

function nodeAt(text: string, path: JsonPath): Node {
  const node = findNodeAtLocation(treeOf(text), [...path]);
  if (!node) throw new Error(`There is no ${path.join('.')} in it.`);
  return node;
}

function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  // Some editors of Windows begin a file with a mark of its encoding.
  const tree = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true });
  const [first] = errors;
  if (tree && !first) return tree;
  const line = text.slice(0, first?.offset ?? 0).split('\n').length;
  throw new Error(`It is no JSON with comments: line ${line} cannot be read.`);
}

function readNode(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(readNode);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[key.value, readNode(value)] as const] : [],
  );
  return Object.fromEntries(entries);
}
