import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LINKED_SCREENS } from '#runtime/contracts/linked-screens.ts';
import { calls, openConsole, prepareConsole, refusal, until } from '../../../test/console-shop.tsx';
import { queries } from './query.ts';
import { navigate } from './router.ts';
import { GROUPS } from './screens.ts';

/** Screens that read nothing before something is entered. */
const READ_NOTHING = ['orders/new', 'store-settings', 'forms/new', 'coupons/new', 'gift-cards/new', 'returns/new'];
/** Screens that exist for known names only. */
const KNOWN: Readonly<Record<string, string>> = {
  'store-settings/:namespace': 'store-settings/general',
  'translations/:language/:kind/:id': 'translations/fr/site/site',
};

const SCREENS = GROUPS.flatMap(({ screens }) => screens).map((screen) => ({
  ...screen,
  address: KNOWN[screen.path] ?? screen.path.replace(/:\w+/g, 'one'),
}));
const READERS = SCREENS.filter(({ path }) => !READ_NOTHING.includes(path));

const FAILED = /^(?:Unable to load results|Unable to load collections) (Something went wrong|Network error)Try again$/;
/** The overview names no reason for the tasks that it could not count. */
const TASKS_FAILED = 'Unable to load. Try again.';

const error = () => refusal('INTERNAL', 500, 'Stack');
const broken = () => new Response('{"orders":[', { headers: { 'Content-Type': 'application/json' } });

prepareConsole();
// The rooms' scripts are there before any screen waits for them.
beforeAll(async () => void (await Promise.all(SCREENS.map(({ load }) => load()))));
const settings = queries.getDefaultOptions();
beforeEach(() => {
  queries.setDefaultOptions({ ...settings, queries: { ...settings.queries, retryDelay: 0 } });
});

const alerts = () => [...document.querySelectorAll('main [role=alert]')];
const again = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    ({ textContent }) => textContent === 'Try again',
  );

/** Presses each "Try again", in a shop that answers every call so from now on. */
async function pressAll(answer: () => Response): Promise<void> {
  calls.length = 0;
  const answerAsKnown = fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await answerAsKnown(...call);
    return answer();
  });
  for (const button of again()) await act(async () => button.click());
}

/** Waits until each part that could not be read says why, with a way on. */
const expectFailure = (reason: string) =>
  until(() => {
    const texts = alerts().map(({ textContent }) => textContent ?? '');
    const reasons = texts
      .filter((text) => !text.startsWith(TASKS_FAILED))
      .map((text) => FAILED.exec(text)?.[1] ?? text);
    expect([...new Set(reasons)]).toEqual([reason]);
    expect(again().filter((alert) => alert.getAttribute('aria-disabled') !== 'true')).toHaveLength(alerts().length);
  });

test('each screen that mails lead to exists', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(LINKED_SCREENS.filter((path) => !paths.includes(path))).toEqual([]);
});

describe('each screen says what went wrong, and asks again', () => {
  test.each(READERS.map(({ address }) => address))('"%s"', async (address) => {
    await openConsole('nowhere');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => navigate(address));
    await expectFailure('Network error');
    online.mockReturnValue(true);
    for (const answer of [error, broken]) {
      await pressAll(answer);
      await expectFailure('Something went wrong');
      expect(calls).not.toEqual([]);
    }
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
  });
});

test('each screen that needs a right shows a message to a role without it, and the shop is not called', async () => {
  await openConsole('', 'none');
  calls.length = 0;
  for (const { address, menu, scope } of SCREENS) {
    if (!scope) continue;
    await act(() => navigate(address));
    expect(document.querySelector('main h1')?.textContent, address).toBe(menu ?? 'This screen');
    expect(document.querySelector('main [role=status]')?.textContent, address).toContain('Your role does not include');
  }
  expect(calls).toEqual([]);
});
