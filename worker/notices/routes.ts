import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { NOTICES_PATH } from '../site/page-paths.ts';
import { answerWithObject, noticeKey } from '../storage/service.ts';
import { ownerNotices } from './owner-routes.ts';
import { findNotice } from './repository.ts';

/** A file never changes: another one has another id. A drawing is shown with its own styles and runs nothing. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The notices, for everybody, unaltered, and the owner's calls. */
export const notices = new Hono<AppEnv>();
notices.route('/', ownerNotices);

/** The ending says what the file is, and only the id counts. */
notices.get(`${NOTICES_PATH}/:file`, async (c) => {
  const { siteId } = c.var.site;
  const row = await findNotice(c.env.DB, siteId, c.req.param('file').replace(/\.\w+$/, ''));
  const response =
    row &&
    (await answerWithObject(c.env.FILES, c.req.raw, {
      key: noticeKey(siteId, row.id),
      bytes: row.bytes,
      etag: `"${row.id}"`,
      headers: { ...HEADERS, 'Content-Type': row.content_type },
    }));
  if (!response) throw new ApiError('NOT_FOUND');
  return response;
});
