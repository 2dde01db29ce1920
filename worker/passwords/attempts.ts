import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { countedAddress } from '#runtime/domain/email.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ApiError } from '../http/errors.ts';
import { countedNetworks, type Networks, type Prefix } from '../http/network.ts';
import { type Caller, sha256 } from '../session/service.ts';

const GUESSING_MS = 15 * MINUTE_MS;
const BATCHES_PER_RUN = 15;

/** How often one caller may try something. */
interface Most {
  /** A browser with which the person has signed in before, or a session. */
  device: number;
  networks: Readonly<Record<Prefix, number>>;
  /** All other browsers together. */
  anywhere: number;
}

/** Guesses in fifteen minutes: too few to find even a weak password. */
const GUESSES: Most = { device: 10, networks: { 64: 10, 56: 20, 48: 40 }, anywhere: 100 };
/**
 * Most passwords, of any people, that a network has hashed in fifteen minutes: each takes one of the turns that an
 * isolate has for everybody.
 */
const HASHES: Most['networks'] = { 64: 30, 56: 60, 48: 120 };
/** Mails in a day, of one kind to one address. */
const MAILS: Most = { device: 5, networks: { 64: 3, 56: 4, 48: 5 }, anywhere: 10 };
/** Mails in a day, of all kinds to all addresses: people who happen to share a network stay below it. */
const MAILS_OF_NETWORK: Most['networks'] = { 64: 100, 56: 200, 48: 400 };

/** Calls for places in a day: twenty people who type two addresses each. The shop pays its provider for each one. */
const PLACE_CALLS: Most['networks'] = { 64: 300, 56: 600, 48: 1200 };
/** Reminders of unpaid checkouts in a day, to one mailbox. Anybody can type an address at a checkout. */
const REMINDERS = 3;
/** Confirmations of orders that cost nothing, in a day and to one mailbox: anybody can place them for any address. */
const FREE_ORDERS = 20;
/** Notices of declarations in a day, to one owner: strangers can declare without end, and the console lists them all. */
const DECLARATION_NOTICES = 50;

/** Ends of a subscription in a day that come without proof: each is told to the subscription's own address. */
const ENDINGS = 10;

/** Where an attempt comes from: the networks, and the browser if it is known to be the person's. */
interface Source {
  networks: Networks;
  device?: string | undefined;
}

/**
 * An attempt counts under each of these subjects, with the number that is allowed until the count ends. A right password
 * ends all counts but those that are kept.
 */
export interface Attempts {
  limits: readonly { subject: string; most: number; isKept?: true }[];
  windowMs: number;
}

/** Guesses at a password that many people know, counted by the networks of the caller. */
export function sharedPasswordGuesses(subject: string, networks: Networks): Attempts {
  return { limits: ofNetworks(subject, networks, GUESSES.networks), windowMs: GUESSING_MS };
}

/**
 * Guesses at a person's password by callers who are not signed in. Known browsers are counted apart, so that nobody who
 * knows the person's address can lock them out. Each account counts for itself, whatever follows a plus sign in its
 * address: signing in ends the count, and not every provider delivers such addresses to one person.
 */
export function signInGuesses(person: string, { networks, deviceOf }: Caller): Attempts {
  const device = deviceOf(person);
  const limits = ofSource(`sign-in|${person}`, { networks, device }, GUESSES);
  return { limits: device === undefined ? [...limits, ...hashesOf(networks)] : limits, windowMs: GUESSING_MS };
}

/** Passwords that a network chooses for new accounts. They count together with those that it signs in by. */
export function signUpHashes(networks: Networks): Attempts {
  return { limits: hashesOf(networks), windowMs: GUESSING_MS };
}

function hashesOf(networks: Networks): Attempts['limits'] {
  return ofNetworks('hashes', networks, HASHES).map((limit) => ({ ...limit, isKept: true }));
}

/** Guesses at a person's password in one session, or with one mailed link: others cannot use them up. */
export function holderGuesses(holder: string): Attempts {
  return { limits: [{ subject: `holder|${holder}`, most: GUESSES.device }], windowMs: GUESSING_MS };
}

/**
 * Mails of a kind that a caller has sent to an address that may be anybody's. All addresses of a mailbox count as one.
 * Strangers cannot use up the mails of the browsers that the address's owner is known by, and no network can have mails
 * sent to any number of people.
 */
export function mailRequests(kind: string, recipient: string, source: Source): Attempts {
  const limits = ofSource(`mail|${kind}|${countedAddress(recipient)}`, source, MAILS);
  const ofAll = source.device === undefined ? ofNetworks('mails', source.networks, MAILS_OF_NETWORK) : [];
  return { limits: [...limits, ...ofAll], windowMs: DAY_MS };
}

/** Reminders of unpaid checkouts that a mailbox gets, from however many carts and networks. */
export function remindersTo(recipient: string): Attempts {
  return { limits: [{ subject: `mail|reminder|${countedAddress(recipient)}`, most: REMINDERS }], windowMs: DAY_MS };
}

/** Confirmations that a mailbox gets of orders that cost nothing, from however many carts and networks. */
export function freeOrdersOf(recipient: string): Attempts {
  return { limits: [{ subject: `mail|free-order|${countedAddress(recipient)}`, most: FREE_ORDERS }], windowMs: DAY_MS };
}

/** Notices of declarations that an owner gets by mail. Those by the link of an order's page count apart. */
export function declarationNoticesTo(recipient: string, isProven: boolean): Attempts {
  const kind = isProven ? 'proven-declaration-notice' : 'declaration-notice';
  const subject = `mail|${kind}|${countedAddress(recipient)}`;
  return { limits: [{ subject, most: DECLARATION_NOTICES }], windowMs: DAY_MS };
}

/** Ends that strangers declare of a subscription. */
export function endingsOf(subscriptionId: string): Attempts {
  return { limits: [{ subject: `ending|${subscriptionId}`, most: ENDINGS }], windowMs: DAY_MS };
}

/** Addresses that a network types at checkouts and that get reminders. They count apart from its other mails. */
export function remindersFrom(networks: Networks): Attempts {
  return { limits: ofNetworks('reminders', networks, MAILS_OF_NETWORK), windowMs: DAY_MS };
}

/** Calls by which a network looks for places with a provider whom the shop pays. */
export function placeCalls(networks: Networks): Attempts {
  return { limits: ofNetworks('places', networks, PLACE_CALLS), windowMs: DAY_MS };
}

function ofSource(subject: string, { networks, device }: Source, most: Most): Attempts['limits'] {
  if (device !== undefined) return [{ subject: `${subject}|device|${device}`, most: most.device }];
  return [...ofNetworks(subject, networks, most.networks), { subject, most: most.anywhere }];
}

function ofNetworks(subject: string, networks: Networks, most: Most['networks']): Attempts['limits'] {
  return countedNetworks(networks).map(({ prefix, network }) => ({
    subject: `${subject}|${network}`,
    most: most[prefix],
  }));
}

/**
 * Counts an attempt, and returns whether it is allowed. One that is not is counted nowhere, so that it takes nothing from
 * others of a wider network.
 */
export async function isAllowed(
  db: D1Database,
  siteId: string,
  { limits, windowMs }: Attempts,
  now: number,
): Promise<boolean> {
  const counted = limits.map(({ subject, most }) => ({ hash: hashOf(subject), most }));
  const { results } = await db
    .prepare(
      `INSERT INTO login_attempts (site_id, subject_hash, count, ends_at)
       SELECT ?1, l.value ->> 'hash', 1, ?3 + ?4 FROM json_each(?2) l WHERE NOT EXISTS (
         SELECT 1 FROM json_each(?2) f
         CROSS JOIN login_attempts a ON a.site_id = ?1 AND a.subject_hash = f.value ->> 'hash'
         WHERE a.ends_at > ?3 AND a.count >= f.value ->> 'most')
       ON CONFLICT (site_id, subject_hash) DO UPDATE
       SET count = iif(ends_at <= ?3, 1, count + 1), ends_at = iif(ends_at <= ?3, excluded.ends_at, ends_at) RETURNING 1`,
    )
    .bind(siteId, JSON.stringify(counted), now, windowMs)
    .all();
  return results.length > 0;
}

/**
 * Counts an attempt to guess a password, before it is compared. Throws TOO_MANY_LOGINS, for known and unknown addresses
 * alike.
 */
export async function countAttempt(db: D1Database, siteId: string, attempts: Attempts, now: number): Promise<void> {
  if (await isAllowed(db, siteId, attempts, now)) return;
  throw new ApiError('TOO_MANY_LOGINS', { values: { minutes: attempts.windowMs / MINUTE_MS } });
}

/** Returns the statement that forgets the attempts of a caller, after a right password. */
export function forgetAttemptsStatement(db: D1Database, siteId: string, { limits }: Attempts): D1PreparedStatement {
  const hashes = limits.filter(({ isKept }) => !isKept).map(({ subject }) => hashOf(subject));
  return db
    .prepare('DELETE FROM login_attempts WHERE site_id = ?1 AND subject_hash IN (SELECT value FROM json_each(?2))')
    .bind(siteId, JSON.stringify(hashes));
}

/** Deletes attempts that count no longer. */
export function deleteOldAttempts(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM login_attempts WHERE rowid IN (
       SELECT rowid FROM login_attempts WHERE ends_at < ?1 LIMIT ?2) RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
}

function hashOf(subject: string): string {
  return sha256(`login|${subject}`);
}
