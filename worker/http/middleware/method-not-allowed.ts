import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/**
 * The last handler of a path: it refuses every method that no handler before it has answered. Hono's middleware of this
 * name looks through all routes instead, where the catch-all for pages makes every address a known one.
 */
export function methodNotAllowed(...methods: string[]) {
  return createMiddleware<AppEnv>(() => {
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } });
  });
}
