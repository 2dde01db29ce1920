import { createHash } from 'node:crypto';
import { BYTES_PER_MB } from '#runtime/contracts/limits.ts';
import { formatLimit } from '#runtime/domain/format-bytes.ts';
import { ApiError } from '../http/errors.ts';
import { readPicture } from '../picture-formats/service.ts';

/** The official drawings have about 600 KB. */
export const NOTICE_MAX_BYTES = 5 * BYTES_PER_MB;
/** Twice the width in which a phone can read each language's code, so that screens with small pixels show it sharply. */
const MIN_PIXELS_WIDE = 840;
/** Within so many characters a drawing begins: what it is need not be sought in the whole of a file. */
const START_LENGTH = 10_000;
/** What comes before a drawing's element. Each kind ends at the first place where it can, so that no file is read for long. */
const BEFORE_DRAWING = /(?:<\?xml[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE[^>[]*>|\s+)/y;
const DRAWING = /<svg(?=[\s>])[^>]*>/y;
/** Whatever could do more than draw: the official drawings are paths alone. */
const MORE_THAN_DRAWING =
  /<(?:script|foreignObject|iframe|image|use\s[^>]{0,200}?href\s*=\s*["'](?!#))|\son\w+\s*=|<!ENTITY|@import/i;

export interface NoticeFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  /** In pixels, or in the drawing's own units. */
  width: number;
  height: number;
  /** Of the bytes, hex. */
  sha256: string;
}

/**
 * Reads the file of a notice, which is stored as it is. Throws FILE_EMPTY, PICTURE_TOO_LARGE or PICTURE_UNSUPPORTED, which
 * is also the answer to a picture that is too small for its code.
 */
export async function readNoticeFile(
  { body, length }: { body: ReadableStream<Uint8Array> | null; length: number },
  { fileName, language }: { fileName: string; language: string },
): Promise<NoticeFile> {
  const tooLarge = () =>
    new ApiError('PICTURE_TOO_LARGE', { values: { fileName, maxSize: formatLimit(NOTICE_MAX_BYTES, language) } });
  if (length > NOTICE_MAX_BYTES) throw tooLarge();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for await (const part of body ?? []) {
    total += part.length;
    if (total > NOTICE_MAX_BYTES) throw tooLarge();
    parts.push(part.slice());
  }
  if (total === 0) throw new ApiError('FILE_EMPTY');
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const shape = drawingShape(bytes) ?? pictureShape(bytes);
  if (!shape) {
    throw new ApiError('PICTURE_UNSUPPORTED', { values: { fileName, fileTypeMessage: 'SVG, PNG, JPEG ' } });
  }
  return { ...shape, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

type Shape = Pick<NoticeFile, 'contentType' | 'width' | 'height'>;

function drawingShape(bytes: Uint8Array): Shape | undefined {
  const text = new TextDecoder().decode(bytes);
  const root = drawingElement(text.slice(0, START_LENGTH));
  if (root === undefined || MORE_THAN_DRAWING.test(text)) return undefined;
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  const width = Math.round(Number(box?.[1] ?? side(root, 'width')));
  const height = Math.round(Number(box?.[2] ?? side(root, 'height')));
  return width > 0 && height > 0 ? { contentType: 'image/svg+xml', width, height } : undefined;
}

/** Returns the start tag of a drawing; undefined for a text that is none. */
function drawingElement(start: string): string | undefined {
  let place = 0;
  for (;;) {
    BEFORE_DRAWING.lastIndex = place;
    if (!BEFORE_DRAWING.test(start)) break;
    place = BEFORE_DRAWING.lastIndex;
  }
  DRAWING.lastIndex = place;
  return DRAWING.exec(start)?.[0];
}

function side(root: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)`).exec(root)?.[1];
}

function pictureShape(bytes: Uint8Array<ArrayBuffer>): Shape | undefined {
  const picture = readPicture(bytes);
  if (!picture || picture.width < MIN_PIXELS_WIDE) return undefined;
  const { contentType, width, height } = picture;
  return contentType === 'image/png' || contentType === 'image/jpeg' ? { contentType, width, height } : undefined;
}
