import { ApiError } from '../http/errors.ts';

/** Most bytes of a file's name in UTF-8, with room for what file systems and browsers add. */
const NAME_MAX_BYTES = 200;
/** Control characters, and those that change the direction of what follows: 'exe.fdp' could be read as 'pdf.exe'. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/**
 * Returns the name of a file as buyers may get it: without folders, control characters and direction marks. Undefined
 * for one that is empty or too long.
 */
export function safeFileName(text: string): string | undefined {
  const name = text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSAFE, '')
    .replace(/[/\\]/g, '_')
    .trim()
    .replace(/^\.+/, '')
    .trim();
  return name === '' || new TextEncoder().encode(name).length > NAME_MAX_BYTES ? undefined : name;
}

/** Returns the name that an owner gives a file. Throws FILE_NAME_MISSING or FILE_RENAME_FAILED, each for this field. */
export function newFileName(text: string, field: string): string {
  if (text.trim() === '') throw new ApiError('FILE_NAME_MISSING', { fields: [field] });
  const name = safeFileName(text);
  if (name === undefined) throw new ApiError('FILE_RENAME_FAILED', { fields: [field] });
  return name;
}

/** Returns `Content-Disposition` of a file with what a thing held on a day: "Contact 2026-11-27.csv". */
export function dayAttachment(title: string, day: string, extension: string): string {
  return attachment(safeFileName(`${title} ${day}.${extension}`) ?? `${day}.${extension}`);
}

/** Returns `Content-Disposition` (RFC 6266): the name in UTF-8, and one in ASCII for programs that read no other. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
