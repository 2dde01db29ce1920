import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';

/** Reads the address in a call's path, in lower case. Throws INVALID_REQUEST. */
export function addressIn(c: ReadableContext): string {
  const email = (c.req.param('email') ?? '').trim().toLowerCase();
  if (!email.includes('@') || email.length > EMAIL_MAX_LENGTH)
    throw new ApiError('INVALID_REQUEST', { fields: ['email'] });
  return email;
}
