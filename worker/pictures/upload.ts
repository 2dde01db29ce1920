import { createHash } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { formatLimit } from '#runtime/domain/format-bytes.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { PIXELS_MAX, type Picture, parsePicture } from '../picture-formats/service.ts';

/** A file as a call brings it. */
export interface UploadedFile {
  filename: string;
  body: ReadableStream<Uint8Array> | null;
  /** What `Content-Length` says; undefined where the call does not say it. */
  length: number | undefined;
}

/** A picture that may be stored, without its metadata. */
export interface NewAsset extends Picture {
  /** Of the bytes, hex. */
  sha256: string;
}

/**
 * Reads an uploaded picture, whatever its name says it is. Throws PICTURE_TOO_LARGE, FILE_EMPTY, PICTURE_UNSUPPORTED or
 * PICTURE_TOO_MANY_PIXELS.
 */
export async function readUpload(file: UploadedFile, language: string): Promise<NewAsset> {
  const bytes = await readBytes(file);
  if (bytes === 'too-large') throw tooLarge(file.filename, language);
  if (bytes.length === 0) throw new ApiError('FILE_EMPTY');
  const picture = parsePicture(bytes);
  if (!picture) throw await unsupported(file.filename, language);
  if (picture.width * picture.height > PIXELS_MAX) throw new ApiError('PICTURE_TOO_MANY_PIXELS');
  return { ...picture, sha256: createHash('sha256').update(picture.bytes).digest('hex') };
}

/** Reads a body, but no more of it than a picture may have. */
async function readBytes({ body, length }: UploadedFile): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  if (length !== undefined && length > PICTURE_MAX_BYTES) return 'too-large';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for await (const part of body ?? []) {
    total += part.length;
    if (total > PICTURE_MAX_BYTES) return 'too-large';
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function tooLarge(fileName: string, language: string): ApiError {
  const maxSize = formatLimit(PICTURE_MAX_BYTES, language);
  return new ApiError('PICTURE_TOO_LARGE', { values: { fileName, maxSize } });
}

async function unsupported(fileName: string, language: string): Promise<ApiError> {
  const { fileType } = (await textsIn(language)).pictures;
  const fileTypeMessage = fileType.endsWith('-') ? fileType : `${fileType} `;
  return new ApiError('PICTURE_UNSUPPORTED', { values: { fileName, fileTypeMessage } });
}
