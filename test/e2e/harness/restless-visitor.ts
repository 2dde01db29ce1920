import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Act } from '../../../runtime/contracts/telemetry.ts';
import { checkoutOf, field, fillAddress, payAndArrive, payButton } from './checkout-steps.ts';
import { idle } from './idle.ts';
import { type CartCall, callCart, hide, restore } from './page-acts.ts';
import { TAB_HEADER, trackedActs, type Witness } from './witness.ts';

/** What happens to a call: it is answered, its answer is lost, it does not arrive, or the shop is killed amid it. */
export type CallFate = 'answered' | 'lost' | 'stopped' | 'killed';

export type Step = { tab: 0 | 1 } & (
  | { act: 'add'; item: number; fate: CallFate }
  | { act: 'change'; quantity: number; fate: CallFate }
  | { act: 'go'; page: number }
  | { act: 'checkout'; fate: CallFate }
  | { act: 'back' | 'forward' | 'reload' | 'hide' | 'restore' | 'consent' | 'refuse' | 'buy' | 'count' }
);

const ITEMS = [{ itemId: 'ss-house-blend' }, { itemId: 'ss-everyday-teapot', sku: 'POT-700' }];
export const ITEM_COUNT = ITEMS.length;
const PAGES = ['/', '/shop/p/everyday-teapot', '/cart', '/about'];
export const PAGE_COUNT = PAGES.length;
const CART = /^\/api\/commerce\/shopping-cart\/entries/;
const NOTHING_TO_PAY = /^(Your cart is empty|Thank you, your order is placed)\.$/;
const COMMERCE = '/api/commerce/';
const CHECKOUT = /^\/api\/commerce\/checkout$/;
/** The shop's repeats take about a second; one that was killed has to start again. */
const SLOW = { timeout: 60_000, interval: 50 };

/** The shop from outside. */
export interface ShopAround {
  url: string;
  /** All acts in the outbox. */
  acts(): { id: string; kind: Act['kind']; step: string | null }[];
  /** Runs the job that counts acts. */
  count(): Promise<void>;
  /** Kills the shop, and resolves once it runs again. */
  restart(): Promise<void>;
}

interface Tab {
  name: string;
  page: Page;
  /** Acts that this page load keeps until its visitor answers. */
  waiting: Set<string>;
}

/** An act that the shop has acknowledged: it waits for the visitor's answer, is to be counted, or was counted. */
interface Expected {
  kind: Act['kind'];
  state: 'waiting' | 'due' | 'counted';
}

/** A visitor with two tabs, what pages should report of them, and what the shop should count. */
export class RestlessVisitor {
  /** Acts that are counted or will be. One that was counted before a refusal stays. */
  readonly counted = new Map<string, Expected>();
  /** Acts that a page is to report. */
  readonly reported = new Set<string>();
  readonly #known = new Set<string>();
  readonly #tabs: Tab[] = [];
  readonly #shop: ShopAround;
  readonly #witness: Witness;
  #choice: 'open' | 'allowed' | 'refused' = 'open';

  constructor(shop: ShopAround, witness: Witness) {
    this.#shop = shop;
    this.#witness = witness;
    for (const { id } of shop.acts()) this.#known.add(id);
  }

  async arrive(context: BrowserContext): Promise<void> {
    for (const name of ['first', 'second']) {
      const page = await context.newPage();
      await page.setExtraHTTPHeaders({ [TAB_HEADER]: name });
      this.#tabs.push({ name, page, waiting: new Set() });
      await this.#load(this.#tabs.at(-1) as Tab, () => page.goto(this.#shop.url + PAGES[1]));
    }
  }

  async take(step: Step): Promise<void> {
    const tab = this.#tabs[step.tab] as Tab;
    await this.#do(tab, step);
    await this.#note(tab);
  }

  #do(tab: Tab, step: Step): Promise<unknown> {
    const { page } = tab;
    const load = (open: () => Promise<unknown>) => this.#load(tab, open);
    switch (step.act) {
      case 'add':
        return this.#changeCart(page, step.fate, { add: ITEMS[step.item] ?? {} });
      case 'change':
        return this.#changeCart(page, step.fate, { quantity: step.quantity });
      case 'go':
        return load(() => page.goto(this.#shop.url + PAGES[step.page]));
      case 'checkout':
        return this.#call(CHECKOUT, step.fate, () => this.#openCheckout(tab));
      case 'back':
        return load(() => goBack(page));
      case 'forward':
        return load(() => page.goForward());
      case 'reload':
        return load(() => page.reload());
      case 'hide':
        return page.evaluate(hide);
      case 'restore':
        return page.evaluate(restore);
      case 'consent':
      case 'refuse':
        return this.#answer(tab, step.act);
      case 'buy':
        return this.#buy(tab);
      case 'count':
        return this.#count();
    }
  }

  /** Opens a page, and waits until it hears what its visitor does. */
  async #load(tab: Tab, open: () => Promise<unknown>): Promise<void> {
    const { page } = tab;
    const isRefused = this.#choice === 'refused';
    const before = await loadedAt(page);
    await open();
    if ((await loadedAt(page)) !== before) tab.waiting.clear();
    await page.waitForFunction(() => window.Storefront?.vitals);
    if (!isRefused)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/watch-visitor.')),
      );
    await idle(page);
  }

  /** Changes the cart. A page gives up where a shop that was killed takes long to come back: then its visitor tries again. */
  async #changeCart(page: Page, fate: CallFate, change: CartCall): Promise<void> {
    const status = await this.#call(CART, fate, () => callCart(page, change));
    const isGivenUp = fate === 'killed' && status === 'failed';
    expect(['added', 'changed']).toContain(isGivenUp ? await callCart(page, change) : status);
  }

  async #call<Result>(path: RegExp, fate: CallFate, act: () => Promise<Result>): Promise<Result> {
    if (fate !== 'answered') this.#witness.next = { path, fate: fate === 'killed' ? () => this.#kill() : fate };
    const result = await act();
    this.#witness.next = undefined;
    await this.#witness.isUp;
    return result;
  }

  #kill(): void {
    this.#witness.isUp = this.#shop.restart();
  }

  async #openCheckout(tab: Tab): Promise<boolean> {
    const { page } = tab;
    await this.#load(tab, () => page.goto(`${this.#shop.url}/checkout`));
    const ending = checkoutOf(page).getByRole('heading', { name: NOTHING_TO_PAY });
    await payButton(page).or(ending).waitFor({ timeout: SLOW.timeout });
    return (await ending.count()) === 0;
  }

  async #buy(tab: Tab): Promise<void> {
    if (!(await this.#openCheckout(tab))) return;
    const { page } = tab;
    await fillAddress(page);
    await field(page, 'email').fill('ada@shop.example');
    await this.#note(tab);
    await payAndArrive(page);
    await this.#load(tab, () => page.waitForLoadState());
  }

  /** Answers by the banner where that asks, and on the page about cookies to change the answer. */
  async #answer(tab: Tab, act: 'consent' | 'refuse'): Promise<void> {
    const { page } = tab;
    await this.#note(tab);
    await this.expectTold();
    const value = act === 'consent' ? 'accept' : 'refuse';
    if (this.#choice === 'open' && (await page.locator('sq-cookie-banner form').count()) === 0)
      await this.#load(tab, () => page.goto(this.#shop.url + PAGES[3]));
    if (this.#choice === 'open') {
      const taken = page.waitForResponse((response) => response.url().endsWith('/api/consent') && response.ok());
      await page.locator(`sq-cookie-banner button[value=${value}]`).click();
      await taken;
    } else {
      await page.goto(`${this.#shop.url}/cookies`);
      await page.locator(`main button[value=${value}]`).click();
      await page.waitForURL('**/cookies?saved');
      tab.waiting.clear();
    }
    this.#choice = act === 'consent' ? 'allowed' : 'refused';
    for (const [id, one] of this.counted) {
      if (act === 'consent' && one.state === 'waiting') one.state = 'due';
      if (act === 'refuse' && one.state !== 'counted') this.counted.delete(id);
    }
    for (const { waiting } of this.#tabs) {
      if (act === 'consent') for (const id of waiting) this.reported.add(id);
      waiting.clear();
    }
    if (act === 'consent') await this.#load(tab, async () => {});
    await this.expectTold();
  }

  async #count(): Promise<void> {
    await this.#shop.count();
    for (const one of this.counted.values()) if (one.state === 'due') one.state = 'counted';
  }

  /** Records acts that the shop has stored since; the answers to a tab named each of them, but for orders. */
  async #note(tab: Tab): Promise<void> {
    await this.#settle();
    for (const { id, kind, step } of this.#shop.acts()) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      if (this.#choice === 'refused') {
        expect(kind, 'an act of a visitor who has refused').toBe('order');
        continue;
      }
      this.counted.set(id, { kind, state: this.#choice === 'allowed' ? 'due' : 'waiting' });
      // A payment leads to another page, so that nothing of it can wait.
      if (step === 'payment' && this.#choice !== 'allowed') continue;
      const teller = kind === 'order' ? tab : this.#tabs.find(({ name }) => name === this.#heardBy(id));
      expect(teller, `a tab that has the ${kind} ${id} in an answer`).toBeDefined();
      if (this.#choice === 'allowed') this.reported.add(id);
      else teller?.waiting.add(id);
    }
  }

  /** Waits until no tab has anything more to do for the cart. */
  async #settle(): Promise<void> {
    for (const { page } of this.#tabs) await idle(page);
    const isOver = () => this.#witness.seen.every((call) => call.isOver || !call.path.startsWith(COMMERCE));
    await expect.poll(isOver, SLOW).toBe(true);
  }

  /** The name of the tab whose call was answered with an act. */
  #heardBy(id: string): string | undefined {
    const calls = this.#witness.seen.filter(({ path }) => path.startsWith(COMMERCE));
    return calls.find(({ answer = '' }) => answer.includes(`"act":{"id":"${id}"`))?.tab;
  }

  /** Waits until pages have reported what they should, and checks that they have reported nothing else and nothing twice. */
  async expectTold(): Promise<void> {
    const expected = [...this.reported].toSorted();
    await expect
      .poll(() => Object.values(trackedActs(this.#witness)).map((ids) => ids.toSorted()), SLOW)
      .toEqual([expected, expected]);
  }
}

/** When the page was loaded. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Goes back, but not out of the shop. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  if (page.url() === 'about:blank') await page.goForward();
}
