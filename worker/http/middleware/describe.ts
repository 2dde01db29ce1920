import { createMiddleware } from 'hono/factory';
import type * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';

/** What the API's document says of a route. */
export interface RouteDescription {
  /** One sentence without a full stop, 'Creates a product'. */
  summary: string;
  /** Of the answer that tells of success: 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** The JSON of that answer; undefined for another type or none. */
  answer?: z.ZodMiniType;
  /** The type of an answer that is no JSON, 'text/csv'. */
  answerType?: string;
  /** What a visitor's route reads itself; an owner's route says it by `input` and `query`. */
  body?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The type of a body that is no JSON. */
  bodyType?: string;
  /** By default, a call that replaces or deletes what has a version requires it. */
  ifMatch?: 'required' | 'optional' | 'none';
  /** By default, an owner's call that creates something takes one. */
  idempotencyKey?: 'required' | 'optional' | 'none';
  /** Whether a contributor must have confirmed just now who they are; an owner's key needs no confirmation. */
  confirmation?: 'needed';
}

/** Says in the API's document what a route does. It changes nothing of the call. */
export function describe(description: RouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (_, next) => next());
  return Object.assign(middleware, { description });
}
