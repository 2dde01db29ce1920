import { afterEach, beforeAll, expect, test } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { cartOfThree } from '../../test/fixtures/cart/cart.ts';
import { waitFor } from '../../test/wait-for.ts';

const SHOP = 'https://shop.example';

beforeAll(async () => {
  Object.assign(boot(), { base: SHOP, site: 'site-1' });
  await import('./index.ts');
});
afterEach(() => document.body.replaceChildren());

async function open(attributes = ''): Promise<HTMLAnchorElement> {
  document.body.innerHTML = `<sq-checkout ${attributes}><p>Soon</p></sq-checkout>`;
  const link = () => document.querySelector('sq-checkout')?.shadowRoot?.querySelector('a');
  await waitFor(() => expect(link()).toBeTruthy());
  return link() as HTMLAnchorElement;
}

test('on another origin the element is a link to the shop’s cart, and to its checkout once something is in it', async () => {
  const link = await open();
  expect([link.href, link.textContent]).toEqual([`${SHOP}/cart`, 'Your cart']);
  const { applyTabMessage } = await import('#runtime/cart/remote/client.ts');
  applyTabMessage(cartOfThree);
  expect([link.href, link.textContent]).toEqual([`${SHOP}/checkout`, 'Check out']);
});

test('the token of an order stands in no address', async () => {
  const token = 'a'.repeat(43);
  expect((await open(`order="${token}"`)).href).not.toContain(token);
});
