import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '#runtime/boot.ts';
import { ann, refusal } from '../../test/msw/account.ts';
import { content, field, openAccountPages, part, text } from '../../test/msw/account-page.ts';
import { waitFor } from '../../test/wait-for.ts';

const { shop, events, place, press, enter } = openAccountPages(() => import('./index.ts'));

beforeEach(() => {
  shop.current.account.siteUser = ann;
});

describe('the ways to sign in', () => {
  const emailForm = () =>
    [...(content()?.querySelectorAll('details') ?? [])].find((section) =>
      section.textContent?.startsWith('Change the email'),
    );

  test('a new address gets a mail; the password is asked for, and its field emptied', async () => {
    await place();
    const password = emailForm()?.querySelector<HTMLInputElement>('[name=currentPassword]') as HTMLInputElement;
    password.value = 'kettle over two cups';
    await enter({ email: 'new@mail.test' });
    expect(shop.current.callsOf('POST', '/email')[0]?.body).toEqual({
      email: 'new@mail.test',
      currentPassword: 'kettle over two cups',
    });
    expect(emailForm()?.textContent).toContain('Please open the link in the email that we have sent');
    expect(password.value).toBe('');
  });

  test('a wrong password is shown with its field, which gets the focus', async () => {
    await place();
    const errors = { currentPassword: 'The password is wrong.' };
    shop.current.interrupt('/email', () => refusal(400, 'INVALID', '', { errors }));
    await enter({ email: 'new@mail.test' });
    const password = emailForm()?.querySelector('[name=currentPassword]');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(emailForm()?.textContent).toContain('The password is wrong.');
  });

  test('a person without a password is not asked for one, and gets the first by a link of the shop', async () => {
    shop.current.account.siteUser = { ...ann, hasPassword: false };
    vi.spyOn(boot(), 'base', 'get').mockReturnValue('https://shop.test');
    await place();
    expect(field('currentPassword')).toBeNull();
    await press('Have a link sent to you by which you choose a password');
    expect(shop.current.callsOf('POST', '/password-reset')[0]?.body).toEqual({ email: ann.email });
    expect(text()).toContain('If this address can be used here, you will get an email in a moment.');
  });
});

describe('the person’s data', () => {
  test('is handed over as a file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(`${this.download} ${this.href}`);
    });
    await place();
    await press('Download my data');
    expect(names).toEqual(['my-data.json blob:1']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ siteUser: ann });
  });

  test('shows a message where it cannot be fetched', async () => {
    await place();
    shop.current.interrupt('/data', () => refusal(400, 'INVALID', 'Not now.'));
    await press('Download my data');
    expect(part('Your data')?.textContent).toContain('Not now.');
  });

  test('stays where the account cannot be deleted, and the person stays signed in', async () => {
    await place();
    shop.current.interrupt('/account', () => refusal(400, 'INVALID', 'A payment is on its way.'));
    await press('Delete my account for good');
    expect(part('Your data')?.textContent).toContain('A payment is on its way.');
    expect(text()).toContain('You are signed in as');
    expect(events).toEqual([]);
  });
});
