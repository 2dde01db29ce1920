import { Hono } from 'hono';
import * as z from 'zod/mini';
import { SET_UP_PROBLEMS, type SetUpProblem } from '#runtime/contracts/set-up.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { findSite } from './repository.ts';

const KEY_MAX_LENGTH = 100;
/** A page that asks again within this time has not been changed meanwhile. */
const MAX_AGE_SECONDS = 5;

const SetUpQuery = z.object({ site: z.optional(z.string()) });
const SetUpAnswer = z.strictObject({ problem: z.nullable(z.enum(SET_UP_PROBLEMS)) });

/**
 * Answers the page of another origin why the shop refuses its calls: a browser shows a page only answers that the shop
 * has opened to its origin. It answers any origin, because its page could find that out by itself.
 */
export const setUp = new Hono<AppEnv>();

setUp.get(
  '/api/set-up',
  describe({ summary: 'Says why a page cannot call the shop', answer: SetUpAnswer, query: SetUpQuery }),
  async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Vary', 'Origin');
    c.header('Cache-Control', `private, max-age=${MAX_AGE_SECONDS}`);
    const problem = await problemOf(c.env.DB, c.req.query('site') ?? '', c.req.header('Origin') ?? '');
    return c.json({ problem } satisfies { problem: SetUpProblem | null });
  },
);

async function problemOf(db: D1Database, key: string, origin: string): Promise<SetUpProblem | null> {
  if (key === '') return 'no-site-key';
  // The host of no site: the key alone finds the site, as for calls of another origin.
  const found = key.length <= KEY_MAX_LENGTH && (await findSite(db, '', key));
  if (!found) return 'unknown-site-key';
  return found.origins.has(origin) ? null : 'unlisted-origin';
}
