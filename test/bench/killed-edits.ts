import { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { queryShop, rowsOf } from '../e2e/harness/query-shop.ts';
import { buy } from './checkout.ts';
import { COUNTED_ITEM, type KilledCalls, type Outcome, ownerCall, rowOf, type Storm } from './kill-storm.ts';
import { payByLink } from './killed-links.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import type { Row } from './table.ts';

const ORDERS = 3;
const UNITS = 40;
/** Two owners edit each order at once. */
const OWNERS = 2;
const EDITS = 15;
const EDITED_BEFORE_KILL = 4;

interface Edit {
  order: string;
  key: string;
  kind: 'remove' | 'add';
  changes: object;
  differenceCents: number;
  /** The order's, as its owner saw it; a repeat sends it again, although the edit has changed it. */
  version: string;
  isAnswered?: boolean;
}

interface Books {
  number: number;
  standing: number;
  taken: number;
  removed: number;
  added: number;
  open: number;
  restocked: number;
}

const UNITS_OF = (sum: string) =>
  `(SELECT COALESCE(SUM(${sum}), 0) FROM order_lines l WHERE l.site_id = o.site_id AND l.order_id = o.id)`;
const BOOKS = `SELECT o.number, o.grand_total_cents - o.refunded_cents AS standing,
    (SELECT SUM(t.amount_cents - (SELECT COALESCE(SUM(made.value ->> 'cents'), 0) FROM json_each(t.refunds) made))
     FROM payments p JOIN test_payments t ON t.site_id = p.site_id AND t.id = p.id
     WHERE p.site_id = o.site_id AND p.order_id = o.id) AS taken,
    ${UNITS_OF('removed_quantity')} AS removed, ${UNITS_OF('restocked_quantity')} AS restocked,
    ${UNITS_OF('quantity')} - ${UNITS} AS added,
    (SELECT COUNT(*) FROM order_refunds r WHERE r.site_id = o.site_id AND r.order_id = o.id AND r.state = 'open')
     + (SELECT COUNT(*) FROM payments p JOIN test_payments t ON t.site_id = p.site_id AND t.id = p.id
        WHERE p.site_id = o.site_id AND p.order_id IS NULL AND t.state = 'paid') AS open
  FROM orders o`;

/** Edits of orders: a unit less, whose money goes back, or a unit more, which the buyer pays by a link. */
export class KilledEdits implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  readonly #bought = new Set<string>();
  readonly #all: Edit[] = [];
  #orders: string[] = [];
  #before = 0;
  #variantId = '';
  #cut = 0;
  #unlike = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
  }

  async prepare(): Promise<void> {
    const variant = `SELECT id FROM variants WHERE sku = '${COUNTED_ITEM.sku}'`;
    this.#variantId ||= String(queryShop(this.#shop.stateDir, variant).id);
    this.#before = this.#all.length;
    const before = this.#numbers();
    for (let order = 0; order < ORDERS; order++) {
      const visitor = new ShopVisitor(this.#shop.url);
      const entry = { itemId: COUNTED_ITEM.itemId, sku: null, quantity: UNITS, additionalFields: null };
      await visitor.call('POST', '/api/commerce/shopping-cart/entries', entry);
      const paid = await buy(visitor);
      if (!paid.ok) throw new Error(await paid.text());
    }
    this.#orders = this.#numbers().filter((number) => !before.includes(number));
    for (const order of this.#orders) this.#bought.add(order);
  }

  lanes(): Promise<void>[] {
    // An open link refuses other edits, so that the first order has none.
    return this.#orders.flatMap((order, index) =>
      Array.from({ length: OWNERS }, async (_, owner) => {
        for (let number = owner; number < EDITS; number++) {
          if ((await this.#edit(order, index === 0 || number % 2 === 0 ? 'remove' : 'add')) === 'cut')
            return void this.#cut++;
        }
      }),
    );
  }

  isWarm(): boolean {
    return this.#all.slice(this.#before).filter(({ isAnswered }) => isAnswered).length >= EDITED_BEFORE_KILL;
  }

  async repeat(): Promise<void> {
    for (const edit of this.#all.slice(this.#before)) {
      const wasAnswered = edit.isAnswered;
      const outcome = await this.#make(edit);
      if (typeof outcome !== 'object' && wasAnswered) this.#unlike++;
    }
  }

  async check(): Promise<Row> {
    let [lost, doubled] = [this.#unlike, 0];
    for (const row of rowsOf<Books>(this.#shop.stateDir, BOOKS)) {
      if (!this.#bought.has(`${row.number}`)) continue;
      const answered = this.#all.filter(({ order, isAnswered }) => order === `${row.number}` && isAnswered);
      const removed = answered.filter(({ kind }) => kind === 'remove').length;
      const added = answered.length - removed;
      lost += Math.max(0, removed - row.removed) + Math.max(0, added - row.added) + row.open;
      doubled += Math.max(0, row.removed - removed) + Math.max(0, row.added - added);
      if (row.standing !== row.taken || row.restocked !== row.removed) doubled++;
    }
    const answered = this.#all.filter(({ isAnswered }) => isAnswered);
    const links = answered.filter(({ kind }) => kind === 'add').length;
    const note = `${answered.length} made, ${links} of them paid by a link, ${this.#cut} cut off; money and stock are right`;
    return rowOf('edits of orders', { lost, doubled }, note);
  }

  async #edit(order: string, kind: Edit['kind']): Promise<Outcome> {
    const line = { kind: 'product', itemId: COUNTED_ITEM.itemId, variantId: this.#variantId, quantity: 1 };
    const changes = kind === 'remove' ? { remove: [{ position: 0, quantity: 1 }] } : { add: [line] };
    const seen = await this.#call('GET', `/api/owner/orders/${order}`);
    if (typeof seen !== 'object') return seen;
    const { version } = seen;
    const headers = { 'If-Match': version };
    const priced = await this.#call('POST', `/api/owner/orders/${order}/edit-totals`, changes, headers);
    if (typeof priced !== 'object') return priced;
    const differenceCents = EditTotals.parse(JSON.parse(priced.answer)).difference.value;
    const edit: Edit = { order, key: createIdempotencyKey(), kind, changes, differenceCents, version };
    const outcome = await this.#make(edit);
    if (outcome !== 'refused' || edit.isAnswered) this.#all.push(edit);
    return outcome;
  }

  /** Sends an edit and pays its link, where it has one. */
  async #make(edit: Edit): Promise<Outcome> {
    const { order, key, changes, differenceCents, version } = edit;
    const body = { ...changes, differenceCents };
    const made = await this.#call('POST', `/api/owner/orders/${order}/edit`, body, {
      'Idempotency-Key': key,
      'If-Match': version,
    });
    if (typeof made !== 'object') return made;
    const { draftId } = OrderEditAnswer.parse(JSON.parse(made.answer));
    if (draftId === null) {
      edit.isAnswered = true;
      return made;
    }
    const path = `/api/owner/draft-orders/${draftId}`;
    const draft = await this.#call('GET', path);
    if (typeof draft !== 'object') return draft;
    const { link, state } = DraftOrder.parse(JSON.parse(draft.answer));
    const paid = state === 'open' && link ? await payByLink(this.#storm, link.url, this.#shop.url) : draft;
    if (typeof paid !== 'object') return paid;
    const read = await this.#call('GET', path);
    if (typeof read === 'object') edit.isAnswered = DraftOrder.parse(JSON.parse(read.answer)).state === 'paid';
    return read;
  }

  #call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Outcome> {
    return this.#storm.call(path, ownerCall(this.#ownerKey, method, body, headers));
  }

  #numbers(): string[] {
    return rowsOf<{ number: number }>(this.#shop.stateDir, 'SELECT number FROM orders').map(
      ({ number }) => `${number}`,
    );
  }
}
