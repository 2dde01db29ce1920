import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#runtime/contracts/product.ts';
import { anAwaitedLamp } from '../../test/fixtures/cart/awaited.ts';
import { openShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openShop();
const MERCHANDISING = {
  scarcityText: 'Only {qtyInStock} left',
  scarcityThreshold: 9,
  customSoldOutText: 'Gone for now',
};

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
  await import('../product-block/index.ts');
});
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

const aSoldOutLamp = (restock: Parameters<typeof anAwaitedLamp>[0] = {}, soldOut?: readonly string[]): Product => ({
  ...anAwaitedLamp(restock, soldOut),
  merchandising: MERCHANDISING,
});

/** A block for a product, when everything has loaded. */
async function place(product: Product, content = ''): Promise<HTMLElement> {
  shop.current.product = product;
  document.body.innerHTML = '<main></main>';
  const holder = document.createElement('div');
  holder.innerHTML = `<sq-product-block product="${product.id}">${content}</sq-product-block>`;
  const block = holder.firstElementChild as HTMLElement;
  await act(async () => document.querySelector('main')?.append(block));
  await untilShown(shop);
  return block;
}

const part = (block: HTMLElement, name: string) => block.shadowRoot?.querySelector(`[part~="${name}"]`)?.textContent;
const boxes = (block: HTMLElement) => [...block.querySelectorAll('sq-restock')];

async function choose(block: HTMLElement, size: string): Promise<void> {
  const select = block.shadowRoot?.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, size);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await untilShown(shop);
}

describe('the box inside a product block', () => {
  test('shows for the chosen variant while it is sold out, with the shop’s own text for that', async () => {
    const product = aSoldOutLamp();
    const block = await place(product);
    expect(boxes(block)).toEqual([]);

    await choose(block, 'Small');
    expect([part(block, 'scarcity'), boxes(block)]).toEqual(['Only 8 left', []]);

    await choose(block, 'Large');
    const [box] = boxes(block);
    expect([boxes(block).length, box?.slot, box?.getAttribute('variant')]).toEqual([
      1,
      'restock',
      `${product.id}-LAMP-L`,
    ]);
    expect(box?.querySelector('[name=email]')).not.toBeNull();
    expect([part(block, 'mark'), part(block, 'button'), part(block, 'scarcity')]).toEqual([
      'Gone for now',
      'Gone for now',
      undefined,
    ]);
    // The place of the box is inside the details, below the buttons and above the description.
    const places = [
      ...(block.shadowRoot?.querySelectorAll('[part=buying], slot[name=restock], slot[name=description]') ?? []),
    ];
    expect(places.map((element) => element.getAttribute('part') ?? element.getAttribute('name'))).toEqual([
      'buying',
      'restock',
      'description',
    ]);

    await choose(block, 'Small');
    expect([part(block, 'scarcity'), boxes(block)]).toEqual(['Only 8 left', []]);
  });

  test('signs up for that variant, and each variant keeps its own answer', async () => {
    const product = aSoldOutLamp({}, ['Small', 'Large']);
    const block = await place(product);
    const signUp = async (address: string) => {
      const input = block.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement;
      input.value = address;
      await act(async () => input.form?.requestSubmit());
      await untilShown(shop);
    };
    await choose(block, 'Large');
    await signUp('ann@example.com');
    expect(block.querySelector('.sq-restock-message')?.textContent).toBe('Signed up!');
    await choose(block, 'Small');
    expect(block.querySelector('[name=email]')).not.toBeNull();
    await signUp('ann@example.com');
    const sent = shop.current.callsOf('POST').filter(({ path }) => path.endsWith('/restock'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { productId: product.id, variantId: `${product.id}-LAMP-L` },
      { productId: product.id, variantId: `${product.id}-LAMP-S` },
    ]);
  });

  test('does not show where the shop sends no notices, and an author’s own place stays', async () => {
    const without = await place(aSoldOutLamp(null));
    await choose(without, 'Large');
    expect([boxes(without), part(without, 'mark')]).toEqual([[], 'Gone for now']);
    const own = await place(aSoldOutLamp(), '<p slot="restock">Ask us</p>');
    await choose(own, 'Large');
    expect([boxes(own), own.querySelector('[slot=restock]')?.textContent]).toEqual([[], 'Ask us']);
  });
});

describe('the box inside a quick view', () => {
  test('shows for the chosen variant, and goes with the product', async () => {
    const { openQuickView } = await import('../quick-view/open.ts');
    const product = aSoldOutLamp();
    shop.current.product = product;
    await act(() => openQuickView(product.id));
    await untilShown(shop);
    const block = document.querySelector('.sq-quick-view sq-product-block') as HTMLElement;
    await choose(block, 'Large');
    expect(block.querySelector('sq-restock [name=email]')).not.toBeNull();
    expect([part(block, 'mark'), part(block, 'scarcity')]).toEqual(['Gone for now', undefined]);
    await choose(block, 'Small');
    expect([part(block, 'scarcity'), boxes(block)]).toEqual(['Only 8 left', []]);
  });
});
