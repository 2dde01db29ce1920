import { type Context, Hono } from 'hono';
import type { Bindings } from './env.ts';
import type { AppEnv } from './http/app-env.ts';
import { answerError } from './http/errors.ts';
import { answerPageError } from './pages/service.ts';
import { isReservedPath } from './site/reserved-paths.ts';
import type { OwnRoutes } from './storefront-options.ts';

/** Parts of a path that stand for others: parameters and wildcards. */
const IS_OPEN = /[:*{]/;

/**
 * Returns the routes that a project declares. Their errors are answered as the shop's own, and what they answer is kept
 * by nobody unless they say so. Throws where one has an address that the shop serves itself.
 */
export function ownRoutes<Env>(declare: (app: OwnRoutes<Env>) => void): Hono<AppEnv> {
  const declared = new Hono<{ Bindings: Bindings & Env; Variables: AppEnv['Variables'] }>();
  declare(declared);
  for (const { path } of declared.routes) refuseReserved(path);
  const routes = new Hono<AppEnv>();
  for (const path of new Set(declared.routes.map(({ path }) => path))) {
    routes.use(path, async (c, next) => {
      await next();
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    });
  }
  routes.route('/', declared);
  routes.onError((error, c) => (asksForPage(c) ? answerPageError(error, c) : answerError(error, c)));
  return routes;
}

function refuseReserved(path: string): void {
  const [, first = ''] = path.split('/');
  if (first === '' || IS_OPEN.test(first)) {
    throw new Error(`The own route ${path} would take pages of the shop: begin it with a fixed part, such as /hello.`);
  }
  if (isReservedPath(first)) {
    throw new Error(
      `The own route ${path} cannot be there: the shop serves /${first} itself. Choose another first part.`,
    );
  }
}

function asksForPage({ req }: Context<AppEnv>): boolean {
  return req.method === 'GET' && (req.header('Accept') ?? '').includes('text/html');
}
