import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#runtime/contracts/http.ts';
import { isIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { broken, fakeShop, owner } from './shop.ts';

const refusal = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });
const reset = () => broken('ECONNRESET');

describe('a call of the command', () => {
  test('a lost connection is tried again with the same key, three times in all', async () => {
    const { made } = await owner('orders pack 7', [reset(), reset(), {}]);
    const keys = made.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
    expect(made).toHaveLength(3);
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(new Set(keys).size).toBe(1);
    await expect(owner('orders pack 7', [reset(), reset(), reset()])).rejects.toThrow(
      'the connection broke (ECONNRESET). Look whether it was done',
    );
    await expect(owner('orders list', [reset(), reset(), reset()])).rejects.toThrow(/broke \(ECONNRESET\)\.$/);
  });

  test.each([
    ['ECONNREFUSED', 'Is the shop running there? --url names another address.'],
    ['ENOTFOUND', 'there is no such host'],
    ['CERT_HAS_EXPIRED', 'its certificate is not trusted (CERT_HAS_EXPIRED)'],
  ])(
    'a call that was never sent is not tried again, and the command explains the failure: %s',
    async (code, message) => {
      const { api, made } = fakeShop([broken(code)]);
      await expect(api.call('GET', '/api/owner/forms')).rejects.toThrow(message);
      expect(made).toHaveLength(1);
    },
  );

  test('a mail is not sent twice because of a lost answer', async () => {
    await expect(owner('mails send m', [reset(), {}])).rejects.toThrow('Look whether it was done');
  });

  test('a deletion succeeds where an earlier attempt has deleted the object', async () => {
    const gone = () => refusal(404, { error: 'This review does not exist.', code: 'REVIEW_NOT_FOUND' });
    expect((await owner('reviews delete r', [reset(), gone()])).printed).toBe('The review r is deleted.');
    await expect(owner('reviews delete r', [gone()])).rejects.toThrow('404 REVIEW_NOT_FOUND');
  });

  test('a call waits where the API asks for it, but not forever', async () => {
    const busy = () => refusal(429, { error: 'Please wait.', code: 'OVERLOADED' }, { 'Retry-After': '1' });
    expect((await owner('orders list', [busy(), { orders: [] }])).printed).toBe('None.');
    await expect(owner('orders list', Array.from({ length: 9 }, busy))).rejects.toThrow('429 OVERLOADED');
  });

  test('a refusal names its fields, and a change by somebody else is explained', async () => {
    const errors = { name: 'Invalid.', price: 'Too much.' };
    const invalid = refusal(400, { error: 'Invalid.', code: 'INVALID_REQUEST', errors });
    await expect(owner('orders end 7', [invalid])).rejects.toThrow(
      '400 INVALID_REQUEST: Invalid.\n  name\n  price: Too much.',
    );
    const stale = () => refusal(412, { error: 'It has changed.', code: 'VERSION_STALE' });
    const { api } = fakeShop([stale()]);
    const change = (of: typeof api) => of.call('PUT', '/api/site-header-footer', { version: 1 });
    await expect(change(api)).rejects.toThrow('Print it again with `get … --json`');
    const again = fakeShop([reset(), stale()]);
    await expect(change(again.api)).rejects.toThrow('the first attempt may have made this change');
    await expect(
      fakeShop([new Response('<html>', { status: 502 })]).api.call('GET', '/api/owner/forms'),
    ).rejects.toThrow('502: the answer could not be read.');
  });
});

describe('orders refund', () => {
  const keyOf = async (line: string) =>
    (await owner(`orders refund 7${line}`, [{}])).made[0]?.headers.get(IDEMPOTENCY_HEADER);

  test('the same command has the same key, so that whoever runs it again refunds once', async () => {
    const keys = await Promise.all(['', ' --restock', ' --cents 500', ' --cents 500 --again 2'].map(keyOf));
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(await keyOf(' --cents 500')).toBe(keys[2]);
    expect(await keyOf(' --cents 500 --again 1')).toBe(keys[2]);
  });
});
