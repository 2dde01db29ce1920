import { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { queryShop, rowsOf } from '../e2e/harness/query-shop.ts';
import { ADDRESS } from './checkout.ts';
import { COUNTED_ITEM, doublesIn, type KilledCalls, type Outcome, ownerCall, rowOf, type Storm } from './kill-storm.ts';
import { payByLink } from './killed-links.ts';
import type { BenchShop } from './shop.ts';
import type { Row } from './table.ts';

const DRAFTS = '/api/owner/draft-orders';
const WAYS = ['link', 'link', 'outside'] as const;
const PAID_BEFORE_KILL = 3;

/** A draft as far as its calls were answered. */
interface Written {
  email: string;
  key: string;
  way: (typeof WAYS)[number];
  draft?: DraftOrder;
  isAnsweredPaid?: boolean;
}

interface Books {
  email: string;
  drafts: number;
  orders: number;
  total: number;
  taken: number;
  confirmations: number;
  links: number;
}

const KEPT = (table: string) => `(SELECT COALESCE(SUM(t.amount_cents - (
    SELECT COALESCE(SUM(made.value ->> 'cents'), 0) FROM json_each(t.refunds) made)), 0)
  FROM payments p JOIN ${table} t ON t.site_id = p.site_id AND t.id = p.id
  WHERE p.site_id = d.site_id AND p.checkout_id = d.id ${table === 'test_payments' ? `AND t.state = 'paid'` : ''})`;
const MAILS = (kind: string) =>
  `(SELECT COUNT(*) FROM outbox m WHERE m.site_id = d.site_id AND m.recipient = d.email AND m.kind = '${kind}')`;
const BOOKS = `SELECT d.email, COUNT(*) AS drafts, SUM((SELECT COUNT(*) FROM orders o WHERE o.email = d.email)) AS orders,
    (SELECT SUM(o.grand_total_cents) FROM orders o WHERE o.email = d.email) AS total,
    SUM(${KEPT('test_payments')} + ${KEPT('outside_payments')}) AS taken,
    ${MAILS('order-confirmation')} AS confirmations, ${MAILS('payment-link')} AS links
  FROM draft_orders d WHERE d.edits_order_id IS NULL GROUP BY d.email`;

/** Orders that an owner writes, each for an address of its own, and that are paid by a link or without the shop. */
export class KilledDrafts implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  readonly #all: Written[] = [];
  #round: Written[] = [];
  #variantId = '';
  #cut = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
  }

  async prepare(): Promise<void> {
    this.#round = [];
    const variant = `SELECT id FROM variants WHERE sku = '${COUNTED_ITEM.sku}'`;
    this.#variantId ||= String(queryShop(this.#shop.stateDir, variant).id);
  }

  lanes(): Promise<void>[] {
    return WAYS.map(async (way) => {
      for (;;) {
        const written: Written = { email: `draft-${this.#all.length}@example.com`, key: createIdempotencyKey(), way };
        this.#all.push(written);
        this.#round.push(written);
        if ((await this.#goOn(written)) === 'cut') return void this.#cut++;
      }
    });
  }

  isWarm(): boolean {
    return this.#round.filter(({ isAnsweredPaid }) => isAnsweredPaid).length >= PAID_BEFORE_KILL;
  }

  async repeat(): Promise<void> {
    for (const written of this.#round) {
      const earlier = written.draft?.id;
      if (typeof (await this.#goOn(written)) !== 'object') throw new Error('A repeated draft was refused');
      if (earlier !== undefined && earlier !== written.draft?.id) throw new Error('A repeated draft has another id');
    }
  }

  async check(): Promise<Row> {
    const books = rowsOf<Books>(this.#shop.stateDir, BOOKS);
    const known = new Map(books.map((row) => [row.email, row]));
    const paid = this.#all.filter(({ isAnsweredPaid }) => isAnsweredPaid);
    const lost = paid.filter(({ email }) => {
      const row = known.get(email);
      return !row || row.orders === 0 || row.confirmations === 0 || row.taken < row.total;
    }).length;
    const doubled =
      doublesIn(this.#all.map(({ email }) => email)) +
      books.filter(
        (row) => row.drafts > 1 || row.orders > 1 || row.taken > row.total || row.confirmations > 1 || row.links > 1,
      ).length;
    const note = `${paid.length} paid, ${this.#cut} cut off; an order, its money and a mail each`;
    return rowOf('draft orders', { lost, doubled }, note);
  }

  /** Makes the next calls of a draft until its order is placed; each finds what the one before has done. */
  async #goOn(written: Written): Promise<Outcome> {
    const { email, key, way } = written;
    const line = { kind: 'product', itemId: COUNTED_ITEM.itemId, variantId: this.#variantId, quantity: 1 };
    const input = { email, address: ADDRESS, lines: [line] };
    const created = await this.#call('POST', DRAFTS, input, { 'Idempotency-Key': key });
    if (typeof created !== 'object') return created;
    let draft = DraftOrder.parse(JSON.parse(created.answer));
    written.draft = draft;
    const path = `${DRAFTS}/${draft.id}`;
    if (way === 'link' && draft.state === 'draft') {
      const linked = await this.#call('POST', `${path}/link`, {}, { 'If-Match': `"${draft.version}"` });
      if (typeof linked !== 'object') return linked;
      draft = DraftOrder.parse(JSON.parse(linked.answer));
    }
    const outcome =
      way === 'link'
        ? draft.link && (await payByLink(this.#storm, draft.link.url, this.#shop.url))
        : await this.#call('POST', `${path}/payment`, { method: 'transfer' }, { 'If-Match': `"${draft.version}"` });
    if (outcome === 'cut' || outcome === 'refused') return outcome;
    const read = await this.#call('GET', path);
    if (typeof read === 'object') {
      written.isAnsweredPaid = DraftOrder.parse(JSON.parse(read.answer)).state === 'paid';
      if (!written.isAnsweredPaid) throw new Error(`The draft ${draft.id} was not paid`);
    }
    return read;
  }

  #call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Outcome> {
    return this.#storm.call(path, ownerCall(this.#ownerKey, method, body, headers));
  }
}
