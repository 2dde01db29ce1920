import { DeclarationLog, DeclarationReceipt } from '#runtime/contracts/withdrawals.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { rowsOf } from '../e2e/harness/query-shop.ts';
import { doublesIn, type KilledCalls, type Outcome, rowOf, type Storm } from './kill-storm.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import type { Row } from './table.ts';

const LANES = 6;
const ANSWERED_BEFORE_KILL = 12;

interface Sent {
  email: string;
  key: string;
  visitor: ShopVisitor;
}

/** Withdrawals of strangers, each with an address of its own. */
export class KilledWithdrawals implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  /** Receipts by the key of the press, of all rounds. */
  readonly #answered = new Map<string, { email: string; receipt: DeclarationReceipt }>();
  #round: Sent[] = [];
  #sent = 0;
  #answeredBefore = 0;
  #cut = 0;
  #unlike = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
  }

  async prepare(): Promise<void> {
    this.#round = [];
    this.#answeredBefore = this.#answered.size;
  }

  lanes(): Promise<void>[] {
    return Array.from({ length: LANES }, async () => {
      for (;;) {
        const key = createIdempotencyKey();
        const email = `killed-${++this.#sent}@example.com`;
        const sent = { email, key, visitor: new ShopVisitor(this.#shop.url) };
        this.#round.push(sent);
        const outcome = await this.#declare(sent);
        if (typeof outcome === 'object') this.#keep(sent, outcome.answer);
        else return void this.#cut++;
      }
    });
  }

  isWarm(): boolean {
    return this.#answered.size >= this.#answeredBefore + ANSWERED_BEFORE_KILL;
  }

  async repeat(): Promise<void> {
    for (const sent of this.#round) {
      const outcome = await this.#declare(sent);
      if (typeof outcome !== 'object') throw new Error('A repeated withdrawal was refused');
      const earlier = this.#answered.get(sent.key)?.receipt;
      this.#keep(sent, outcome.answer);
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(this.#answered.get(sent.key)?.receipt)) this.#unlike++;
    }
  }

  async check(): Promise<Row> {
    const stored = rowsOf<{ email: string; head: string }>(
      this.#shop.stateDir,
      'SELECT email, head FROM declarations ORDER BY number',
    );
    const mails = rowsOf<{ recipient: string }>(
      this.#shop.stateDir,
      `SELECT recipient FROM outbox WHERE kind = 'declaration-receipt'`,
    ).map(({ recipient }) => recipient);
    const heads = new Set(stored.map(({ email, head }) => `${email} ${head}`));
    const answered = [...this.#answered.values()];
    const lost = answered.filter(({ email, receipt }) => !heads.has(`${email} ${receipt.head}`)).length;
    const unmailed = answered.filter(({ email }) => !mails.includes(email)).length;
    const headers = { Authorization: `Bearer ${this.#ownerKey}` };
    const log = DeclarationLog.parse(
      await (await fetch(`${this.#shop.url}/api/owner/withdrawals/log`, { headers })).json(),
    );
    if (!log.isIntact || log.checked !== stored.length) throw new Error(`The log is broken: ${JSON.stringify(log)}`);
    const doubled = doublesIn(stored.map(({ email }) => email)) + doublesIn(mails) + this.#unlike;
    const note = `${answered.length} answered, ${this.#cut} cut off; a receipt each, the log is intact`;
    return rowOf('withdrawals', { lost: lost + unmailed, doubled }, note);
  }

  #declare({ email, key, visitor }: Sent): Promise<Outcome> {
    const body = { name: 'Ada Byron', contract: 'The tea of last week', email };
    return this.#storm.call('/api/commerce/withdrawals', visitor.request('POST', body, { 'Idempotency-Key': key }));
  }

  #keep({ email, key }: Sent, answer: string): void {
    this.#answered.set(key, { email, receipt: DeclarationReceipt.parse(JSON.parse(answer)) });
  }
}
