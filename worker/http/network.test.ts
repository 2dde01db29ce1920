import { expect, test } from 'vitest';
import { countedNetworks, networksOf } from './network.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:0DB8:0001:02FF::', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['::192.0.2.1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48'],
])('%s belongs to the networks %s, %s and %s', (address, line, site, widest) => {
  expect(networksOf(address)).toEqual({ 64: line, 56: site, 48: widest });
});

test.each(['192.0.2.1', ' 192.0.2.1 ', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])(
  'the IPv4 address %s is its own network',
  (address) => {
    expect(networksOf(address)).toEqual({ 64: '192.0.2.1', 56: '192.0.2.1', 48: '192.0.2.1' });
    expect(countedNetworks(networksOf(address))).toEqual([{ prefix: 64, network: '192.0.2.1' }]);
  },
);

test('texts that are no address belong to one network together, whatever they say', () => {
  const texts = [
    undefined,
    '',
    'x',
    'y:z',
    ':::',
    '1::2::3',
    '1:2:3',
    '2001:db8::1]/[',
    '12345::',
    '1.2.3',
    '::1.2.3.256',
  ];
  expect(new Set(texts.map((text) => networksOf(text)[64]))).toEqual(new Set(['unknown']));
});

test('networks that differ in one bit of their prefix are different ones', () => {
  const first = networksOf('2001:db8:1:100::1');
  expect(networksOf('2001:db8:1:101::1')).toEqual({ ...first, 64: '2001:db8:1:101::/64' });
  expect(networksOf('2001:db8:1:1ff::1')[56]).toBe(first[56]);
  expect(networksOf('2001:db8:1:200::1')[56]).not.toBe(first[56]);
  expect(networksOf('2001:db8:2:100::1')[48]).not.toBe(first[48]);
});

const files = import.meta.glob('../wrangler.jsonc', { query: '?raw', import: 'default', eager: true });

test('a /56 may call four times as often as a /64 within each rate limit, and a /48 sixteen times', () => {
  const [wrangler = ''] = Object.values(files);
  const { ratelimits } = JSON.parse(wrangler.replace(/^\s*\/\/.*$/gm, '')) as {
    ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
  };
  const limits = new Map(ratelimits.map(({ name, simple }) => [name, simple.limit]));
  const narrow = [...limits].filter(([name]) => !/_\d+$/.test(name));
  expect(narrow.map(([name]) => name)).toEqual(['CART_WRITES', 'FORM_WRITES', 'TELEMETRY', 'SEARCHES']);
  for (const [name, limit] of narrow) {
    expect([name, limits.get(`${name}_56`), limits.get(`${name}_48`)]).toEqual([name, 4 * limit, 16 * limit]);
  }
  expect(new Set(ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(limits.size);
  expect(new Set(ratelimits.map(({ simple }) => simple.period))).toEqual(new Set([60]));
});
