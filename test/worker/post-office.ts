import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Bindings, MailTask } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { collectedMail } from '#worker/mail/collected-mail.ts';
import { CONTENT_FACTS, openContent, type SealedRow, subjectOf } from '#worker/mail/content.ts';
import type { MailKind } from '#worker/mail/new-mail.ts';
import { mailStatements, type NewMail } from '#worker/mail/service.ts';
import { sessionSecret, sessionSecrets } from '#worker/session/service.ts';
import { SHOP } from './shops.ts';

/** A fake mail service. It keeps its mails and fails on request. */
export class Provider implements SendEmail {
  readonly sent: EmailMessageBuilder[] = [];
  /** Errors of the next calls, one each; `undefined` accepts the mail. */
  readonly failures: unknown[] = [];
  /** Awaited before each answer. */
  pause: () => Promise<void> = async () => {};

  async send(mail: EmailMessageBuilder | EmailMessage): Promise<EmailSendResult> {
    await this.pause();
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.sent.push(mail as EmailMessageBuilder);
    return { messageId: 'theirs' };
  }
}

/** The environment of a Worker with a mail service. */
export function withMail(provider: SendEmail, overrides: Partial<Bindings> = {}): Bindings {
  return { ...env, EMAIL: provider, MAIL_FROM: 'post@shop.example', ...overrides };
}

/** An error as the mail service throws it. */
export function serviceError(code: string, message = 'for somebody@private.example'): Error {
  return Object.assign(new Error(message), { code });
}

/** Delivers tasks to the Worker as its queue does, each for the nth time, and returns their outcomes. */
export async function deliver(
  bindings: Bindings,
  tasks: readonly MailTask[],
  { attempts = 1, queue = 'storefront-mail' } = {},
): Promise<('acked' | number)[]> {
  const timestamp = new Date();
  const messages = tasks.map((body, index) => ({ id: `message-${index}`, timestamp, attempts, body }));
  const batch = createMessageBatch<MailTask>(queue, messages);
  // The result says which messages are retried, but not when.
  const retries = batch.messages.map((message) => vi.spyOn(message, 'retry'));
  const context = createExecutionContext();
  await worker.queue(batch, bindings);
  const { ackAll, explicitAcks, retryMessages } = await getQueueResult(batch, context);
  return messages.map(({ id }, index) => {
    const isRetried = retryMessages.some(({ msgId }) => msgId === id);
    if (isRetried) return retries[index]?.mock.calls[0]?.[0]?.delaySeconds ?? 0;
    if (ackAll || explicitAcks.includes(id)) return 'acked';
    throw new Error(`Nothing became of ${id}`);
  });
}

export function newMail(changes: Partial<NewMail> = {}): NewMail {
  return {
    id: 'mail-1',
    dedupeKey: 'submission:1:owner@shop.example',
    kind: 'submission',
    recipient: 'owner@shop.example',
    subject: 'Hello',
    text: 'Hello there',
    html: '<p>Hello there</p>',
    ...changes,
  };
}

/** Writes mails into the outbox of the first shop and returns their tasks for the queue. */
export async function post(mails: readonly NewMail[] = [newMail()], now = Date.now()): Promise<MailTask[]> {
  const statements = mailStatements(env.DB, { siteId: SHOP.id, secret: sessionSecret(env) }, mails, now);
  if (statements.length > 0) await env.DB.batch(statements);
  return mails.map(({ id = '' }) => ({ siteId: SHOP.id, mailId: id }));
}

export interface OutboxRow {
  id: string;
  dedupe_key: string;
  kind: MailKind;
  recipient: string;
  reply_to: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: string;
  status: string;
  attempts: number;
  leased_until: number;
  last_error: string;
  /** Ms since the epoch. */
  created_at: number;
}

/** Reads all mails with their content, which the database holds sealed. */
export async function outbox(): Promise<OutboxRow[]> {
  const { results } = await env.DB.prepare(`SELECT *, ${CONTENT_FACTS} FROM outbox ORDER BY created_at, id`).all<
    SealedRow & Omit<OutboxRow, 'text_body' | 'html_body' | 'headers'>
  >();
  return Promise.all(
    results.map(async (row) => {
      const subject = subjectOf(row);
      const { text, html, headers } = await mailContent(row, subject);
      return { ...row, subject, text_body: text, html_body: html, headers: JSON.stringify(headers) };
    }),
  );
}

async function mailContent(row: SealedRow & { kind: MailKind }, subject: string) {
  if (row.kind !== 'submissions') return openContent(sessionSecrets(env), row);
  return { text: '', html: '', headers: {}, ...(await collectedMail(env.DB, row, subject)) };
}
