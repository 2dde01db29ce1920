import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_SAVED_ADDRESSES, SavedAddress, SavedAddresses } from '#runtime/contracts/account.ts';
import { AccountData } from '#runtime/contracts/account-data.ts';
import type { Address } from '#runtime/contracts/checkout.ts';
import { ACCOUNT, type AccountHolder, newHolder, openAccount } from '../../test/worker/account-holder.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const ADDRESSES = `${ACCOUNT}/addresses`;
const HOME: Address = {
  firstName: 'Ann',
  lastName: 'Archer',
  line1: '1 Kettle Lane',
  line2: '',
  city: 'Astoria',
  region: 'OR',
  postalCode: '97103',
  countryCode: 'US',
  phone: '',
};
const at = (line1: string): Address => ({ ...HOME, line1 });
let ann: AccountHolder;

beforeEach(async () => {
  await openShops();
  ann = await newHolder();
  await openAccount(ann);
});

const save = async (address: Address, more: object = {}) =>
  read(await ann.send('POST', ADDRESSES, { address, ...more }), SavedAddress);
const list = async (person = ann) => (await read(await person.send('GET', ADDRESSES), SavedAddresses)).addresses;
const lines = async () => (await list()).map(({ address, isDefault }) => `${address.line1}${isDefault ? ' *' : ''}`);

describe('saved addresses', () => {
  test('the default one comes first, then the newest; there is one default at most', async () => {
    await save(at('1 Lane'), { isDefault: true });
    await save(at('2 Lane'));
    await save(at('3 Lane'));
    expect(await lines()).toEqual(['1 Lane *', '3 Lane', '2 Lane']);
    await save(at('4 Lane'), { isDefault: true });
    expect(await lines()).toEqual(['4 Lane *', '3 Lane', '2 Lane', '1 Lane']);
  });

  test('the same address is kept once, and can become the default one', async () => {
    const first = await save(HOME);
    const again = await save({ ...HOME, city: ' Astoria ' }, { isDefault: true });
    expect(again).toEqual({ ...first, isDefault: true });
    expect(await list()).toHaveLength(1);
  });

  test('an address is changed, and one that it has become equal to gives way', async () => {
    const { id } = await save(at('1 Lane'));
    await save(at('2 Lane'), { isDefault: true });
    const wanted = { address: at('2 Lane'), isDefault: true };
    expect(await read(await ann.send('PUT', `${ADDRESSES}/${id}`, wanted), SavedAddress)).toEqual({ id, ...wanted });
    expect(await lines()).toEqual(['2 Lane *']);
    await ann.send('PUT', `${ADDRESSES}/${id}`, { address: at('3 Lane') });
    expect(await lines()).toEqual(['3 Lane']);
  });

  test('an address is deleted once', async () => {
    const { id } = await save(HOME);
    expect((await ann.send('DELETE', `${ADDRESSES}/${id}`)).status).toBe(204);
    expect(await refusal(await ann.send('DELETE', `${ADDRESSES}/${id}`))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    expect(await list()).toEqual([]);
  });

  test('an incomplete address is refused with the parts that are wrong', async () => {
    const answer = await ann.send('POST', ADDRESSES, { address: { ...HOME, line1: ' ', postalCode: '9' } });
    expect(await refusal(answer)).toMatchObject({ status: 400, code: 'ADDRESS_INVALID' });
    const body = await (await ann.send('POST', ADDRESSES, { address: { ...HOME, city: '', region: 'XX' } })).json();
    expect(body).toMatchObject({
      errors: { city: 'Please check this entry of the address.', region: expect.any(String) },
    });
    expect(await count('site_user_addresses')).toBe(0);
  });

  test('twenty addresses are kept, also when more arrive at once, and the default one stays', async () => {
    await save(at('first'), { isDefault: true });
    const more = Array.from({ length: MAX_SAVED_ADDRESSES + 2 }, (_, i) => at(`${i} Lane`));
    const statuses = await Promise.all(
      more.map(async (address) => (await ann.send('POST', ADDRESSES, { address, isDefault: true })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_SAVED_ADDRESSES - 1);
    expect(await count('site_user_addresses')).toBe(MAX_SAVED_ADDRESSES);
    expect(await count('site_user_addresses', 'is_default = 1')).toBe(1);
    expect(await refusal(await ann.send('POST', ADDRESSES, { address: HOME }))).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ADDRESSES',
    });
    // One that is there already is not one more.
    expect((await save(at('first'), { isDefault: true })).isDefault).toBe(true);
  });

  test('nobody sees, changes or deletes another person’s address', async () => {
    const { id } = await save(HOME);
    const bob = await newHolder();
    await openAccount(bob, 'bob@mail.example', 'bob');
    expect(await list(bob)).toEqual([]);
    for (const [method, body] of [
      ['PUT', { address: at('theirs'), isDefault: true }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await bob.send(method, `${ADDRESSES}/${id}`, body);
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' });
    }
    expect(await lines()).toEqual(['1 Kettle Lane']);
    expect((await bob.send('POST', ADDRESSES, { address: HOME })).status).toBe(200);
    expect(await count('site_user_addresses')).toBe(2);
  });

  test('they are in the person’s data, and go with the account', async () => {
    await save(HOME);
    expect((await read(await ann.send('GET', `${ACCOUNT}/data`), AccountData)).addresses).toEqual([HOME]);
    await ann.send('DELETE', ACCOUNT);
    expect(await count('site_user_addresses')).toBe(0);
  });
});
