import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startAgentTools } from '#runtime/agent-tools/start.ts';
import { installModelContext, type ModelContextStandIn } from '../../test/fixtures/model-context.ts';
import { openAgentShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const shop = openAgentShop();
let context: ModelContextStandIn;
let uninstall: () => void;
let ending: AbortController;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => {
  ending = new AbortController();
  ({ context, uninstall } = installModelContext());
});
afterEach(async () => {
  ending.abort();
  uninstall();
  await act(async () => document.body.replaceChildren());
});

test('show_variant chooses in our own element too, and is gone with it', async () => {
  await startAgentTools(ending.signal);
  const element = document.createElement('sq-product-block');
  element.setAttribute('product', 'lamp');
  await act(async () => document.body.append(element));
  await untilShown(shop);
  await vi.waitFor(() => expect(context.names).toContain('show_variant'));
  let answer: unknown;
  await act(async () => {
    answer = await context.call('show_variant', { variant_id: 'LAMP-L' });
  });
  expect(answer).toMatchObject({ data: { sku: 'LAMP-L', options: { Size: 'Large' }, is_in_stock: false } });
  expect(element.shadowRoot?.querySelector('select')?.value).toBe('Large');
  await act(async () => element.remove());
  await vi.waitFor(() => expect(context.names).not.toContain('show_variant'));
});
