import { Hono } from 'hono';
import type { Bindings } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sessionSecret } from '../session/service.ts';
import { ORDER_NUMBER, openContent, type SealedRow } from './content.ts';
import { MAILBOX_CSP, mailboxPage, type ShownMail } from './mailbox-page.ts';

const MAILBOX = '/dev/mailbox';
const SHOWN_MAILS = 50;

interface ShownRow extends SealedRow {
  recipient: string;
  reply_to: string;
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
  return c.html(await mailboxPage(site, await latestMails(c.env, site.siteId)), 200, {
    'Content-Security-Policy': MAILBOX_CSP,
    'Cache-Control': 'no-store',
  });
});

/** Reads the latest mails, newest first. */
async function latestMails(env: Bindings, siteId: string): Promise<ShownMail[]> {
  const { results } = await env.DB.prepare(
    `SELECT *, ${ORDER_NUMBER} FROM outbox WHERE site_id = ?1 ORDER BY id DESC LIMIT ?2`,
  )
    .bind(siteId, SHOWN_MAILS)
    .all<ShownRow>();
  return results.map((row) => toShown(row, sessionSecret(env)));
}

function toShown(row: ShownRow, secret: string): ShownMail {
  const { subject, text, html } = openContent(secret, row);
  return {
    id: row.id,
    recipient: row.recipient,
    replyTo: row.reply_to,
    ...{ subject, text, html },
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
  };
}
