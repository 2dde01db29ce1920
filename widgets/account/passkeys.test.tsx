import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ann, refusal } from '../../test/msw/account.ts';
import { button, field, linesOf, openAccountPages, PLAIN_FORM, part, text } from '../../test/msw/account-page.ts';

const { shop, place, press, events } = openAccountPages(() => import('./index.ts'));

const bytes = new Uint8Array([1, 2, 3]).buffer;
const response = { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes };
const credential = { id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
const authenticator = { create: vi.fn(), get: vi.fn() };

beforeEach(() => {
  authenticator.create.mockReset().mockResolvedValue(credential);
  authenticator.get.mockReset().mockResolvedValue(credential);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(authenticator as unknown as CredentialsContainer);
});

const refuse = (name: string) => new DOMException('', name);

describe('signing in with a passkey', () => {
  test.each([
    ['stays, where the box is ticked', false, true],
    ['ends with the browser, where it is not', true, false],
  ])('%s', async (_, isUnticked, rememberMe) => {
    await place();
    if (isUnticked) await act(async () => field('rememberMe')?.click());
    await press('Sign in with a passkey');
    expect(shop.current.callsOf('POST', '/session/passkey')[0]?.body).toMatchObject({ rememberMe });
    expect(text()).toContain('You are signed in as ann@mail.test.');
    expect(events.map(([name]) => name)).toEqual(['sq-account-signedin']);
  });

  test('follows what the page’s own form has set about staying signed in', async () => {
    await place('', PLAIN_FORM.replace('</form>', '<input type="checkbox" name="rememberMe"></form>'));
    expect(field('rememberMe')?.checked).toBe(false);
    await press('Sign in with a passkey');
    expect(shop.current.callsOf('POST', '/session/passkey')[0]?.body).toMatchObject({ rememberMe: false });
  });

  test('says nothing where the person gives up', async () => {
    authenticator.get.mockRejectedValue(refuse('NotAllowedError'));
    await place();
    const before = text();
    await press('Sign in with a passkey');
    expect(text()).toBe(before);
    expect(shop.current.callsOf('POST', '/session/passkey')).toEqual([]);
  });

  test('says why it failed where the device cannot do it, and works with the next press', async () => {
    authenticator.get.mockRejectedValueOnce(new DOMException('', 'UnknownError'));
    await place();
    await press('Sign in with a passkey');
    expect(text()).toContain('The passkey could not be used. Please try again, or sign in another way.');
    await press('Sign in with a passkey');
    expect(text()).toContain('You are signed in as');
  });

  test('shows the shop’s refusal', async () => {
    await place();
    shop.current.interrupt('/session/passkey', () => refusal(401, 'PASSKEY_REFUSED', 'The passkey is not known.'));
    await press('Sign in with a passkey');
    expect(text()).toContain('The passkey is not known.');
    expect(button('Sign in with a passkey')).toBeDefined();
  });
});

describe('the passkeys of an account', () => {
  beforeEach(() => {
    shop.current.account.siteUser = ann;
  });

  test('are added and removed, and the focus stays in their list', async () => {
    await place();
    expect(part('Passkeys')?.textContent).toContain('You have no passkey yet.');
    await press('Add a passkey');
    expect(linesOf('Passkeys')).toEqual([
      expect.stringMatching(/^Chrome \(Linux\)Added on .*1970Remove the passkey: Chrome \(Linux\)$/),
    ]);
    await press('Remove the passkey: Chrome (Linux)');
    expect(part('Passkeys')?.textContent).toContain('You have no passkey yet.');
    expect(document.activeElement).toBe(button('Add a passkey'));
  });

  test.each([
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['UnknownError', 'The passkey could not be used. Please try again, or sign in another way.'],
  ])('a device that refuses with %s is explained', async (name, message) => {
    authenticator.create.mockRejectedValue(refuse(name));
    await place();
    await press('Add a passkey');
    expect(part('Passkeys')?.textContent).toContain(message);
    expect(shop.current.callsOf('POST', '/passkeys')).toEqual([]);
  });

  test('a person who gives up sees no message', async () => {
    authenticator.create.mockRejectedValue(refuse('NotAllowedError'));
    await place();
    const before = text();
    await press('Add a passkey');
    expect(text()).toBe(before);
  });

  test('one that the shop refuses is not added, and the refusal shows', async () => {
    await place();
    shop.current.interrupt('/passkeys', () => refusal(400, 'INVALID', 'There are too many.'));
    await press('Add a passkey');
    expect(part('Passkeys')?.textContent).toContain('There are too many.');
    expect(linesOf('Passkeys')).toEqual([]);
  });

  test('one whose removal is refused stays, with the reason', async () => {
    shop.current.account.passkeys = [{ id: 'p', name: 'Phone', createdAt: 0, usedAt: 86_400_000 }];
    await place();
    expect(linesOf('Passkeys')[0]).toMatch(/last used on January 2, 1970/);
    shop.current.interrupt('/passkeys/p', () => refusal(400, 'INVALID', 'Not now.'));
    await press('Remove the passkey: Phone');
    expect(part('Passkeys')?.textContent).toContain('Not now.');
    expect(linesOf('Passkeys')).toHaveLength(1);
  });
});
