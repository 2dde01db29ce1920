import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { ApiError } from './errors.ts';

/** The type that browsers give to a form without files. Any other charset than UTF-8 would be read wrongly. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/**
 * Reads the entries of a form; throws INVALID_REQUEST for a body of another type. The platform's own reader throws
 * unforeseen errors for types that it does not know.
 */
export async function readFormBody(c: Context<AppEnv>): Promise<URLSearchParams> {
  expectForm(c);
  return new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
}

/** Throws INVALID_REQUEST unless the request says that its body is a form. */
export function expectForm(c: Context<AppEnv>): void {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError('INVALID_REQUEST');
}
