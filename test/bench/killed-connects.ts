import { PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import type { FakeStripeServer } from '../e2e/harness/fake-stripe-server.ts';
import { rowsOf } from '../e2e/harness/query-shop.ts';
import { type KilledCalls, type Outcome, ownerCall, rowOf, type Storm } from './kill-storm.ts';
import type { BenchShop } from './shop.ts';
import type { Row } from './table.ts';

const ACCOUNTS = '/api/owner/payment-accounts';
/** Two accounts, of which one has a second key: a key is replaced, or another account takes the place. */
const KEYS = [
  { account: 'acct_one', key: 'sk_live_1111111111aaaa' },
  { account: 'acct_one', key: 'sk_live_1111111111bbbb' },
  { account: 'acct_two', key: 'sk_live_2222222222cccc' },
] as const;
const keyNumber = (number: number) => KEYS[number % KEYS.length] ?? KEYS[0];
/** Two owners connect at once. */
const OWNERS = 2;
const CONNECTED_BEFORE_KILL = 3;
const NOT_CONNECTED = 404;

interface Stored {
  id: string;
  state: string;
  webhook_id: string;
  last_characters: string;
}

/** Payment accounts that owners connect, replace, check and disconnect at once. */
export class KilledConnects implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  readonly #fake: FakeStripeServer;
  #round: { path: string; body?: object }[] = [];
  #answeredInRound = 0;
  #answered = 0;
  #cut = 0;
  #lost = 0;
  #doubled = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string, fake: FakeStripeServer) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
    this.#fake = fake;
    for (const { account, key } of KEYS) fake.stripe.accounts.open({ id: account }, key);
  }

  async prepare(): Promise<void> {
    this.#round = [];
    this.#answeredInRound = 0;
  }

  lanes(): Promise<void>[] {
    return Array.from({ length: OWNERS }, async (_, owner) => {
      for (let number = owner; ; number++) {
        const { account, key } = keyNumber(number);
        const steps = [
          { path: ACCOUNTS, body: { mode: 'live', key } },
          { path: `${ACCOUNTS}/live-${account}/check` },
          ...(number % 4 === 3 ? [{ path: `${ACCOUNTS}/live-${account}/disconnect` }] : []),
        ];
        for (const step of steps) {
          this.#round.push(step);
          const outcome = await this.#call(step);
          if (outcome === 'cut') return void this.#cut++;
          if (typeof outcome !== 'object') continue;
          this.#answered++;
          this.#answeredInRound++;
        }
      }
    });
  }

  isWarm(): boolean {
    return this.#answeredInRound >= CONNECTED_BEFORE_KILL;
  }

  /** The last calls are made again, all accounts are checked, and one is connected in the end. */
  async repeat(): Promise<void> {
    for (const step of this.#round.slice(-OWNERS)) await this.#call(step);
    const last = keyNumber(this.#answered);
    const outcome = await this.#call({ path: ACCOUNTS, body: { mode: 'live', key: last.key } });
    if (typeof outcome !== 'object') throw new Error('A repeated connection was refused');
    const listed = await this.#storm.call(ACCOUNTS, ownerCall(this.#ownerKey, 'GET'));
    if (typeof listed !== 'object') throw new Error('No list of accounts');
    for (const { id, state } of PaymentAccountList.parse(JSON.parse(listed.answer)).accounts) {
      await this.#call({ path: `${ACCOUNTS}/${id}/${state === 'disconnected' ? 'disconnect' : 'check'}` });
    }
    await this.#compare(`live-${last.account}`, last.key);
  }

  async check(): Promise<Row> {
    const note = `${this.#answered} answered, ${this.#cut} cut off; one account is connected, each has its one webhook`;
    return rowOf('payment accounts', { lost: this.#lost, doubled: this.#doubled }, note);
  }

  /** Compares the shop's accounts with the webhooks at Stripe, which report something to each. */
  async #compare(connected: string, key: string): Promise<void> {
    const sql = 'SELECT id, state, webhook_id, last_characters FROM payment_accounts';
    const stored = rowsOf<Stored>(this.#shop.stateDir, sql);
    const current = stored.filter(({ state }) => state === 'connected');
    if (current.length > 1) this.#doubled++;
    if (current[0]?.id !== connected || current[0].last_characters !== key.slice(-4)) this.#lost++;
    const { endpoints } = this.#fake.stripe.accounts;
    const known = new Set(stored.map(({ webhook_id: id }) => id));
    this.#doubled += [...endpoints.keys()].filter((id) => !known.has(id)).length;
    for (const { state, webhook_id: id } of stored) {
      if (state === 'disconnected') continue;
      const endpoint = endpoints.get(id);
      if (!endpoint || !(await this.#fake.reachesShop(endpoint))) this.#lost++;
    }
  }

  #call({ path, body }: { path: string; body?: object }): Promise<Outcome> {
    return this.#storm.call(path, ownerCall(this.#ownerKey, 'POST', body), [NOT_CONNECTED]);
  }
}
