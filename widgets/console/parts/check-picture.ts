import { PICTURE_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { sizeLimit } from './formats.ts';

/** Pictures that the shop takes. Its bytes decide in the end what a file is. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Returns why a file cannot be a picture of the shop; undefined where it may be one. */
export function fileError(file: File): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) {
    return fill(editorTexts.fileType, { fileName: file.name, fileTypeMessage: `${partsTexts.image} ` });
  }
  if (file.size > PICTURE_MAX_BYTES) {
    return fill(editorTexts.fileTooLarge, { fileName: file.name, maxSize: sizeLimit(PICTURE_MAX_BYTES) });
  }
  return undefined;
}
