import type { BenchShop } from './shop.ts';
import type { Row } from './table.ts';

/** Longest wait between the last answer that a round needs and the kill, in ms. */
const LAST_MOMENT_MS = 120;
const POLL_MS = 5;
/** Time that a round has for the answers that it needs, in ms. */
const WARM_TIMEOUT_MS = 120_000;
const STALE = [409, 412];

/** A product whose stock is counted: all kinds order it alone, so that every unit is seen to go back. */
export const COUNTED_ITEM = { itemId: 'ss-house-blend', sku: 'HB4-100' };

/** One kind of call that is made while the server is killed. */
export interface KilledCalls {
  /** Makes ready what the next round needs. */
  prepare(): Promise<void>;
  /** Loops of calls; each ends with the call that the kill cuts off, or with its work. */
  lanes(): Promise<void>[];
  /** Whether enough was answered in this round. */
  isWarm(): boolean;
  /** Sends each call of the round again with its key, after the server was started again. */
  repeat(): Promise<void>;
  /** Compares what was answered with the database. */
  check(): Promise<Row>;
}

const SEE_OTHER = 303;

/**
 * What has become of a call: its answer with its version and where a form leads, 'refused' where something came between, 'cut' where the
 * kill cut it off.
 */
export type Outcome = { answer: string; location: string; version: string } | 'refused' | 'cut';

/** Tells calls that the kill cut off from those that went wrong. */
export class Storm {
  readonly #shop: BenchShop;
  #isKilled = false;

  constructor(shop: BenchShop) {
    this.#shop = shop;
  }

  /** Makes one call, which may also be refused with one of these. Throws for any other answer that no kill explains. */
  async call(path: string, request: RequestInit, refusals: readonly number[] = []): Promise<Outcome> {
    try {
      const response = await fetch(new URL(path, this.#shop.url), { redirect: 'manual', ...request });
      const answer = await response.text();
      const location = response.headers.get('Location') ?? '';
      if (response.ok || response.status === SEE_OTHER) {
        return { answer, location, version: response.headers.get('ETag') ?? '' };
      }
      if ([...STALE, ...refusals].includes(response.status)) return 'refused';
      throw new Error(`${path}: ${response.status} ${answer}`);
    } catch (error) {
      if (this.#isKilled) return 'cut';
      throw error;
    }
  }

  /** Kills the server amid the calls of all kinds, starts it again, and repeats them. */
  async round(kinds: readonly KilledCalls[]): Promise<void> {
    for (const kind of kinds) await kind.prepare();
    this.#isKilled = false;
    const lanes = Promise.all(kinds.flatMap((kind) => kind.lanes()));
    await Promise.race([lanes, untilWarm(kinds)]);
    await new Promise((next) => setTimeout(next, Math.random() * LAST_MOMENT_MS));
    this.#isKilled = true;
    await this.#shop.kill();
    await lanes;
    await this.#shop.startAgain();
    this.#isKilled = false;
    for (const kind of kinds) await kind.repeat();
  }
}

async function untilWarm(kinds: readonly KilledCalls[]): Promise<void> {
  for (const end = Date.now() + WARM_TIMEOUT_MS; !kinds.every((kind) => kind.isWarm()); ) {
    if (Date.now() > end) throw new Error('The round had too few answers');
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

/** Returns an owner's call with a key of the API. */
export function ownerCall(
  ownerKey: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method,
    headers: { Authorization: `Bearer ${ownerKey}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** What was lost or doubled, in a row of the table. Anything that was fails the command. */
export function rowOf(what: string, faults: { lost: number; doubled: number }, note: string): Row {
  if (faults.lost + faults.doubled > 0) process.exitCode = 1;
  return { what, value: `${faults.lost} lost, ${faults.doubled} doubled`, note };
}

/** Returns how often more than once, over all, the texts are in the list. */
export function doublesIn(texts: readonly string[]): number {
  return texts.length - new Set(texts).size;
}
