import type { HonoRequest } from 'hono';
import { isProgram } from '../http/is-program.ts';

/** Headers by which browsers say that nobody has opened the link yet. */
const AHEAD = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/** Whether a browser fetches a link before anybody has opened it. */
export function isAhead(request: HonoRequest): boolean {
  return AHEAD.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''));
}

/**
 * Whether a person has opened a link in a window of its own. Pictures and frames of other pages have not, and neither have
 * the programs that look at links for previews. A browser that says nothing of this is taken at its word.
 */
export function isVisit(request: HonoRequest): boolean {
  if (request.method !== 'GET' || isProgram(request)) return false;
  const mode = request.header('Sec-Fetch-Mode') ?? 'navigate';
  const destination = request.header('Sec-Fetch-Dest') ?? 'document';
  return mode === 'navigate' && destination === 'document';
}
