import { Hono } from 'hono';
import { readSiteUser } from '../accounts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { answerOrderError, formParser, readFormEntries } from '../plain-pages/service.ts';
import { lockKeysJson } from '../session/service.ts';
import { LESSON_PATH } from '../site/page-paths.ts';
import { accountPath, readReturnPath } from '../site/return-path.ts';
import { finishLesson, forgetLesson } from './progress.ts';

/** Takes the form of a lesson's page, by which a person says what they have finished. It needs no script. */
export const lessonPages = new Hono<AppEnv>();

lessonPages.onError(answerOrderError);

lessonPages.post(LESSON_PATH, formParser, async (c) => {
  const { itemId, action, returnPath } = await readFormEntries(c, ['itemId', 'action', 'returnPath']);
  if (action !== 'finish' && action !== 'forget') throw new ApiError('INVALID_REQUEST', { fields: ['action'] });
  const path = readReturnPath(returnPath);
  c.header('Cache-Control', 'no-store');
  const user = await readSiteUser(c);
  // The session is over since the page was opened.
  if (!user) return c.redirect(accountPath(path), 303);
  const person = { siteId: c.var.site.siteId, user: { userId: user.id, email: user.email } };
  const reader = { ...person, lockKeys: lockKeysJson(c), now: Date.now() };
  await (action === 'finish' ? finishLesson : forgetLesson)(c.env.DB, reader, itemId);
  return c.redirect(path ?? accountPath(undefined), 303);
});
