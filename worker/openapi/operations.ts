import type { RouterRoute } from 'hono/types';
import type * as z from 'zod/mini';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import type { OwnerRouteDescription, RouteDescription } from '../http/middleware/describe.ts';
import type { Described } from '../http/middleware/input.ts';

/** A call of the API, as its route describes it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router has it, '/api/owner/forms/:formId'. */
  path: string;
  /** What an owner's key needs; undefined for a visitor's call. */
  scope: OwnerScope | undefined;
  /** Undefined for a route that says nothing. */
  description: RouteDescription | OwnerRouteDescription | undefined;
  body: z.ZodMiniType | undefined;
  query: z.ZodMiniType | undefined;
}

export type Routes = readonly Pick<RouterRoute, 'method' | 'path' | 'handler'>[];

interface Marks {
  scope?: OwnerScope;
  description?: RouteDescription | OwnerRouteDescription;
  described?: Described;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Reads the calls of the API out of the app's routes. The router has one for each handler of a call. An address with a
 * slash at its end is the same call.
 */
export function operationsOf(routes: Routes): Operation[] {
  const operations = new Map<string, Operation>();
  for (const { method, path: address, handler } of routes) {
    if (!METHODS.includes(method) || !address.startsWith('/api/')) continue;
    const path = address.replace(/\/$/, '');
    const { scope, description, described } = handler as Marks;
    const known = operations.get(`${method} ${path}`);
    const currentDescription = description ?? known?.description;
    operations.set(`${method} ${path}`, {
      method: method as Operation['method'],
      path,
      scope: scope ?? known?.scope,
      description: currentDescription,
      body: described?.reads === 'body' ? described.schema : (known?.body ?? currentDescription?.body),
      query: described?.reads === 'query' ? described.schema : (known?.query ?? currentDescription?.query),
    });
  }
  return [...operations.values()];
}
