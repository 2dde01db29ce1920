import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CartSnapshot, readSnapshot, writeSnapshot } from './snapshot.ts';

const snapshot: CartSnapshot = {
  quantity: 3,
  count: '3 items',
  subtotal: '$45',
  label: 'Cart',
  css: '[part=pill] { color: red }',
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the cart’s snapshot', () => {
  test('a snapshot is read as it was written, by site', () => {
    writeSnapshot('demo', snapshot);
    expect(readSnapshot('demo')).toEqual(snapshot);
    expect(readSnapshot(null)).toBeUndefined();
    writeSnapshot(null, { ...snapshot, quantity: 1 });
    expect(readSnapshot(null)?.quantity).toBe(1);
    expect(readSnapshot('demo')?.quantity).toBe(3);
  });

  test('a snapshot that is deleted is gone', () => {
    writeSnapshot('demo', snapshot);
    writeSnapshot('demo', null);
    expect(readSnapshot('demo')).toBeUndefined();
  });

  test.each(['{"quantity":', 'null', '[]', '7', '"3"', '{}', '{"quantity":0}', '{"quantity":-1}'])(
    'a stored text that reads %s is no snapshot',
    (text) => {
      localStorage.setItem('sq:cart:demo', text);
      expect(readSnapshot('demo')).toBeUndefined();
    },
  );

  test('a snapshot is neither read nor written where storage is refused, and nothing throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => writeSnapshot('demo', snapshot)).not.toThrow();
    expect(readSnapshot('demo')).toBeUndefined();
  });
});
