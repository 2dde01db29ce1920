import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/worker/mcp.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

beforeEach(openShops);

test('an agent finds a product, fills a cart, changes it and gives it up, by the protocol’s binding', async () => {
  const client = await connect('/mcp/shop');
  const call = async (name: string, input: Record<string, unknown>) => {
    const { structuredContent } = await client.callTool({ name, arguments: { meta: META, ...input } });
    return Object(structuredContent);
  };
  const { products } = await call('search_catalog', { catalog: { query: 'mug' } });
  expect(products).toMatchObject([{ title: 'Mug' }]);
  const item = { id: products[0].variants[0].id };
  const { id, line_items } = await call('create_cart', { cart: { line_items: [{ item, quantity: 1 }] } });
  expect(line_items).toMatchObject([{ item, quantity: 1 }]);
  await call('update_cart', { id, cart: { line_items: [{ item, quantity: 2 }] } });
  expect(await call('get_cart', { id })).toMatchObject({ id, line_items: [{ item, quantity: 2 }] });
  expect(await call('cancel_cart', { id })).toMatchObject({ id });
  const gone = await client.callTool({ name: 'get_product', arguments: { catalog: { id: 'nothing' } } });
  expect(gone).toMatchObject({ isError: true, structuredContent: { messages: [{ code: 'not_found' }] } });
});

const META = { 'ucp-agent': { profile: 'https://agent.example/.well-known/ucp' } };

test('a repeat with the same key makes no second cart', async () => {
  const client = await connect('/mcp/shop');
  const create = async (key: string) => {
    const meta = { ...META, 'idempotency-key': key };
    const item = { id: `variant-${PRODUCTS.mug.variants[0].sku}` };
    const input = { meta, cart: { line_items: [{ item, quantity: 1 }] } };
    return Object((await client.callTool({ name: 'create_cart', arguments: input })).structuredContent).id;
  };
  const [key, other] = ['1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', '6fa459ea-ee8a-4ca4-894e-db77e160355e'];
  const first = await create(key);
  expect(first).toEqual(expect.any(String));
  expect(await create(key)).toBe(first);
  expect(await create(other)).not.toBe(first);
});

test('the owner’s switch decides which tools there are, and a payload outside its member is refused', async () => {
  const names = async () => (await (await connect('/mcp/shop')).listTools()).tools.map(({ name }) => name);
  expect(await names()).toContain('create_checkout');
  await setStoreSettings(SHOP.id, { discoverySettings: { agents: 'look' } });
  expect(await names()).toEqual(['search_catalog', 'lookup_catalog', 'get_product', 'search_shop_policies_and_faqs']);
  const client = await connect('/mcp/shop');
  expect(await client.callTool({ name: 'search_catalog', arguments: { query: 'mug' } })).toMatchObject({
    isError: true,
  });
});
