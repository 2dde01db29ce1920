import type { Order } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { PageContext } from '../plain-pages/service.ts';
import {
  cookieValues,
  hostCookie,
  isEqual,
  readVisitorId,
  sessionSecret,
  setHostCookie,
  sign,
  visitorHashOf,
} from '../session/service.ts';

/** Time after the purchase for which the browser that bought sees the whole order. */
const BUYER_VIEW_MS = 30 * DAY_MS;
/** Time for which a browser that has named the order's email address sees the whole order. */
const PROOF_SECONDS = 60 * 60;
const PROOF_COOKIE = 'order';

/** What distinguishes the buyer of an order, paid or pending, from others who have its link. */
export interface OwnedOrder {
  id: string;
  /** Of the id of the buyer's browser; '' if that is not known. */
  visitorHash: string;
  /** The buyer's address in lower case; '' if that is not known. */
  email: string;
  /** Time of the order in ms since the epoch. */
  orderedAt: number;
}

/**
 * Whether a visitor may see whom an order is for. Its link is in mails, histories and the provider's records, so the
 * link alone does not say that the reader is the buyer; being signed in with its address does.
 */
export function mayReadPerson(c: PageContext, order: OwnedOrder): boolean {
  if (isOwn(c, order)) return true;
  const visitorId = readVisitorId(c);
  if (visitorId === undefined) return false;
  const now = Date.now();
  const isBuyer = order.visitorHash !== '' && order.visitorHash === visitorHashOf(visitorId);
  if (isBuyer && now < order.orderedAt + BUYER_VIEW_MS) return true;
  return cookieValues(c, hostCookie(c, PROOF_COOKIE)).some((proof) => {
    const until = Number(proof.split('.')[0]);
    return now < until && isEqual(proof, proofOf(c, visitorId, order, until));
  });
}

/** Whether an order was made with a confirmed address of the person who is signed in. */
export function isOwn(c: PageContext, { email }: Pick<OwnedOrder, 'email'>): boolean {
  return email !== '' && c.var.ownEmails?.has(email) === true;
}

/** Lets this browser see the whole order for an hour; false if the address is not that of the order. */
export function provePerson(c: PageContext, order: OwnedOrder, email: string): boolean {
  const visitorId = readVisitorId(c);
  if (visitorId === undefined || order.email === '' || !isEqual(email.trim().toLowerCase(), order.email)) return false;
  const until = Date.now() + PROOF_SECONDS * 1000;
  setHostCookie(c, PROOF_COOKIE, proofOf(c, visitorId, order, until), PROOF_SECONDS);
  return true;
}

/** Returns the order without the person: products, amounts, number, times. A tracking page can show an address. */
export function withoutPerson(order: Order): Order {
  const items = order.items.map((item) => ({ ...item, additionalFields: null }));
  const events = order.events.map((event) => ({ ...event, trackingNumber: '', trackingUrl: '' }));
  return { ...order, items, events, email: '', address: null, note: '' };
}

function proofOf(c: PageContext, visitorId: string, { id }: OwnedOrder, until: number): string {
  return `${until}.${sign(sessionSecret(c.env), 'order-proof', c.var.site.siteId, id, String(until), visitorId)}`;
}
