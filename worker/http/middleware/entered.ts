import type { Site } from '../../site/site.ts';

/** The site, in the language of the path, of a request whose path began with one. */
interface Entered {
  site: Site;
  originListed: boolean;
}

/** Requests that were dispatched without the language of their path. No caller can make an entry. */
const entries = new WeakMap<Request, Entered>();

export function enter(request: Request, entered: Entered): void {
  entries.set(request, entered);
}

export function isEntered(request: Request): boolean {
  return entries.has(request);
}

export function enteredBy(request: Request): Entered | undefined {
  return entries.get(request);
}
