import { Hono } from 'hono';
import { MailSender, TestMail } from '#runtime/contracts/mail-sender.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { checkMailSender, readMailSender, sendTestMail } from './service.ts';

const MAIL_SENDER = '/api/owner/mail-sender';
const CHECK = `${MAIL_SENDER}/check`;
const TEST = `${MAIL_SENDER}/test`;

/** The owner's API for the address from which the shop's mails come. The address itself is in the settings `mail`. */
export const ownerMailSender = new Hono<AppEnv>();

ownerMailSender.get(
  MAIL_SENDER,
  owner('settings:read', { summary: 'Reads from whom the shop’s mails come', moves: 'nothing', answer: MailSender }),
  async (c) => c.json(await readMailSender(ownerCall(c))),
);

ownerMailSender.post(
  CHECK,
  owner('settings:write', {
    summary: 'Checks the records of the sender’s domain',
    moves: 'nothing',
    answer: MailSender,
    idempotencyKey: 'none',
  }),
  async (c) => c.json(await checkMailSender(ownerCall(c))),
);

ownerMailSender.post(
  TEST,
  owner('settings:write', {
    summary: 'Mails a test to the person who asks for it',
    moves: 'nothing',
    status: 202,
    answer: TestMail,
    idempotencyKey: 'none',
  }),
  async (c) => c.json(await sendTestMail(ownerCall(c)), 202),
);
