import { Hono } from 'hono';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { waitUntil } from '../http/wait-until.ts';
import {
  answerCard,
  answerDrawing,
  CARD_ROUTE,
  DRAWN_ROUTE,
  drawingOf,
  pageOfCard,
  versionOf,
} from '../share-pictures/service.ts';
import type { Site } from '../site/site.ts';
import { isBehindDoor } from './members-only.ts';
import { cardOf } from './share-card.ts';
import { categoryView, collectionView, itemView, type View } from './view.ts';

/** Pictures of pages for other sites, each only as its page is now: nobody can have others drawn. */
export const sharePictures = new Hono<AppEnv>();

sharePictures.get(CARD_ROUTE, async (c) => {
  const { site } = c.var;
  const version = c.req.param('version');
  const path = pageOfCard(c.req.path, version);
  const isOpen = site.openedAt !== null && site.lockKey === null && !site.isShut;
  const view = path !== undefined && isOpen ? await viewAt(c.env.DB, site, path) : undefined;
  const card = view && !isBehindDoor(view) ? cardOf(site, view, await textsIn(site.language)) : undefined;
  if (!card || versionOf(card) !== version) throw new ApiError('NOT_FOUND');
  return answerCard(c.env, card, {
    request: c.req.raw,
    siteId: site.siteId,
    wait: (work) => waitUntil(c, work),
  });
});

/** Drawings are files of the server, which everybody may see. */
sharePictures.get(DRAWN_ROUTE, async (c) => {
  const drawing = drawingOf(c.req.path);
  const { siteId } = c.var.site;
  const asked = { request: c.req.raw, siteId, wait: (work: Promise<void>) => waitUntil(c, work) };
  const picture = drawing && (await answerDrawing(c.env, drawing, asked));
  if (!picture) throw new ApiError('NOT_FOUND');
  return picture;
});

/** Returns the page at a path, as its own routes find it. */
async function viewAt(db: D1Database, site: Site, path: string): Promise<View | undefined> {
  const [urlId = '', ...rest] = path.slice(1).split('/');
  if (rest.length === 0) return collectionView(db, site, urlId);
  const slug = rest.length === 2 && rest[0] === 'p' ? rest[1] : rest.length === 1 ? rest[0] : undefined;
  const view = slug === undefined ? undefined : await itemView(db, site, { urlId, slug });
  if (view?.status === 200) return view.path === path ? view : undefined;
  return categoryView(db, site, { urlId, path: rest.join('/'), cursor: undefined });
}
