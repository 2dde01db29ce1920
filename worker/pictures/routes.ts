import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { waitUntil } from '../http/wait-until.ts';
import { PICTURES_PATH } from '../site/page-paths.ts';
import { findAsset } from './repository.ts';
import { answerWithAsset } from './serve.ts';

const PICTURE = `${PICTURES_PATH}/:pictureId/:name`;

/** Owners' pictures, for everybody. The name says what a picture shows, and only the id counts. */
export const pictures = new Hono<AppEnv>();

pictures.get(PICTURE, async (c) => {
  const { siteId } = c.var.site;
  const asset = await findAsset(c.env.DB, siteId, c.req.param('pictureId'));
  const response =
    asset &&
    (await answerWithAsset(c.env, asset, {
      request: c.req.raw,
      siteId,
      format: c.req.query('format'),
      wait: (work) => waitUntil(c, work),
    }));
  if (!response) throw new ApiError('NOT_FOUND');
  return response;
});
