import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/** Room for the longest additional fields, escaped twice because they are JSON inside JSON. */
const BODY_MAX_BYTES = 128 * 1024;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

function withinLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE');
    },
  });
}

const readJson = createMiddleware<AppEnv>(async (c, next) => {
  const text = await c.req.text();
  c.set('body', { text, json: parseJson(text) });
  await next();
});

const onlyJson = createMiddleware<AppEnv>(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  await next();
});

/**
 * Reads a JSON body of bounded size. Throws UNSUPPORTED_MEDIA_TYPE (415), BODY_TOO_LARGE (413) or MALFORMED_JSON (400).
 */
export const jsonBody = jsonBodyOf(BODY_MAX_BYTES);

/** Reads a JSON body of at most `maxBytes`; throws what `jsonBody` throws. */
export function jsonBodyOf(maxBytes: number) {
  return every(onlyJson, withinLimit(maxBytes), readJson);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('MALFORMED_JSON');
  }
}
