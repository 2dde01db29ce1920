import { Hono } from 'hono';
import type { Bindings } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sessionSecrets } from '../session/service.ts';
import { collectedMail } from './collected-mail.ts';
import { CONTENT_FACTS, openContent, type SealedRow, subjectOf } from './content.ts';
import { MAILBOX_CSP, mailboxPage, type ShownMail } from './mailbox-page.ts';
import type { MailKind } from './new-mail.ts';

const MAILBOX = '/dev/mailbox';
const SHOWN_MAILS = 50;

interface ShownRow extends SealedRow {
  kind: MailKind;
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
  return c.html(await mailboxPage(site, await latestMails(c.env, site.siteId, new URL(c.req.url).origin)), 200, {
    'Content-Security-Policy': MAILBOX_CSP,
    'Cache-Control': 'no-store',
  });
});

/** Reads the latest mails, newest first. */
async function latestMails(env: Bindings, siteId: string, origin: string): Promise<ShownMail[]> {
  const { results } = await env.DB.prepare(
    `SELECT *, ${CONTENT_FACTS} FROM outbox WHERE site_id = ?1 ORDER BY id DESC LIMIT ?2`,
  )
    .bind(siteId, SHOWN_MAILS)
    .all<ShownRow>();
  return Promise.all(results.map((row) => toShown(env, row, origin)));
}

async function toShown(env: Bindings, row: ShownRow, origin: string): Promise<ShownMail> {
  const subject = subjectOf(row);
  const letter = await letterOf(env, row, subject, origin);
  return {
    id: row.id,
    recipient: row.recipient,
    subject,
    replyTo: row.reply_to,
    text: '',
    html: '',
    ...letter,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
  };
}

function letterOf(env: Bindings, row: ShownRow, subject: string, origin: string) {
  return row.kind === 'submissions'
    ? collectedMail(env.DB, row, subject, origin)
    : openContent(sessionSecrets(env), row);
}
