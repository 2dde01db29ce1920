import { expect, test } from 'vitest';
import { app } from '../app.ts';
import { isReservedPath } from './reserved-paths.ts';

test('no page of a shop can have an address that the Worker serves itself', () => {
  const first = new Set(app.routes.map(({ path }) => path.split('/')[1] ?? ''));
  const own = [...first].filter((part) => part !== '' && part !== '*' && !part.startsWith(':'));
  expect(own).toContain('checkout');
  for (const part of own) expect(isReservedPath(part), part).toBe(true);
  expect(isReservedPath('storefront.0a1b.js')).toBe(true);
  expect(isReservedPath('shop')).toBe(false);
});
