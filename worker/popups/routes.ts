import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { Popup } from '#runtime/contracts/popup.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { isRunning, toPublic } from './popups-of-page.ts';

const POPUP = '/api/rest/popups/:popupId';
const POPUP_CACHE = 'public, max-age=30, stale-while-revalidate=300';

/** Popups for pages of other sites, whose authors choose where they appear. */
export const popupRoutes = new Hono<AppEnv>();

popupRoutes.get(POPUP, describe({ summary: 'Reads a popup', answer: Popup }), etag(), (c) => {
  const popup = c.var.site.popups.find(({ id }) => id === c.req.param('popupId'));
  if (!popup || !isRunning(popup, Date.now())) throw new ApiError('POPUP_NOT_FOUND');
  c.header('Cache-Control', POPUP_CACHE);
  return c.json(toPublic(popup));
});
