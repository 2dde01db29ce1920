import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $account } from '#runtime/account/state.ts';
import { boot } from '#runtime/boot.ts';
import { followTranslation } from '#runtime/follow-translation.ts';
import { sessionDataKey } from '#runtime/session/session-data.ts';
import { translate } from '../../test/fixtures/translate.ts';
import { ann, refusal } from '../../test/msw/account.ts';
import { button, content, field, openAccountPages, PLAIN_FORM, text } from '../../test/msw/account-page.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const { shop, events, place, press, enter } = openAccountPages(() => import('./index.ts'));

describe('signing in', () => {
  test('the page’s own form stays until it is known who is signed in, and what was typed goes over', async () => {
    const release = shop.hold('/session');
    document.body.innerHTML = `<sq-account>${PLAIN_FORM}</sq-account>`;
    const input = document.querySelector<HTMLInputElement>('sq-account [name=email]');
    await act(async () => {});
    expect(content()).toBeNull();
    if (input) input.value = 'ann@mail.test';
    input?.focus();
    release();
    await untilShown(shop);
    expect(field('email')?.value).toBe('ann@mail.test');
    expect(document.activeElement).toBe(field('email'));
  });

  test('a sign-in shows the account, keeps the session, reads the cart anew and dispatches an event', async () => {
    await place();
    await enter({ email: 'ann@mail.test', password: 'kettle over two cups' });
    expect(shop.current.callsOf('POST', '/session')[0]?.body).toEqual({
      email: 'ann@mail.test',
      password: 'kettle over two cups',
      rememberMe: true,
    });
    expect(text()).toContain('You are signed in as ann@mail.test.');
    expect(JSON.parse(localStorage.getItem(sessionDataKey()) ?? '')).toMatchObject({ xsrfToken: 'proof-1' });
    expect(events).toEqual([['sq-account-signedin', { siteUserId: 'ann' }]]);
    expect(shop.current.calls.filter(({ path }) => path.endsWith('/shopping-cart')).length).toBeGreaterThan(0);
  });

  test('a refusal shows its reason, keeps what was typed, and is announced to screen readers', async () => {
    await place();
    shop.current.interrupt('/session', () => refusal(401, 'LOGIN_FAILED', 'The password is wrong.'));
    await enter({ email: 'ann@mail.test', password: 'wrong' });
    expect(content()?.querySelector('[role=status][data-sq-state=failed]')?.textContent).toBe('The password is wrong.');
    expect([field('email')?.value, field('password')?.value]).toEqual(['ann@mail.test', 'wrong']);
    expect(localStorage.getItem(sessionDataKey())).toBeNull();
  });

  test('a refusal shows where the browser has translated the page while it was on its way', async () => {
    await place();
    shop.current.interrupt('/session', () => refusal(401, 'LOGIN_FAILED', 'The password is wrong.'));
    const release = shop.hold('/session');
    const entering = enter({ email: 'ann@mail.test', password: 'wrong' });
    await waitFor(() => expect(text()).toContain('One moment'));
    const unfollow = boot().observe(followTranslation);
    await translate(document.body, 'replaced');
    release();
    await entering;
    unfollow();
    expect(content()?.querySelector('[role=status][data-sq-state=failed]')?.textContent).toBe('The password is wrong.');
  });

  test.each([
    ['a lost connection', () => Response.error(), 'Please check your internet connection.'],
    ['a broken answer', () => new Response('{'), 'Please try again.'],
    ['a server’s failure', () => new Response('', { status: 500 }), 'Please try again.'],
    ['too many attempts', () => refusal(429, 'RATE_LIMITED', ''), 'Please try again in a few seconds.'],
  ])('%s is shown, and the next press works', async (_, answer, message) => {
    await place();
    shop.current.interrupt('/session', answer);
    await enter({ email: 'ann@mail.test', password: 'kettle over two cups' });
    expect(text()).toContain(message);
    await enter({ email: 'ann@mail.test', password: 'kettle over two cups' });
    expect(text()).toContain('You are signed in as');
  });

  test('the other ways are a press away, take the address along, and have the focus', async () => {
    await place('view="sign-in"');
    (field('email') as HTMLInputElement).value = 'ann@mail.test';
    await press('I have forgotten my password');
    expect(document.activeElement?.textContent).toBe('Forgotten password');
    expect([field('email')?.value, field('password')]).toEqual(['ann@mail.test', null]);
    await enter({ email: 'ann@mail.test' });
    expect(shop.current.callsOf('POST', '/password-reset')[0]?.body).toEqual({ email: 'ann@mail.test' });
    expect(document.activeElement?.textContent).toBe('Please look into your mailbox');
  });

  test('a sign-up that is refused leads to the field, with its text', async () => {
    await place('view="sign-up"');
    const errors = { password: 'A password has at least 8 characters.' };
    shop.current.interrupt('/account', () => refusal(400, 'PASSWORD_TOO_SHORT', errors.password, { errors }));
    await enter({ email: 'ann@mail.test', password: 'short' });
    await waitFor(() => expect(document.activeElement).toBe(field('password')));
    expect(field('password')?.closest('.sqa-field')?.textContent).toContain(errors.password);
  });

  test('the visitor sees that the shop does not answer, and can ask it again', async () => {
    shop.current.interrupt('/session', ...Array(3).fill(() => new Response('', { status: 503 })));
    vi.spyOn(Math, 'random').mockReturnValue(1);
    await place();
    await waitFor(() => expect(text()).toContain('Please try again.'));
    await press('Try again');
    expect(field('password')).not.toBeNull();
  });
});

describe('the session', () => {
  test('a stale proof is renewed, and the call sent once more', async () => {
    shop.current.account.siteUser = ann;
    await place();
    shop.current.account.xsrfToken = 'proof-2';
    await press('Sign out');
    expect(shop.current.callsOf('DELETE', '/session')).toHaveLength(2);
    expect(field('password')).not.toBeNull();
    expect(events.map(([name]) => name)).toEqual(['sq-account-signedout']);
  });

  test('a sign-out that fails twice is sent no third time, and the account stays', async () => {
    shop.current.account.siteUser = ann;
    await place();
    const fail = () => refusal(403, 'CRUMB_FAIL', '', { crumbFail: true });
    shop.current.interrupt('/session', fail, () => refusal(400, 'INVALID', 'No.'), ...Array(5).fill(fail));
    await press('Sign out');
    expect(shop.current.callsOf('DELETE', '/session').length).toBeLessThanOrEqual(2);
    expect(text()).toContain('You are signed in as');
  });

  test('a session that has ended elsewhere leads back to signing in', async () => {
    shop.current.account.siteUser = ann;
    await place();
    shop.current.account.siteUser = null;
    await press('Save');
    expect(field('password')).not.toBeNull();
    expect(localStorage.getItem(sessionDataKey())).toBeNull();
  });

  test('an action that needs a recent sign-in says so, leads to the form, and from there back to the account', async () => {
    shop.current.account.siteUser = ann;
    await place('view="sign-up" next="/elsewhere"');
    const message = 'Please sign in again to do this.';
    shop.current.interrupt('/account', () => refusal(401, 'SIGN_IN_AGAIN', message));
    await press('Delete my account for good');
    expect(text()).toContain(message);
    expect(text()).toContain('You are signed in as');
    await press('Sign in');
    expect(text()).not.toContain('You are signed in as');
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await enter({ email: 'ann@mail.test', password: 'kettle over two cups' });
    expect(text()).toContain('You are signed in as');
    expect(assign).not.toHaveBeenCalled();
    await press('Delete my account for good');
    expect(shop.current.callsOf('DELETE', '')).toHaveLength(2);
    expect(field('password')).not.toBeNull();
  });

  test('another tab’s sign-out shows here', async () => {
    shop.current.account.siteUser = ann;
    await place();
    shop.current.account.siteUser = null;
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: sessionDataKey() })));
    await waitFor(() => expect(field('password')).not.toBeNull());
  });

  test('the language of a translation widget is kept with the account, and codes that a site has made up are not', async () => {
    shop.current.account.siteUser = ann;
    vi.stubGlobal('Weglot', { getCurrentLang: () => 'fr' });
    await place();
    expect(shop.current.callsOf('POST', '/locale').map(({ body }) => body)).toEqual([{ language: 'fr' }]);
    vi.stubGlobal('Weglot', { getCurrentLang: () => 'custom1' });
    $account.set({ status: 'loading' });
    await place();
    expect(shop.current.callsOf('POST', '/locale')).toHaveLength(1);
  });

  test('on a page of another origin the token is kept with the session, and there are no passkeys', async () => {
    vi.spyOn(boot(), 'base', 'get').mockReturnValue('https://shop.test');
    vi.stubGlobal('PublicKeyCredential', class {});
    await place();
    expect(button('Sign in with a passkey')).toBeUndefined();
    await enter({ email: 'ann@mail.test', password: 'kettle over two cups' });
    expect(text()).toContain('You are signed in as');
  });
});

test('on a page of another origin, the text names the shop as the sender of the mail', async () => {
  vi.spyOn(boot(), 'base', 'get').mockReturnValue('https://shop.test');
  await place('view="password"');
  await enter({ email: 'ann@mail.test' });
  expect(text()).toContain('If the address can be used at shop.test, you will get an email in a moment.');
});

describe('the account', () => {
  beforeEach(() => {
    shop.current.account.siteUser = ann;
  });

  test('orders show with their states, and lead to their pages', async () => {
    shop.current.account.orders = [
      {
        id: 'o2',
        number: 2,
        state: 'sent',
        placedAt: 0,
        totalCents: 5800,
        currency: 'USD',
        quantity: 2,
        path: '/order/2',
      },
      { id: 'o1', number: 1, state: 'ended', placedAt: 0, totalCents: 900, currency: 'USD', quantity: 1, path: null },
    ];
    await place();
    const lines = [...(content()?.querySelectorAll('.sqa-list li') ?? [])].map(({ textContent }) => textContent);
    expect(lines[0]).toContain('#2');
    expect(lines[0]).toContain('2 items');
    expect(lines[0]).toContain('Sent');
    expect(lines[0]).toContain('$58.00');
    expect(lines[1]).toContain('Completed');
    expect(content()?.querySelector('.sqa-list a')?.getAttribute('href')).toBe(`${location.origin}/order/2`);
  });

  test('a list that cannot be read says so, and is read again on demand', async () => {
    shop.current.interrupt('/orders', () => refusal(400, 'INVALID', 'Broken.'));
    await place();
    expect(text()).toContain('Broken.');
    await press('Try again');
    expect(text()).toContain('There is no order with your address yet.');
  });

  test('the password is changed, and its fields are emptied', async () => {
    await place();
    await enter({ newPassword: 'a new long password', currentPassword: 'kettle over two cups' });
    expect(text()).toContain('Your password was changed');
    expect(field('newPassword')?.value).toBe('');
  });

  test('deleting the account takes a second press, and signs out', async () => {
    await place();
    expect(shop.current.callsOf('DELETE', '')).toHaveLength(0);
    await press('Delete my account for good');
    expect(shop.current.callsOf('DELETE', '')).toHaveLength(1);
    expect(events.map(([name]) => name)).toEqual(['sq-account-signedout']);
    expect(field('password')).not.toBeNull();
  });
});
