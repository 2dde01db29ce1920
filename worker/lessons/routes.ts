import { Hono } from 'hono';
import { siteUser } from '../accounts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { lockKeysJson } from '../session/service.ts';
import { finishLesson, forgetLesson } from './progress.ts';

const LESSON = '/api/site-users/account/lessons/:itemId';

/** What a signed-in person has learned. */
export const lessons = new Hono<AppEnv>();

lessons.put(
  LESSON,
  describe({ summary: 'Keeps that the person has finished a lesson', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const { site, siteUser: user } = c.var;
    const reader = { siteId: site.siteId, user, lockKeys: lockKeysJson(c), now: Date.now() };
    await finishLesson(c.env.DB, reader, c.req.param('itemId'));
    return c.body(null, 204);
  },
);

lessons.delete(
  LESSON,
  describe({ summary: 'Forgets that the person has finished a lesson', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const { site, siteUser: user } = c.var;
    await forgetLesson(c.env.DB, { siteId: site.siteId, user }, c.req.param('itemId'));
    return c.body(null, 204);
  },
);
