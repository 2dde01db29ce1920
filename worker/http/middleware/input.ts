import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';
import { parse } from '../parse.ts';
import { jsonBody, jsonBodyOf } from './body.ts';

/** What a middleware reads from a call; the API's document is made from it. */
export interface Described {
  reads: 'body' | 'query';
  schema: z.ZodMiniType;
}

interface WithInput<Input> extends AppEnv {
  Variables: AppEnv['Variables'] & { input: Input };
}

interface WithQuery<Query> extends AppEnv {
  Variables: AppEnv['Variables'] & { query: Query };
}

/**
 * Reads a JSON body by its contract and sets `c.var.input`. Throws what `jsonBody` throws, UNKNOWN_FIELD and
 * INVALID_REQUEST. Bodies above the usual limit need `maxBytes`.
 */
export function input<Schema extends z.ZodMiniType>(schema: Schema, { maxBytes }: { maxBytes?: number } = {}) {
  const read = createMiddleware<WithInput<z.output<Schema>>>(async (c, next) => {
    c.set('input', parse(schema, c.var.body.json));
    await next();
  });
  const described: Described = { reads: 'body', schema };
  return Object.assign(every(maxBytes === undefined ? jsonBody : jsonBodyOf(maxBytes), read) as typeof read, {
    described,
  });
}

/** Reads the address's query by its contract and sets `c.var.query`. Throws UNKNOWN_FIELD and INVALID_REQUEST. */
export function query<Schema extends z.ZodMiniType>(schema: Schema) {
  const read = createMiddleware<WithQuery<z.output<Schema>>>(async (c, next) => {
    c.set('query', parse(schema, c.req.query()));
    await next();
  });
  const described: Described = { reads: 'query', schema };
  return Object.assign(read, { described });
}
