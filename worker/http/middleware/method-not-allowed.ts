import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/**
 * Refuses every method that no earlier handler of the path has answered, so it comes last. Hono's own middleware of
 * this name looks through all routes, and there the catch-all for pages answers every address.
 */
export function methodNotAllowed(...methods: string[]) {
  return createMiddleware<AppEnv>(() => {
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } });
  });
}
