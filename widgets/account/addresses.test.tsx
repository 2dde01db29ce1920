import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import { ann, refusal } from '../../test/msw/account.ts';
import { button, content, field, linesOf, openAccountPages, part, text } from '../../test/msw/account-page.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const { shop, place, press, enter } = openAccountPages(() => import('./index.ts'));

const address = {
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
const home: SavedAddress = { id: 'home', address, isDefault: true };
const work: SavedAddress = { id: 'work', address: { ...address, line1: '2 Cup Street' }, isDefault: false };
const focused = () => document.activeElement?.textContent;
const send = (values: Record<string, string>) => enter({ ...address, ...values });

beforeEach(() => {
  shop.current.account.siteUser = ann;
});

describe('the form for an address', () => {
  test('shows a message where it cannot be fetched, and is fetched with the next press', async () => {
    await place();
    vi.spyOn(boot(), 'loadTexts').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Add an address');
    expect(part('Addresses')?.textContent).toContain('Something went wrong. Please try again.');
    expect(button('Add an address')?.hidden).toBe(false);
    expect(document.activeElement).toBe(button('Add an address'));
    await press('Add an address');
    expect(field('line1')).not.toBeNull();
    expect(text()).not.toContain('Something went wrong');
  });

  test('has the focus when it opens, and gives it back when it is given up', async () => {
    await place();
    await press('Add an address');
    expect(focused()).toBe('Add an address');
    expect(document.activeElement?.tagName).toBe('H3');
    await press('Cancel');
    expect(field('line1')).toBeNull();
    expect(document.activeElement).toBe(button('Add an address'));
  });

  test('begins in the shop’s own country, whose names its fields have', async () => {
    shop.current.account.shopCountry = 'IE';
    await place();
    await press('Add an address');
    expect(field('countryCode')?.value).toBe('IE');
    expect(text()).toContain('Eircode');
    expect(field('region')).toBeNull();
  });

  test('saves an address, which the list then has, and the focus goes back', async () => {
    await place();
    expect(text()).toContain('You have saved no address yet.');
    await press('Add an address');
    await act(async () => {
      (field('countryCode') as HTMLInputElement).value = 'US';
      field('countryCode')?.dispatchEvent(new Event('change', { bubbles: true }));
      field('isDefault')?.click();
    });
    await send({});
    expect(shop.current.callsOf('POST', '/addresses')[0]?.body).toEqual({ address, isDefault: true });
    expect(field('line1')).toBeNull();
    expect(linesOf('Addresses')).toEqual([
      expect.stringContaining('Ann Archer1 Kettle Lane97103 Astoria OR USThe checkout begins with it.'),
    ]);
    expect(document.activeElement).toBe(button('Add an address'));
  });

  test('changes an address, and the focus goes back to the button that opened it', async () => {
    shop.current.account.addresses = [home, work];
    await place();
    await press('Change: 2 Cup Street');
    expect(focused()).toBe('Delivery address');
    expect(field('line1')?.value).toBe('2 Cup Street');
    expect(field('isDefault')?.checked).toBe(false);
    await send({ line1: '3 Cup Street' });
    expect(shop.current.callsOf('PUT', '/addresses/work')[0]?.body).toEqual({
      address: { ...address, line1: '3 Cup Street' },
      isDefault: false,
    });
    expect(linesOf('Addresses')[1]).toContain('3 Cup Street');
    expect(document.activeElement).toBe(button('Change: 3 Cup Street'));
  });

  test('a refusal leads to the field that is wrong, and keeps what was typed', async () => {
    shop.current.account.addresses = [home];
    await place();
    await press('Change: 1 Kettle Lane');
    const errors = { postalCode: 'This is no ZIP code.' };
    shop.current.interrupt('/addresses/home', () => refusal(400, 'INVALID', '', { errors }));
    await send({ postalCode: '1' });
    await waitFor(() => expect(document.activeElement).toBe(field('postalCode')));
    expect(field('postalCode')?.value).toBe('1');
    expect(text()).toContain('This is no ZIP code.');
  });
});

describe('an address that is removed', () => {
  test('leaves the list, and the focus goes to the button for a new one', async () => {
    shop.current.account.addresses = [home, work];
    await place();
    await press('Remove: 1 Kettle Lane');
    expect(linesOf('Addresses')).toEqual([expect.stringContaining('2 Cup Street')]);
    expect(document.activeElement).toBe(button('Add an address'));
  });

  test('takes its open form along', async () => {
    shop.current.account.addresses = [home];
    await place();
    await press('Change: 1 Kettle Lane');
    await press('Remove: 1 Kettle Lane');
    expect(field('line1')).toBeNull();
    expect(document.activeElement).toBe(button('Add an address'));
  });

  test('leaves the form of another one open, which gets the focus', async () => {
    shop.current.account.addresses = [home, work];
    await place();
    await press('Change: 2 Cup Street');
    await press('Remove: 1 Kettle Lane');
    expect(field('line1')?.value).toBe('2 Cup Street');
    expect(focused()).toBe('Delivery address');
    await press('Cancel');
    expect(document.activeElement).toBe(button('Change: 2 Cup Street'));
  });

  test('stays where the shop refuses, which says why', async () => {
    shop.current.account.addresses = [home];
    await place();
    shop.current.interrupt('/addresses/home', () => refusal(400, 'INVALID', 'It cannot be removed.'));
    await press('Remove: 1 Kettle Lane');
    expect(part('Addresses')?.textContent).toContain('It cannot be removed.');
    expect(linesOf('Addresses')).toHaveLength(1);
    expect(document.activeElement).toBe(button('Remove: 1 Kettle Lane'));
  });
});

test('a list of addresses that cannot be read offers to try again, and no empty list', async () => {
  shop.current.account.addresses = [home];
  shop.current.interrupt('/addresses', () => refusal(400, 'INVALID', 'Broken.'));
  await place();
  expect(text()).not.toContain('You have saved no address yet.');
  await act(async () => content()?.querySelector<HTMLElement>('[role=alert] button')?.click());
  await untilShown(shop);
  expect(linesOf('Addresses')).toHaveLength(1);
});
