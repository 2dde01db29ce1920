import { IMPORT_FILE_MAX_BYTES } from '#runtime/contracts/imports.ts';
import { ApiError } from '../http/errors.ts';

/** Most lines of a file. Each can become a record or a problem, which are far larger than an empty line. */
const LINES_MAX = 200_000;
/** Most cells of a table. Reading takes its time by cells, not by letters, and meanwhile nobody else is answered. */
const CELLS_MAX = 2_500_000;
const DELIMITERS = [',', ';', '\t'];

/** A file as a call brings it. */
export interface SentFile {
  body: ReadableStream<Uint8Array> | null;
  /** What `Content-Length` says; undefined where the call does not say it. */
  length: number | undefined;
}

/**
 * Reads a file's text in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save it. Throws BODY_TOO_LARGE,
 * FILE_EMPTY or IMPORT_NOT_TEXT.
 */
export async function readText({ body, length = 0 }: SentFile): Promise<string> {
  if (length > IMPORT_FILE_MAX_BYTES) throw new ApiError('BODY_TOO_LARGE');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > IMPORT_FILE_MAX_BYTES) throw new ApiError('BODY_TOO_LARGE');
    parts.push(part);
  }
  const text = decode(parts);
  if (text.trim() === '') throw new ApiError('FILE_EMPTY');
  if (text.includes('\0')) throw new ApiError('IMPORT_NOT_TEXT');
  const hasTooMuch =
    isMoreOften('\n', LINES_MAX - 1, text) || DELIMITERS.some((delimiter) => isMoreOften(delimiter, CELLS_MAX, text));
  if (hasTooMuch) throw new ApiError('BODY_TOO_LARGE');
  return text;
}

function isMoreOften(letter: string, most: number, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(letter); at >= 0 && found <= most; at = text.indexOf(letter, at + 1)) found++;
  return found > most;
}

function decode(parts: Uint8Array[]): string {
  const decoder = new TextDecoder(encodingOf(parts), { fatal: true, ignoreBOM: false });
  try {
    return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  } catch {
    throw new ApiError('IMPORT_NOT_TEXT');
  }
}

function encodingOf(parts: readonly Uint8Array[]): string {
  const [first, second] = parts.flatMap((part) => [...part.subarray(0, 2)]);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
