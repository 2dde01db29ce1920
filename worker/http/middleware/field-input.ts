import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';
import { parseFields } from '../parse-fields.ts';
import { readerLanguageOf } from '../reader-language.ts';
import { jsonBody, jsonBodyOf } from './body.ts';
import type { Described } from './input.ts';

interface WithInput<Input> extends AppEnv {
  Variables: AppEnv['Variables'] & { input: Input };
}

/** Reads a JSON body as `input` does, with a text for each wrong field. */
export function fieldInput<Schema extends z.ZodMiniType>(schema: Schema, { maxBytes }: { maxBytes?: number } = {}) {
  const read = createMiddleware<WithInput<z.output<Schema>>>(async (c, next) => {
    c.set('input', await parseFields(schema, c.var.body.json, readerLanguageOf(c)));
    await next();
  });
  const described: Described = { reads: 'body', schema };
  return Object.assign(every(maxBytes === undefined ? jsonBody : jsonBodyOf(maxBytes), read) as typeof read, {
    described,
  });
}

/** Reads a JSON body whose handler chooses the contract; `schema` describes all of them. */
export function describedBody(schema: z.ZodMiniType) {
  const described: Described = { reads: 'body', schema };
  return Object.assign(every(jsonBody) as typeof jsonBody, { described });
}
