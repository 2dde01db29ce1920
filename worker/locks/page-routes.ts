import { Hono } from 'hono';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readFormBody } from '../http/form-body.ts';
import { callerNetworks } from '../http/network.ts';
import { answerOrderError, formParser, type PageContext, textsOf } from '../plain-pages/service.ts';
import { heldLockKeys, keepLockKey, sessionSecrets } from '../session/service.ts';
import { UNLOCK_PATH } from '../site/page-paths.ts';
import { readReturnPath } from '../site/return-path.ts';
import { answerLocked } from './lock-screen.ts';
import { findLocks, type LockOf, lockIdOf } from './repository.ts';
import { unlock } from './unlock.ts';

const SEE_OTHER = 303;
const WRONG = 422;
const TOO_MANY = 429;

/** Where the form of a lock screen is sent. The path that it leads to names the lock. */
export const lockPages = new Hono<AppEnv>();

lockPages.onError(answerOrderError);

lockPages.get(UNLOCK_PATH, (c) => leadTo(c, targetOf(c)));

lockPages.post(UNLOCK_PATH, formParser, async (c) => {
  const to = targetOf(c);
  const lock = await lockBefore(c, to);
  if (!lock) return leadTo(c, to);
  const lockId = lockIdOf(lock);
  const outcome = await unlock(
    { db: c.env.DB, secrets: sessionSecrets(c.env) },
    {
      siteId: c.var.site.siteId,
      lockId,
      networks: callerNetworks(c),
      password: (await readFormBody(c)).get('password') ?? '',
      now: Date.now(),
    },
  );
  const { locks: texts } = await textsOf(c);
  const screen = { of: lock.kind === 'site' ? 'site' : 'page', to } as const;
  if (outcome === 'wrong') return answerLocked(c, { ...screen, error: { text: texts.wrong, status: WRONG } });
  if ('minutes' in outcome) {
    return answerLocked(c, { ...screen, error: { text: fill(texts.tooMany, outcome), status: TOO_MANY } });
  }
  keepLockKey(c, { lockId, key: outcome.key });
  return leadTo(c, to);
});

function targetOf(c: PageContext): string {
  return readReturnPath(c.req.query('to')) ?? '/';
}

function leadTo(c: PageContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, SEE_OTHER);
}

/** Finds the first object on the way to a path whose password the visitor has not typed; undefined for none. */
async function lockBefore(c: PageContext, path: string): Promise<LockOf | undefined> {
  const { site } = c.var;
  if (site.lockKey !== null) return { kind: 'site' };
  const [, urlId = '', slug = ''] = (path.split('?')[0] ?? '').split('/').map(decoded);
  const locks = await findLocks(c.env.DB, site.siteId, urlId, slug);
  const held = heldLockKeys(c);
  return locks.find(({ key }) => !held.includes(key))?.of;
}

/** Reads a part of an address; one that is wrongly encoded is no collection's. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
