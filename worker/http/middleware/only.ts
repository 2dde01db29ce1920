import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/** The last handler of a path: whatever comes this far came with another method. */
export function only(...methods: string[]) {
  return createMiddleware<AppEnv>(() => {
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } });
  });
}
