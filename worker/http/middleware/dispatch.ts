import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { waitUntil } from '../wait-until.ts';

/** Answers a request as if it had arrived anew. */
export type Dispatch = (
  request: Request,
  env: AppEnv['Bindings'],
  context: ExecutionContext,
) => Response | Promise<Response>;

/** Returns the context of a request that is dispatched anew. */
export function contextOf(c: Context<AppEnv>): ExecutionContext {
  return {
    waitUntil: (work) => void waitUntil(c, work as Promise<void>),
    passThroughOnException() {},
    props: {},
  } as ExecutionContext;
}
