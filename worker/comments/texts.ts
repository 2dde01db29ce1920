import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '#runtime/domain/comments/limits.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { ApiError } from '../http/errors.ts';
import { plainText } from '../submissions/service.ts';

const WEB_ADDRESS = /https?:|www\.|\/\//i;

/** Reads a comment's text: trimmed, with plain line breaks. Throws COMMENT_EMPTY and COMMENT_TOO_LONG. */
export function readBody(text: string): string {
  // A text that is far too long is not even cleaned.
  if (text.length > COMMENT_MAX_LENGTH * 2) throw tooLong();
  const body = plainText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (body === '') throw new ApiError('COMMENT_EMPTY', { fields: ['body'] });
  if (body.length > COMMENT_MAX_LENGTH) throw tooLong();
  return body;
}

function tooLong(): ApiError {
  return new ApiError('COMMENT_TOO_LONG', { fields: ['body'], values: { max: COMMENT_MAX_LENGTH } });
}

/** Reads an author's name. Throws COMMENT_NAME_MISSING and COMMENT_NAME_INVALID. */
export function readName(text: string): string {
  const name = plainText(text.slice(0, COMMENT_NAME_MAX_LENGTH * 2))
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') throw new ApiError('COMMENT_NAME_MISSING', { fields: ['authorName'] });
  if (name.length > COMMENT_NAME_MAX_LENGTH || WEB_ADDRESS.test(name) || isMailAddress(name)) {
    throw new ApiError('COMMENT_NAME_INVALID', { fields: ['authorName'], values: { max: COMMENT_NAME_MAX_LENGTH } });
  }
  return name;
}

/** Reads an author's address, lower case; '' for none. Throws COMMENT_EMAIL_INVALID. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email !== '' && !isMailAddress(email)) throw new ApiError('COMMENT_EMAIL_INVALID', { fields: ['authorEmail'] });
  return email;
}
