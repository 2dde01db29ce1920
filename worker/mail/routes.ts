import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { MAILBOX_CSP, mailboxPage, type ShownMail } from './mailbox-page.ts';

const MAILBOX = '/dev/mailbox';
const SHOWN_MAILS = 50;

interface ShownRow {
  id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text_body: string;
  html_body: string;
  status: string;
  attempts: number;
  last_error: string;
  created_at: number;
}

/** The developer's mailbox. Outside development the shop's not-found page is shown instead. */
export const devMailbox = new Hono<AppEnv>();

devMailbox.get(MAILBOX, async (c, next) => {
  if (c.env.ENVIRONMENT !== 'development') return next();
  const { site } = c.var;
  return c.html(await mailboxPage(site, await latestMails(c.env.DB, site.siteId)), 200, {
    'Content-Security-Policy': MAILBOX_CSP,
    'Cache-Control': 'no-store',
  });
});

/** Reads the latest mails, newest first. */
async function latestMails(db: D1Database, siteId: string): Promise<ShownMail[]> {
  const { results } = await db
    .prepare('SELECT * FROM outbox WHERE site_id = ?1 ORDER BY id DESC LIMIT ?2')
    .bind(siteId, SHOWN_MAILS)
    .all<ShownRow>();
  return results.map(toShown);
}

function toShown(row: ShownRow): ShownMail {
  return {
    id: row.id,
    recipient: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
  };
}
