import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { answerOrderError, formParser, keepEntries } from '../plain-pages/service.ts';
import { CART_BACK_PATH, NO_REMINDERS_PATH } from '../site/page-paths.ts';
import { bringCartBack, showCartBack } from './cart-back-page.ts';
import { refuseReminders, showRefusal } from './refusal-page.ts';

/**
 * Pages that the links of reminders open. Mail scanners open links too, so a link changes nothing; a button does. To
 * refuse, mail programs post by themselves (RFC 8058), without a crumb: only the mail's reader has the link.
 */
export const reminderPages = new Hono<AppEnv>();

reminderPages.onError(answerOrderError);

reminderPages.get(CART_BACK_PATH, (c) => showCartBack(c));
reminderPages.post(
  CART_BACK_PATH,
  keepEntries((c) => showCartBack(c)),
  formParser,
  bringCartBack,
);
reminderPages.get(NO_REMINDERS_PATH, showRefusal);
reminderPages.post(NO_REMINDERS_PATH, refuseReminders);
