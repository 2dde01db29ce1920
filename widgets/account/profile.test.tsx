import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ann, refusal } from '../../test/msw/account.ts';
import { openAccountPages, part, text } from '../../test/msw/account-page.ts';
import { untilShown } from '../../test/msw/until-shown.ts';

const { shop, place, enter } = openAccountPages(() => import('./index.ts'));

beforeEach(() => {
  shop.current.account.siteUser = ann;
});

describe('profile', () => {
  test('the name is changed, and the greeting follows', async () => {
    await place();
    expect(text()).toContain('Hello, Ann');
    await enter({ firstName: ' Anna ', lastName: 'Archer' });
    expect(shop.current.callsOf('PUT', '')[0]?.body).toEqual({ firstName: 'Anna', lastName: 'Archer' });
    expect(part('Profile')?.textContent).toContain('Saved.');
    expect(text()).toContain('Hello, Anna');
  });

  const languages = () => part('Profile')?.querySelector('select') as HTMLSelectElement;
  async function choose(language: string): Promise<void> {
    await act(async () => {
      languages().value = language;
      languages().dispatchEvent(new Event('change', { bubbles: true }));
    });
    await untilShown(shop);
  }

  test('the language of mails is chosen, and a translation widget does not change that later', async () => {
    await place();
    expect([...languages().options].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['The shop’s language', 'English', 'Deutsch', 'Français', 'Español']),
    );
    await choose('de');
    expect(shop.current.callsOf('POST', '/locale').map(({ body }) => body)).toEqual([{ language: 'de' }]);
    expect(part('Profile')?.textContent).toContain('Saved.');
    vi.stubGlobal('Weglot', { getCurrentLang: () => 'fr' });
    await place();
    expect(languages().value).toBe('de');
    expect(shop.current.callsOf('POST', '/locale')).toHaveLength(1);
  });

  test('a language that cannot be saved is not shown as chosen', async () => {
    await place();
    shop.current.interrupt('/locale', () => refusal(400, 'INVALID', 'Not now.'));
    await choose('de');
    expect(part('Profile')?.textContent).toContain('Not now.');
    expect(languages().value).toBe('');
  });
});
