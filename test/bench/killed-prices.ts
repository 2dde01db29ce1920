import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { Product } from '#runtime/contracts/product.ts';
import { queryShop, rowsOf } from '../e2e/harness/query-shop.ts';
import { doublesIn, type KilledCalls, type Outcome, rowOf, type Storm } from './kill-storm.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import type { Row } from './table.ts';

const PRODUCTS = 3;
const OWNERS = 2;
const CHANGED_BEFORE_KILL = 8;
const PRODUCTS_PATH = '/api/owner/products';

interface Change {
  productId: string;
  version: number;
  body: string;
  priceCents: number;
}

/** Changes of prices by owners at once, while visitors look at them. Every change has a price of its own. */
export class KilledPrices implements KilledCalls {
  readonly #shop: BenchShop;
  readonly #storm: Storm;
  readonly #ownerKey: string;
  readonly #answered = new Set<number>();
  /** Prices that visitors were answered. */
  readonly #seen = new Set<number>();
  #products: string[] = [];
  #round: Change[] = [];
  #answeredBefore = 0;
  #nextPrice = 1_001;
  #cut = 0;

  constructor(shop: BenchShop, storm: Storm, ownerKey: string) {
    this.#shop = shop;
    this.#storm = storm;
    this.#ownerKey = ownerKey;
  }

  async prepare(): Promise<void> {
    this.#round = [];
    this.#answeredBefore = this.#answered.size;
    if (this.#products.length === 0) this.#products = await Promise.all(Array.from({ length: PRODUCTS }, this.#create));
  }

  lanes(): Promise<void>[] {
    return this.#products.flatMap((id) => [
      ...Array.from({ length: OWNERS }, async () => {
        for (let product = await this.#read(id); product; ) product = await this.#change(product);
      }),
      this.#look(id),
    ]);
  }

  isWarm(): boolean {
    return this.#answered.size >= this.#answeredBefore + CHANGED_BEFORE_KILL;
  }

  /** A change that was made is refused, because its version is gone. */
  async repeat(): Promise<void> {
    for (const change of this.#round) {
      const outcome = await this.#put(change);
      if (typeof outcome === 'object' && this.#answered.has(change.priceCents))
        throw new Error('A change was made twice');
      if (typeof outcome === 'object') this.#answered.add(change.priceCents);
    }
    for (const id of this.#products) {
      const outcome = await this.#storm.call(productPath(id), new ShopVisitor(this.#shop.url).request('GET'));
      if (typeof outcome === 'object') this.#see(outcome.answer);
    }
  }

  async check(): Promise<Row> {
    let doubled = 0;
    const kept = new Set<number>();
    for (const id of this.#products) {
      const history = rowsOf<{ number: number; cents: number; price: number; from_at: number }>(
        this.#shop.stateDir,
        `SELECT h.number, h.cents, h.from_at, v.price_cents AS price FROM variants v
         JOIN price_history h ON h.site_id = v.site_id AND h.variant_id = v.id
         WHERE v.item_id = '${id}' ORDER BY h.number`,
      );
      doubled += doublesIn(history.map(({ cents }) => `${cents}`));
      for (const [index, { number, cents, from_at: from }] of history.entries()) {
        kept.add(cents);
        const isNext = number === index + 1 && from >= (history[index - 1]?.from_at ?? 0);
        if (!isNext) throw new Error(`The history of ${id} is not in order at ${number}`);
      }
      const last = history.at(-1);
      if (last?.cents !== last?.price) throw new Error(`The history of ${id} does not end with its price`);
    }
    const lost = [...this.#answered, ...this.#seen].filter((cents) => !kept.has(cents)).length;
    const note = `${this.#answered.size} answered, ${this.#cut} cut off; ${this.#seen.size} prices that visitors saw`;
    return rowOf('prices in the history', { lost, doubled }, note);
  }

  readonly #create = async (): Promise<string> => {
    const { collection_id: collectionId } = queryShop(
      this.#shop.stateDir,
      `SELECT collection_id FROM items WHERE id = 'ss-house-blend'`,
    );
    const body = { collectionId, title: 'Killed', variants: [{ priceCents: this.#nextPrice++ }] };
    const outcome = await this.#call(PRODUCTS_PATH, { method: 'POST', body: JSON.stringify(body) });
    if (typeof outcome !== 'object') throw new Error('No product was created');
    return OwnerProduct.parse(JSON.parse(outcome.answer)).id;
  };

  async #read(productId: string): Promise<OwnerProduct | undefined> {
    const outcome = await this.#call(`${PRODUCTS_PATH}/${productId}`, {});
    return typeof outcome === 'object' ? OwnerProduct.parse(JSON.parse(outcome.answer)) : undefined;
  }

  /** Gives a product its next price, and returns the product as it is then; undefined once the server is gone. */
  async #change(product: OwnerProduct): Promise<OwnerProduct | undefined> {
    const { id: productId, version, updatedAt: _, isScheduled: __, ...rest } = product;
    const priceCents = this.#nextPrice++;
    const body = JSON.stringify({ ...rest, variants: rest.variants.map((own) => ({ ...own, priceCents })) });
    const change = { productId, version, body, priceCents };
    const outcome = await this.#put(change);
    if (outcome === 'refused') return this.#read(productId);
    this.#round.push(change);
    if (outcome === 'cut') return void this.#cut++;
    this.#answered.add(priceCents);
    return OwnerProduct.parse(JSON.parse(outcome.answer));
  }

  #put({ productId, version, body }: Change): Promise<Outcome> {
    return this.#call(`${PRODUCTS_PATH}/${productId}`, {
      method: 'PUT',
      body,
      headers: { 'If-Match': `"${version}"` },
    });
  }

  async #look(id: string): Promise<void> {
    for (;;) {
      const outcome = await this.#storm.call(productPath(id), new ShopVisitor(this.#shop.url).request('GET'));
      if (typeof outcome !== 'object') return;
      this.#see(outcome.answer);
    }
  }

  #see(answer: string): void {
    this.#seen.add(Product.parse(JSON.parse(answer)).price.value);
  }

  #call(path: string, request: RequestInit): Promise<Outcome> {
    const headers = {
      ...request.headers,
      Authorization: `Bearer ${this.#ownerKey}`,
      'Content-Type': 'application/json',
    };
    return this.#storm.call(path, { ...request, headers });
  }
}

const productPath = (id: string) => `/api/commerce/products/${id}`;
