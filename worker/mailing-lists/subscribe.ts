import type { Subscriber } from '#runtime/contracts/mailing-list.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import type { Networks } from '../http/network.ts';
import { isMailable, mailStatements, newMailId } from '../mail/service.ts';
import { isAllowed, mailRequests } from '../passwords/service.ts';
import { linkBase } from '../site/link-base.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { confirmationKey, confirmationMail } from './confirmation-mail.ts';
import { askStatement, findList, findSubscriber, type NewSubscriber } from './repository.ts';

/** Wait between two mails to an address, so that strangers cannot fill a mailbox. */
const ASKED_AGAIN_AFTER_MS = HOUR_MS;
const NAME_MAX_LENGTH = 200;

export interface Subscribing {
  /** Statements for the batch of the submission that signs up. */
  statements: D1PreparedStatement[];
  /** Mails for `dispatchMails`, after the batch. */
  mailIds: string[];
}

/**
 * Adds an address to a list as pending and writes the mail that asks its owner. An address that is confirmed, or was
 * asked within the hour, gets no mail, and neither does one to which, or from whose network, too many were asked for
 * today; the visitor's answer is the same in all cases. `origin` is the one that the visitor called; links lead there if
 * it is the shop's own.
 */
export async function subscribeStatements(
  { env, db, site, secret, now }: ShopCall,
  person: NewSubscriber,
  { origin, networks }: { origin: string; networks: Networks },
): Promise<Subscribing> {
  const { siteId } = site;
  const email = person.email.trim().toLowerCase();
  const { listId } = person;
  // All reads are made for every address, so that the time of an answer reveals nothing about it.
  const [list, known, baseUrl] = await Promise.all([
    findList(db, siteId, listId),
    findSubscriber(db, siteId, { listId, email }),
    linkBase(env, site, origin),
  ]);
  const nothing = { statements: [], mailIds: [] };
  if (!list || !isMailable(email) || !isToBeAsked(known, now)) return nothing;
  const asked = mailRequests('confirm-subscription', email, { networks });
  if (!(await isAllowed(db, siteId, asked, now))) return nothing;
  const names = { firstName: name(person.firstName), lastName: name(person.lastName) };
  const content = await confirmationMail(site, list.name, { listId, email, askedAt: now }, { secret, baseUrl });
  const id = newMailId(now);
  // Simultaneous calls build the same dedupe key, so they write one mail.
  const state = known ? `${known.status}-${known.askedAt}` : `new-${Math.floor(now / ASKED_AGAIN_AFTER_MS)}`;
  const dedupeKey = `${confirmationKey(listId, email)}${state}`;
  const mail = { id, dedupeKey, kind: 'confirm-subscription', recipient: email, ...content } as const;
  return {
    statements: [
      askStatement(db, siteId, { listId, email, ...names }, now),
      ...mailStatements(db, { siteId, secret }, [mail], now),
    ],
    mailIds: [id],
  };
}

/**
 * Whether a confirmation mail may be sent. A person who left the list may be asked at once, because only an address's
 * owner can leave.
 */
function isToBeAsked(known: Subscriber | undefined, now: number): boolean {
  if (known?.status === 'confirmed') return false;
  return known?.status !== 'pending' || now - known.askedAt >= ASKED_AGAIN_AFTER_MS;
}

function name(text: string): string {
  return text.trim().slice(0, NAME_MAX_LENGTH).toWellFormed();
}
