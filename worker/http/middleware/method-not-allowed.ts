import { createMiddleware } from 'hono/factory';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';

/** Methods that name no act of a route: middleware is for ALL, and answers to OPTIONS come before the routes. */
const OF_NO_ROUTE = new Set(['ALL', 'OPTIONS']);

/**
 * Refuses a request whose path has routes, but none for its method. `Allow` names theirs, and HEAD where there is a GET,
 * because Hono answers it by that route. Paths without a route go on, so that they are not found.
 *
 * @param readRoutes the app's routes, read at the first request; those that answer any path must be left out
 */
export function methodNotAllowed(readRoutes: () => readonly RouterRoute[]) {
  let router: TrieRouter<string> | undefined;
  return createMiddleware<AppEnv>(async (c, next) => {
    router ??= routerOf(readRoutes());
    const methods = new Set(router.match('', c.req.path)[0].map(([method]) => method));
    if (methods.size > 0 && !methods.has(c.req.method === 'HEAD' ? 'GET' : c.req.method)) {
      const allowed = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } });
    }
    await next();
  });
}

/** Returns a router that finds the methods of a path instead of the handler of a method. */
function routerOf(routes: readonly RouterRoute[]): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { path, method } of routes) if (!OF_NO_ROUTE.has(method)) router.add('', path, method);
  return router;
}
