import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAgentTools } from '#runtime/agent-tools/start.ts';
import { refreshCart, removeEntry, startCart, updateQuantity } from '#runtime/cart/actions.ts';
import { clearCart } from '#runtime/cart/clear.ts';
import { addCoupon } from '#runtime/cart/remote/coupons.ts';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { aCart, anEntry, cartOfOne, cartOfThree, noCart } from '../../test/fixtures/cart/cart.ts';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { installModelContext, type ModelContextStandIn } from '../../test/fixtures/model-context.ts';
import { openAgentShop } from '../../test/msw/server.ts';
import { startAddToCart } from './start.ts';

const shop = openAgentShop();
/** A busy machine may need so long to import a late script. */
const WAIT = { timeout: 15_000 };
let context: ModelContextStandIn;
let ending: AbortController;
let endings: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  ending = new AbortController();
  const installed = installModelContext();
  context = installed.context;
  endings = [installed.uninstall, () => ending.abort(), startCart()];
  await startAgentTools(ending.signal);
});
afterEach(() => {
  for (const end of endings) end();
  document.querySelector('sq-alert')?.remove();
  document.body.replaceChildren();
  clearCart();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lines of a cart, as far as a press decides them. */
const linesOf = ({ entries, coupons }: ShoppingCart) => [
  entries.map(({ itemId, chosenVariant, quantity }) => [itemId, chosenVariant.sku, quantity]),
  coupons,
];
const shown = () => cartOf($cart.get());
const calls = () => shop.current.shop.calls.map(({ method, path, body }) => [method, path, body]);

/** A visitor whose cart is known. */
async function have(cart: ShoppingCart): Promise<void> {
  shop.current.shop.cart = cart;
  await refreshCart();
}

/** Puts the small lamp's button on the page, as the engine writes it. */
function showButton(): HTMLElement {
  const box = document.createElement('article');
  box.dataset.itemId = lamp.id;
  const variants = document.createElement('div');
  variants.className = 'product-variants';
  variants.dataset.variants = JSON.stringify(
    lamp.variants.slice(0, 1).map((variant) => ({ ...variant, attributes: {} })),
  );
  const button = document.createElement('div');
  button.className = 'sqs-add-to-cart-button';
  button.dataset.itemId = lamp.id;
  button.setAttribute('role', 'button');
  box.append(variants, button);
  document.body.append(box);
  return button;
}

/** Presses the button until the shop has the product, or until the page has said that too few are left. */
async function press(button: HTMLElement): Promise<void> {
  const before = shop.current.shop.callsOf('POST').length;
  const ok = () => document.querySelector('sq-alert')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=ok]');
  button.click();
  await vi.waitFor(() => expect(ok() ?? shop.current.shop.callsOf('POST')[before]).toBeDefined(), WAIT);
  ok()?.click();
  await shop.untilIdle();
}

describe('the cart by its tools', () => {
  test('update_cart adds what a press of the button adds, by the same calls, and the page shows it', async () => {
    endings.push(startAddToCart());
    await press(showButton());
    const pressed = calls().filter(([method]) => method === 'POST');
    const cart = linesOf(shop.current.shop.cart);
    shop.current.shop.calls.length = 0;
    shop.current.shop.cart = noCart;
    clearCart();

    const add = [{ product_id: lamp.id, variant_id: 'LAMP-S' }];
    const { data } = await context.call('update_cart', { add });
    expect(calls().filter(([method]) => method === 'POST')).toEqual(pressed);
    expect(linesOf(shop.current.shop.cart)).toEqual(cart);
    expect(data).toMatchObject({ lines: [{ product_id: lamp.id, sku: 'LAMP-S', quantity: 1 }], refused: [] });
    expect(shown()?.totalQuantity).toBe(1);
  });

  test('an agent hears why a press would have been refused, and the rest of its changes are made', async () => {
    await have(cartOfThree);
    const [line] = cartOfThree.entries;
    const { data } = await context.call('update_cart', {
      add: [
        { product_id: lamp.id },
        { product_id: lamp.id, variant_id: 'LAMP-L' },
        { product_id: lamp.id, variant_id: 'x' },
      ],
      set: [
        { line_id: line?.id, quantity: 5 },
        { line_id: 'nothing', quantity: 1 },
      ],
      add_discount_codes: ['WELCOME'],
    });
    expect(data.refused).toEqual([
      { what: 'set nothing', reason: 'There is no such line; get_cart lists them.' },
      { what: 'add item-lamp', reason: 'Please select the Size option.' },
      { what: 'add item-lamp', reason: 'Sorry, we do not have enough of that item available.' },
      { what: 'add item-lamp', reason: expect.stringContaining('Its variants are: variant-lamp-small') },
    ]);
    expect(data.lines[0].quantity).toBe(5);
    expect(data.discount_codes).toEqual(['WELCOME']);
    expect(data.total).toBe(shop.current.shop.cart.grandTotalCents);
  });

  test('what a person must fill in first is left to them, with the page’s address', async () => {
    shop.current.shop.product = {
      ...lamp,
      id: 'item-form',
      additionalFieldsFormId: 'form-1',
      variants: lamp.variants.slice(0, 1),
    };
    const { data } = await context.call('update_cart', { add: [{ product_id: 'item-form', variant_id: 'LAMP-S' }] });
    expect(data.refused[0].reason).toContain('/store/p/lamp');
    expect(shop.current.shop.callsOf('POST')).toEqual([]);
  });

  test('removing a line and setting it to nothing do the same', async () => {
    await have(aCart({ entries: [anEntry({ id: 'a' }), anEntry({ id: 'b' })] }));
    await context.call('update_cart', { remove: ['a'], set: [{ line_id: 'b', quantity: 0 }] });
    expect(shop.current.shop.callsOf('DELETE')).toHaveLength(2);
  });

  test('the cart is emptied only when the person agrees, and the focus starts on the way out', async () => {
    await have(cartOfThree);
    const asked = () => document.querySelector('sq-alert')?.shadowRoot;
    const answer = async (part: string) => {
      const answering = context.call('cancel_cart');
      await vi.waitFor(() => expect(asked()?.querySelector('h2')?.textContent).toBe('Empty your cart?'), WAIT);
      expect(asked()?.activeElement?.textContent).toBe('Cancel');
      asked()?.querySelector<HTMLButtonElement>(`[part=${part}]`)?.click();
      return answering;
    };
    expect((await answer('cancel')).data.cancelled).toBe(false);
    expect(shop.current.shop.cart.entries).toHaveLength(cartOfThree.entries.length);
    expect((await answer('ok')).data).toMatchObject({ cancelled: true, lines: [] });
    expect(shop.current.shop.cart.entries).toEqual([]);
  });

  test('a question ends with its tool, and an older browser is told that the person is asked', async () => {
    await have(cartOfOne);
    const stopping = new AbortController();
    const requestUserInteraction = vi.fn((ask: () => Promise<never>) => ask());
    const answering = context.call('cancel_cart', {}, { signal: stopping.signal, requestUserInteraction });
    await vi.waitFor(() => expect(document.querySelector('sq-alert')).not.toBeNull(), WAIT);
    stopping.abort();
    expect((await answering).data.cancelled).toBe(false);
    expect(document.querySelector('sq-alert')).toBeNull();
    expect(requestUserInteraction).toHaveBeenCalledOnce();
  });

  test('the checkout opens with a cart, and an agent with an empty one hears what to do', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect((await context.call('proceed_to_checkout')).error).toContain('The cart is empty');
    await context.call('update_cart', { add: [{ product_id: lamp.id, variant_id: 'LAMP-S' }] });
    expect((await context.call('proceed_to_checkout')).data.opens).toBe(`${location.origin}/checkout`);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  test('a connection that breaks is told with the way out', async () => {
    shop.current.shop.interruptNext(...Array(9).fill(() => Response.error()));
    const { error } = await context.call('update_cart', { add: [{ product_id: lamp.id, variant_id: 'LAMP-S' }] });
    expect(error).toMatch(/could not be reached; try again in a few seconds: .*check your internet connection/);
    shop.current.shop.endInterruptions();
  });
});

/** One act, and whether it is the tool or the button that does it in the mixed run. */
type Act =
  | { kind: 'add'; isLost: boolean; byTool: boolean }
  | { kind: 'set' | 'remove'; place: number; quantity: number; isLost: boolean; byTool: boolean }
  | { kind: 'coupon'; isLost: boolean; byTool: boolean }
  | { kind: 'otherTab' };

const isLost = fc.boolean();
const byTool = fc.boolean();
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), isLost, byTool }),
  fc.record({
    kind: fc.constantFrom('set' as const, 'remove' as const),
    place: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 9 }),
    isLost,
    byTool,
  }),
  fc.record({ kind: fc.constant('coupon' as const), isLost, byTool }),
  fc.record({ kind: fc.constant('otherTab' as const) }),
);

/** All lamps that the shop has are in the cart before the last press. */
const FULL_CART: Act[] = [
  { kind: 'add', isLost: false, byTool: false },
  { kind: 'set', place: 0, quantity: 8, isLost: false, byTool: true },
  { kind: 'add', isLost: false, byTool: true },
  { kind: 'add', isLost: false, byTool: false },
  { kind: 'otherTab' },
];

describe('the cart by tools and buttons in any order', () => {
  test('a sequence of presses, tools, other tabs and lost answers ends in the cart of the presses alone', async () => {
    endings.push(startAddToCart());
    const button = showButton();
    const other = new BroadcastChannel('sq:cart-message:own');
    endings.push(() => other.close());

    async function run(acts: readonly Act[], withTools: boolean) {
      shop.current.shop.cart = noCart;
      clearCart();
      for (const step of acts) await perform(step, withTools && 'byTool' in step && step.byTool);
      await shop.untilIdle();
      return { stored: linesOf(shop.current.shop.cart), shown: linesOf(shown() ?? noCart) };
    }

    async function perform(step: Act, isTool: boolean): Promise<void> {
      const server = shop.current.shop;
      if ('isLost' in step && step.isLost) {
        const end = step.kind === 'add' ? '/entries' : step.kind === 'coupon' ? '/coupons' : '';
        server.interrupt(end, step.kind === 'add' ? server.loseAnswer : () => Response.error());
      }
      const line = 'place' in step ? server.cart.entries[step.place] : undefined;
      if (step.kind === 'otherTab') {
        other.postMessage(server.add({ itemId: 'item-mug', sku: 'MUG', quantity: 1 }).shoppingCart);
        await vi.waitFor(() => expect(shown()?.version).toBe(server.cart.version));
      } else if (step.kind === 'add') {
        if (isTool) await context.call('update_cart', { add: [{ product_id: lamp.id, variant_id: 'LAMP-S' }] });
        else {
          // A button that says "Added!" takes no press.
          await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
          await press(button);
        }
      } else if (step.kind === 'coupon') {
        if (isTool) await context.call('update_cart', { add_discount_codes: ['WELCOME'] });
        else await addCoupon('WELCOME');
      } else if (line) {
        const { id } = line;
        const { quantity } = step;
        if (step.kind === 'set' && isTool) await context.call('update_cart', { set: [{ line_id: id, quantity }] });
        else if (step.kind === 'set') await updateQuantity(id, quantity);
        else if (isTool) await context.call('update_cart', { remove: [id] });
        else await removeEntry(id);
      }
      server.endInterruptions();
      await shop.untilIdle();
    }

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
        const pressed = await run(acts, false);
        const mixed = await run(acts, true);
        expect(mixed.stored).toEqual(pressed.stored);
        expect(mixed.shown).toEqual(mixed.stored);
      }),
      { numRuns: 25, examples: [[FULL_CART]] },
    );
  });
});
