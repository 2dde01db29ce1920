import { MINUTE_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { SealError, sessionSecrets, sha256, unseal } from '../session/service.ts';
import { endStatement, failStatement, giveUpStatements, sentStatements, setAsideStatements } from './outcomes.ts';
import type { Account, Sender, SendResult, SentAct } from './port.ts';
import { type LeasedSender, readWaiting, stillWaitingStatement, type Waiting } from './repository.ts';
import { baseOf, senderOf } from './senders.ts';
import { stop } from './stop.ts';

/** Pauses after each failure in a row; the last one repeats. */
const PAUSES_MS = [1, 5, 30, 120, 300].map((minutes) => minutes * MINUTE_MS);
/** Each is a trip and its record another, and an invocation has 1,000. */
const CALLS_PER_TURN = 240;
/** After so many events that the service does not take, and none that it does, they are not the cause. */
const MOST_UNFIT = 3;

/** The limits of a turn. */
interface Bounds {
  clock: () => number;
  /** After this time no call begins, in ms since the epoch. */
  until: number;
}

interface Turn {
  sent: number;
  hasFailed: boolean;
}

/**
 * Sends what waits for one sender until nothing does, something fails or its turn is over. Each call is recorded before
 * the next one begins. A call that is refused for an event is repeated by halves until that event is alone and set aside.
 */
export async function takeTurn(env: Bindings, leased: LeasedSender, { clock, until }: Bounds): Promise<Turn> {
  const sender = senderOf(leased.name);
  const account = sender && accountOf(env, leased, sender);
  if (!sender || !account) {
    await stop(env, leased, { statusCode: undefined, answer: 'The secret cannot be read.' }, clock());
    return { sent: 0, hasFailed: true };
  }
  const db = env.DB;
  await db.batch(giveUpStatements(db, leased, clock() - sender.maxAgeMs));
  const calls: SentAct[][] = [];
  let [sent, unfit, failures] = [0, leased.unfit, leased.failures];
  for (let made = 0; made < CALLS_PER_TURN && clock() < until; made++) {
    if (calls.length === 0) calls.push(...(await nextCalls(db, leased, sender, { clock, until })));
    const acts = calls.shift();
    if (!acts) break;
    const result = await sender.send(account, acts);
    const ids = acts.map(({ act }) => act.id);
    const record: D1PreparedStatement[] = [];
    if (result.outcome === 'sent') {
      record.push(...sentStatements(db, leased, ids, { statusCode: result.statusCode, now: clock() }));
      [sent, unfit, failures] = [sent + ids.length, 0, 0];
    } else if (result.outcome === 'unfit' && acts.length > 1) {
      const half = Math.ceil(acts.length / 2);
      calls.unshift(acts.slice(0, half), acts.slice(half));
    } else if (result.outcome === 'unfit' && unfit < MOST_UNFIT) {
      record.push(...setAsideStatements(db, leased, ids, result));
      unfit += 1;
    } else {
      await fail(env, leased, result, { failures, now: clock() });
      return { sent, hasFailed: true };
    }
    const rest = calls.flat().map(({ act }) => act.id);
    const waiting = (await db.batch<Waiting>([...record, stillWaitingStatement(db, leased, rest)])).at(-1);
    renew(
      calls,
      waiting?.results.map((row) => toSentAct(leased.siteId, row)).filter((act) => sender.fits(act) === 'yes'),
    );
  }
  await endStatement(db, leased).run();
  return { sent, hasFailed: false };
}

/**
 * Puts the acts of the calls to come in as they are now: their visitor may have withdrawn meanwhile, from one purpose or
 * from all, and the owner may have changed the sender.
 */
function renew(calls: SentAct[][], waiting: readonly SentAct[] = []): void {
  const byId = new Map(waiting.map((sent) => [sent.act.id, sent]));
  const renewed = calls.map((acts) => acts.flatMap(({ act }) => byId.get(act.id) ?? []));
  calls.splice(0, calls.length, ...renewed.filter((acts) => acts.length > 0));
}

/** Reads the acts that wait, drops those that the service does not take, and returns the rest by calls. */
async function nextCalls(
  db: D1Database,
  leased: LeasedSender,
  sender: Sender,
  { clock, until }: Bounds,
): Promise<SentAct[][]> {
  while (clock() < until) {
    const rows = await readWaiting(db, leased, sender.most);
    const acts = rows.map((row) => toSentAct(leased.siteId, row));
    const of = (fit: ReturnType<Sender['fits']>) => acts.filter((act) => sender.fits(act) === fit);
    const ids = (some: readonly SentAct[]) => some.map(({ act }) => act.id);
    const [nameless, unfit, fitting] = [ids(of('noEvent')), ids(of('unfit')), of('yes')];
    const none = { statusCode: undefined, answer: 'The name of the browser is not known.' };
    const dropped = [
      ...(nameless.length > 0 ? sentStatements(db, leased, nameless, { statusCode: undefined, now: clock() }) : []),
      ...(unfit.length > 0 ? setAsideStatements(db, leased, unfit, none) : []),
    ];
    if (dropped.length > 0) await db.batch(dropped);
    if (fitting.length > 0 || rows.length === 0) return sender.callsFor(fitting);
  }
  return [];
}

function fail(
  env: Bindings,
  leased: LeasedSender,
  { outcome, statusCode, answer }: SendResult,
  { failures, now }: { failures: number; now: number },
): Promise<unknown> {
  if (outcome !== 'later') return stop(env, leased, { statusCode, answer }, now);
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
  const failed = { statusCode, answer, nextTryAt: now + pause, stoppedAt: null };
  return failStatement(env.DB, leased, failed).run();
}

/** Returns the account; undefined where its secret cannot be opened any more. */
function accountOf(env: Bindings, leased: LeasedSender, sender: Sender): Account | undefined {
  const { siteId, name, target, sealedSecret } = leased;
  try {
    const place = { siteId, column: 'senders.sealed_secret', id: name };
    return { target, secret: unseal(sessionSecrets(env), place, sealedSecret), base: baseOf(env, sender) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    logError(error, { site: siteId, sender: name });
    return undefined;
  }
}

function toSentAct(siteId: string, row: Waiting): SentAct {
  return {
    act: JSON.parse(row.data),
    pseudonym: sha256(`act visitor|${siteId}|${row.cart_id}`).slice(0, 32),
    person: JSON.parse(row.person),
    purposes: row.purposes.split('.'),
    at: row.created_at,
  };
}
