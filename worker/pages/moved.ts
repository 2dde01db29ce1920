import { waitUntil } from '../http/wait-until.ts';
import { findMoved, recordMissed } from '../redirects/service.ts';
import type { PageContext } from './answer.ts';
import type { Answers } from './answers.ts';
import { answerView, isBehindDoor } from './members-only.ts';
import type { View } from './view.ts';

const GONE = 410;

/**
 * Answers with a view. Where the shop has no page at the address, the visitor is led to what was there or reads that it is
 * gone; otherwise the owner learns that the address was not found. Behind a password or of a member area nothing is looked
 * up, which would show what exists there.
 */
export async function answerFound(c: PageContext, view: View, as?: Answers): Promise<Response> {
  if (view.status !== 404 || isBehindDoor(view)) return answerView(c, view, as);
  const moved = await findMoved(c.env.DB, c.var.site, new URL(c.req.url));
  if (moved?.state === 'moved') return redirect(c, moved.location);
  if (moved) return answerView(c, { ...view, status: GONE });
  await waitUntil(c, recordMissed(c));
  return answerView(c, view);
}

/** Redirects an address with a slash at its end to where its page has moved, in one step; undefined where it has not. */
export async function redirectMoved(c: PageContext, pathname: string): Promise<Response | undefined> {
  const { search } = new URL(c.req.url);
  const moved = await findMoved(c.env.DB, c.var.site, { pathname, search });
  return moved?.state === 'moved' ? redirect(c, moved.location) : undefined;
}

/**
 * Browsers keep a permanent redirect for ever unless it says otherwise. A page that gets its former slug again would then
 * lead those who were redirected in a circle, and no redirect could be taken back.
 */
function redirect(c: PageContext, location: string): Response {
  c.header('Cache-Control', 'private, no-cache');
  return c.redirect(location, 301);
}
