/** Longest stack of a record, in characters. */
export const STACK_MAX_LENGTH = 5_000;
export const MESSAGE_MAX_LENGTH = 500;
export const CONTEXT_MAX_LENGTH = 100;
export const URL_MAX_LENGTH = 300;
const NAME_MAX_LENGTH = 100;
/** Most records of one call. */
export const MAX_RECORDS = 10;

/** Stands for what was taken out. */
const HIDDEN = '…';
const STEP = /\(?(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;
/** The name before a place: V8 writes "    at name (place)", and others "name@place". */
const NAME = /^\s*at (?:async |new )?([\w$.<>]+) \(|^([\w$.<>]+)@/;
/** A frame as `readableStack` writes it, with the file and the position in it. */
const FRAME = /^at (?:[\w$.<>]{1,100} )?\(((?:sq\/)?[\w.-]+\.js):(\d+):(\d+)\)$/;
/** Stands for the frames of scripts that are not ours. */
const OTHER_SCRIPT = 'at another script';

/**
 * Takes out of a text what a visitor may have typed or what may name them: longer texts in quotes, e-mail addresses, long
 * numbers, and what follows a "?" or "#" in an address.
 */
export function scrub(text: string): string {
  return text
    .replace(/(["'`“«])[^"'`”»]{5,}(["'`”»])/g, `$1${HIDDEN}$2`)
    .replace(/[^\s"'`<>()@]+@[^\s"'`<>()@]+/g, HIDDEN)
    .replace(/([?#])[^\s"'`]+/g, `$1${HIDDEN}`)
    .replace(/\d[\d -]{4,}\d/g, HIDDEN);
}

/** Returns an address without query and fragment, and without the parts of its path that may be secrets. */
export function scrubAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const parts = path.split('/').map((part) => (mayBePrivate(part) ? HIDDEN : part));
  return parts.join('/').slice(0, URL_MAX_LENGTH);
}

/** Whether a part of a path may be a token, a number of something, or an address of a person. */
function mayBePrivate(part: string): boolean {
  return /%40|@|\d{6}/.test(part) || (part.length > 19 && /\d/.test(part) && !part.includes('.'));
}

/** Where a frame of a stack lies. */
export interface Frame {
  /** The file below the scripts' origin: "sq/page.7q2d.js". */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Returns the addresses of a browser's stack, innermost first, each "https://HOST/FILE.js". */
export function scriptsOf(stack: string): string[] {
  return stack.split('\n').flatMap((line) => STEP.exec(line)?.[1]?.split(/[?#]/)[0] ?? []);
}

/**
 * Returns the frames of a browser's stack in one form for all browsers: "at press (sq/page.7q2d.js:1:204)" for those of
 * our scripts, which `base` serves, and "at another script" for one or several others in a row. Nothing else of the stack
 * stays.
 */
export function readableStack(stack: string, base: string): string {
  const lines: string[] = [];
  for (const line of stack.split('\n')) {
    const [, address = '', row, column] = STEP.exec(line) ?? [];
    if (!address) continue;
    const [file = ''] = address.slice(base.length + 1).split(/[?#]/);
    const [, v8, other] = NAME.exec(line) ?? [];
    const name = (v8 ?? other ?? '').slice(0, NAME_MAX_LENGTH);
    const own = `at ${name && `${name} `}(${file}:${row}:${column})`;
    const read = address.startsWith(`${base}/`) && frameOf(own) ? own : OTHER_SCRIPT;
    if (read !== OTHER_SCRIPT || lines.at(-1) !== OTHER_SCRIPT) lines.push(read);
  }
  return lines.join('\n').slice(0, STACK_MAX_LENGTH);
}

/** Returns the lines of a stack that `readableStack` may have written, because anybody can send one. */
export function trustedStack(stack: string): string {
  const isRead = (line: string) => line === OTHER_SCRIPT || frameOf(line) !== undefined;
  return stack.split('\n').filter(isRead).join('\n').slice(0, STACK_MAX_LENGTH);
}

/** Reads one line of a stack that `readableStack` wrote; undefined for one that is not of our scripts. */
export function frameOf(line: string): Frame | undefined {
  const [, file, row, column] = FRAME.exec(line) ?? [];
  return file ? { file, line: Number(row), column: Number(column) } : undefined;
}

/** Returns the innermost place in our scripts, "sq/page.7q2d.js:1:204"; '' where a stack has none. */
export function errorLocation(stack: string): string {
  for (const line of stack.split('\n')) {
    const frame = frameOf(line);
    if (frame) return `${frame.file}:${frame.line}:${frame.column}`;
  }
  return '';
}

/** Returns a message with "#" for its numbers and ids, so that equal errors have the same. */
export function messageKind(message: string): string {
  return message
    .replace(/\b(?=[\w-]*\d)[\w-]{8,}\b/g, '#')
    .replace(/\d+(\.\d+)?/g, '#')
    .slice(0, MESSAGE_MAX_LENGTH);
}
