import { RefundAnswer } from '#runtime/contracts/payments.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { queryShop, rowsOf } from '../e2e/harness/query-shop.ts';
import { buy } from './checkout.ts';
import { COUNTED_ITEM as ITEM, type KilledCalls, type Outcome, rowOf, type Storm } from './kill-storm.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import type { Row } from './table.ts';

const ORDERS = 4;
const UNITS = 60;
/** Two owners ask at once for more units than an order has. */
const OWNERS = 2;
const ASKS = 40;
const ANSWERED_BEFORE_KILL = 6;
const STOCK = 1_000_000;

interface Asked {
  order: string;
  key: string;
  /** Minor units that went back; undefined where no answer has come. */
  cents?: number | undefined;
}

interface Books {
  number: number;
  refunded: number;
  /** By the order's time line, and by the provider. */
  told: number;
  made: number;
  units: number;
  restocked: number;
  open: number;
}

const BOOKS = `SELECT o.number, o.refunded_cents AS refunded,
    (SELECT COALESCE(SUM(e.details ->> 'amountCents'), 0) FROM order_events e
     WHERE e.site_id = o.site_id AND e.order_id = o.id AND e.kind IN ('partlyRefunded', 'refunded')) AS told,
    (SELECT COALESCE(SUM(made.value ->> 'cents'), 0) FROM payments p
     JOIN test_payments t ON t.site_id = p.site_id AND t.id = p.id CROSS JOIN json_each(t.refunds) made
     WHERE p.site_id = o.site_id AND p.order_id = o.id) AS made,
    (SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0) FROM order_events e CROSS JOIN json_each(e.details, '$.lines') unit
     WHERE e.site_id = o.site_id AND e.order_id = o.id) AS units,
    (SELECT SUM(restocked_quantity) FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id) AS restocked,
    (SELECT COUNT(*) FROM order_refunds r
     WHERE r.site_id = o.site_id AND r.order_id = o.id AND r.state = 'open') AS open
  FROM orders o`;

/** Refunds of single units, which owners ask for at once. */
export class KilledRefunds implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  readonly #asked: Asked[] = [];
  #orders: string[] = [];
  readonly #bought = new Set<string>();
  #askedBefore = 0;
  #cut = 0;
  #unlike = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
    const counted = `UPDATE variants SET unlimited = 0, qty_in_stock = ${STOCK} WHERE sku = '${ITEM.sku}'`;
    queryShop(shop.stateDir, counted);
  }

  async prepare(): Promise<void> {
    const before = this.#numbers();
    await Promise.all(
      Array.from({ length: ORDERS }, async () => {
        const visitor = new ShopVisitor(this.#shop.url);
        const entry = { itemId: ITEM.itemId, sku: null, quantity: UNITS, additionalFields: null };
        await visitor.call('POST', '/api/commerce/shopping-cart/entries', entry);
        const paid = await buy(visitor);
        if (!paid.ok) throw new Error(await paid.text());
      }),
    );
    this.#orders = this.#numbers().filter((number) => !before.includes(number));
    for (const order of this.#orders) this.#bought.add(order);
    this.#askedBefore = this.#asked.length;
  }

  lanes(): Promise<void>[] {
    return this.#orders.flatMap((order) =>
      Array.from({ length: OWNERS }, async () => {
        for (let ask = 0; ask < ASKS; ask++) {
          const asked: Asked = { order, key: createIdempotencyKey() };
          const outcome = await this.#refund(asked);
          if (outcome === 'refused') continue;
          this.#asked.push(asked);
          if (outcome === 'cut') return void this.#cut++;
          asked.cents = centsOf(outcome);
        }
      }),
    );
  }

  isWarm(): boolean {
    const answered = this.#asked.slice(this.#askedBefore).filter(({ cents }) => cents !== undefined);
    return answered.length >= ANSWERED_BEFORE_KILL;
  }

  async repeat(): Promise<void> {
    for (const asked of this.#asked.slice(this.#askedBefore)) {
      const outcome = await this.#refund(asked);
      if (typeof outcome !== 'object') {
        if (asked.cents !== undefined) this.#unlike++;
        continue;
      }
      if (asked.cents !== undefined && asked.cents !== centsOf(outcome)) this.#unlike++;
      asked.cents = centsOf(outcome);
    }
  }

  async check(): Promise<Row> {
    let [lost, doubled, cents, count] = [this.#unlike, 0, 0, 0];
    for (const { number, refunded, told, made, units, restocked, open } of this.#books()) {
      const answered = this.#asked.filter((asked) => asked.order === `${number}` && asked.cents !== undefined);
      const sum = answered.reduce((total, asked) => total + (asked.cents ?? 0), 0);
      lost += Math.max(0, answered.length - units) + open;
      doubled += Math.max(0, units - Math.min(answered.length, UNITS));
      if ([told, made, sum].some((other) => other !== refunded)) doubled++;
      if (restocked !== units) doubled++;
      cents += refunded;
      count += units;
    }
    if (this.#stock() !== STOCK) doubled++;
    const answered = this.#asked.filter((asked) => asked.cents !== undefined).length;
    const note = `${answered} answered, ${this.#cut} cut off; ${count} units, ${cents} cents at buyer and provider`;
    return rowOf('refunds of units', { lost, doubled }, note);
  }

  #refund({ order, key }: Asked): Promise<Outcome> {
    return this.#storm.call(`/api/owner/orders/${order}/refund`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.#ownerKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ lines: [{ position: 0, quantity: 1 }], restock: true }),
    });
  }

  #books(): Books[] {
    return rowsOf<Books>(this.#shop.stateDir, BOOKS).filter(({ number }) => this.#bought.has(`${number}`));
  }

  #numbers(): string[] {
    return rowsOf<{ number: number }>(this.#shop.stateDir, 'SELECT number FROM orders').map(
      ({ number }) => `${number}`,
    );
  }

  /** Units in stock and with buyers. */
  #stock(): number {
    const sql = `SELECT (SELECT qty_in_stock FROM variants WHERE sku = '${ITEM.sku}')
      + (SELECT SUM(quantity - restocked_quantity) FROM order_lines) AS units`;
    return Number(queryShop(this.#shop.stateDir, sql).units);
  }
}

function centsOf({ answer }: { answer: string }): number {
  return RefundAnswer.parse(JSON.parse(answer)).refund.cents;
}
