import { beforeEach, describe, expect, test } from 'vitest';
import { boot } from '#runtime/boot.ts';
import type { AccountOrder, AccountSubscription, SiteUserSession } from '#runtime/contracts/account.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ann, refusal } from '../../test/msw/account.ts';
import { button, field, linesOf, openAccountPages, part } from '../../test/msw/account-page.ts';

const { shop, events, place, press } = openAccountPages(() => import('./index.ts'));

beforeEach(() => {
  shop.current.account.siteUser = ann;
});

describe('orders', () => {
  const order = (number: number): AccountOrder => ({
    id: `o${number}`,
    number,
    state: 'paid',
    placedAt: 0,
    totalCents: 900,
    currency: 'USD',
    quantity: 1,
    path: `/order/${number}`,
  });
  const numbers = () => linesOf('Orders').map((line) => /#\d+/.exec(line ?? '')?.[0]);

  test('older entries come on demand, after those that are shown, until all are shown', async () => {
    shop.current.account.orders = Array.from({ length: 12 }, (_, place) => order(12 - place));
    await place();
    expect(numbers()).toHaveLength(10);
    await press('Older orders');
    expect(numbers()).toEqual(Array.from({ length: 12 }, (_, place) => `#${12 - place}`));
    expect(button('Older orders')).toBeUndefined();
    expect(document.activeElement?.textContent).toMatch(/^#2/);
  });

  test('their days are those of the shop, whatever the zone of the browser', async () => {
    const midnight = Date.UTC(2026, 0, 1, 12);
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    shop.current.account.orders = zones.map((timeZone, n) => ({ ...order(n + 1), placedAt: midnight, timeZone }));
    await place();
    expect(linesOf('Orders').map((line) => /January \d+/.exec(line ?? '')?.[0])).toEqual(['January 2', 'January 1']);
  });

  test('they lead to the page on which buyers withdraw, where the shop owes it', async () => {
    shop.current.account.contractLinks = { orders: [{ title: 'Withdraw from contract here', url: '/withdraw' }] };
    shop.current.account.orders = [order(1)];
    await place();
    const links = [...(part('Orders')?.querySelectorAll('a') ?? [])];
    expect(links.at(-1)?.href).toBe(`${boot().base}/withdraw`);
    expect(links.at(-1)?.textContent).toBe('Withdraw from contract here');
  });

  test('older ones that cannot be read leave the others, and are read again on demand', async () => {
    shop.current.account.orders = Array.from({ length: 11 }, (_, place) => order(11 - place));
    await place();
    shop.current.interrupt('/orders', () => refusal(400, 'INVALID', 'Broken.'));
    await press('Older orders');
    expect(part('Orders')?.textContent).toContain('Broken.');
    expect(numbers()).toHaveLength(10);
    await press('Try again');
    expect(numbers()).toHaveLength(11);
    expect(part('Orders')?.textContent).not.toContain('Broken.');
  });
});

describe('subscriptions', () => {
  const tin: AccountSubscription = {
    id: 's1',
    title: 'Monthly Tin',
    state: 'active',
    billingPeriod: { value: 1, unit: 'MONTH' },
    cycleCents: 2400,
    currency: 'USD',
    nextBillingAt: DAY_MS,
    path: '/commerce/subscription?token=x',
  };

  test('they lead to the page on which buyers cancel, where the shop owes it', async () => {
    shop.current.account.contractLinks = {
      subscriptions: [{ title: 'Cancel contracts here', url: '/cancel-contract' }],
    };
    shop.current.account.subscriptions = [tin];
    await place();
    expect(part('Subscriptions')?.querySelector<HTMLAnchorElement>('p a')?.href).toBe(`${boot().base}/cancel-contract`);
  });

  test('show with state, next payment and the way to their page', async () => {
    shop.current.account.subscriptions = [
      tin,
      { ...tin, id: 's2', title: 'Year of Harvests', state: 'cancelled', nextBillingAt: null },
    ];
    await place();
    expect(linesOf('Subscriptions')).toEqual([
      'Monthly TinActiveThe next payment of $24.00 is on January 2, 1970.Pause, change or cancel: Monthly Tin',
      expect.stringMatching(/^Year of HarvestsCancelled.*Pause, change or cancel: Year of Harvests$/),
    ]);
    expect(part('Subscriptions')?.querySelector('a')?.getAttribute('href')).toBe(boot().base + tin.path);
  });

  test('a person without entries sees no list, and a list that cannot be read says so', async () => {
    await place();
    expect(part('Subscriptions')).toBeUndefined();
    shop.current.interrupt('/subscriptions', () => refusal(400, 'INVALID', 'Broken.'));
    await place();
    expect(part('Subscriptions')?.querySelector('[role=alert]')?.textContent).toContain('Broken.');
  });
});

describe('devices', () => {
  const session = (id: string, device: string, isCurrent: boolean): SiteUserSession => ({
    id,
    device,
    isCurrent,
    createdAt: 0,
    seenAt: DAY_MS,
    expiresAt: 9 * DAY_MS,
  });
  const TITLE = 'Devices';

  beforeEach(() => {
    shop.current.account.sessions = [session('a', 'Firefox (Linux)', true), session('b', '', false)];
  });

  test('another one is signed out, and the focus stays among them', async () => {
    await place();
    expect(linesOf(TITLE)).toEqual([
      'Firefox (Linux)This device',
      'Unknown deviceLast used on January 2, 1970Sign out: Unknown device',
    ]);
    await press('Sign out: Unknown device');
    expect(shop.current.callsOf('DELETE', '/sessions/b')).toHaveLength(1);
    expect(linesOf(TITLE)).toEqual(['Firefox (Linux)This device']);
    expect(document.activeElement).toBe(part(TITLE)?.querySelector('h3'));
  });

  test('one that cannot be signed out stays, with the reason', async () => {
    await place();
    shop.current.interrupt('/sessions/b', () => refusal(400, 'INVALID', 'Not now.'));
    await press('Sign out: Unknown device');
    expect(part(TITLE)?.textContent).toContain('Not now.');
    expect(linesOf(TITLE)).toHaveLength(2);
  });

  test('all are signed out at once, this one too', async () => {
    await place();
    await press('Sign out on all devices');
    expect(field('password')).not.toBeNull();
    expect(events.map(([name]) => name)).toEqual(['sq-account-signedout']);
  });
});
