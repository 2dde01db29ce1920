import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAgentTools } from '#runtime/agent-tools/start.ts';
import { boot } from '#runtime/boot.ts';
import { loadPage } from '../../test/fixtures/load-page.ts';
import { installModelContext, type ModelContextStandIn } from '../../test/fixtures/model-context.ts';
import { openAgentShop } from '../../test/msw/server.ts';
import { startAddToCart } from './start.ts';

openAgentShop();
const variants = () => document.querySelector<HTMLElement>('.product-variants');
const variantAt = (place: number) => JSON.parse(variants()?.dataset.variants ?? '[]')[place];
const price = () => document.querySelector('.product-price')?.textContent;
const chosen = () => document.querySelector('select')?.value;

let context: ModelContextStandIn;
let ending: AbortController;
let endings: (() => void)[];

beforeEach(async () => {
  loadPage('pages/skeleton-71-v1-pdp');
  ending = new AbortController();
  const installed = installModelContext();
  context = installed.context;
  endings = [installed.uninstall, () => ending.abort(), startAddToCart()];
});
afterEach(() => {
  for (const end of endings) end();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'Y');
  boot().platform = 'take-over';
});

test('show_variant chooses in the page’s own options, so that the person sees the price and the address names it', async () => {
  const events: unknown[] = [];
  document.addEventListener(
    'variant:change',
    (event) => events.push((event as CustomEvent).detail.selectedVariant.sku),
    {
      signal: ending.signal,
    },
  );
  await startAgentTools(ending.signal);
  const { sku, attributes } = variantAt(1);
  const { data } = await context.call('show_variant', { variant_id: sku });
  expect(data).toMatchObject({ sku, options: attributes });
  expect(chosen()).toBe('Large');
  expect(price()).toContain('69.00');
  expect(events).toEqual([sku]);
});

test('an unknown variant is refused with the variants that the page shows, and nothing changes', async () => {
  await startAgentTools(ending.signal);
  const { error } = await context.call('show_variant', { variant_id: 'nothing' });
  expect(error).toContain(`It shows: ${variantAt(0).id ?? variantAt(0).sku}`);
  expect(chosen()).toBe('');
});

test('where the tag leaves engine HTML to the platform, no tool acts on it', async () => {
  boot().platform = 'stay-off';
  Object.assign(window, { Y: {}, Static: { SQUARESPACE_CONTEXT: {} } });
  await startAgentTools(ending.signal);
  expect(context.names).not.toContain('show_variant');
  expect(context.names).toContain('update_cart');
  expect(document.querySelector('[toolname]')).toBeNull();
  Reflect.deleteProperty(window, 'Static');
  await vi.dynamicImportSettled();
});
