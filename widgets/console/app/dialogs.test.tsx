import { act } from 'react';
import { expect, test } from 'vitest';
import { button, openConsole, prepareConsole, press, see, text } from '../../../test/console-shop.tsx';
import { ask } from './dialogs.ts';

prepareConsole();

test('a question resolves to true when the person confirms, and to false when they cancel', async () => {
  await openConsole();
  const yes = ask({ title: 'Delete?', action: 'Delete' });
  await see('Delete?');
  await press('Delete');
  expect(await yes).toBe(true);
  const no = ask({ title: 'Delete?', action: 'Delete' });
  await see('Delete?');
  await press('Cancel');
  expect(await no).toBe(false);
});

test('one that cannot be cancelled has no such button, and one that runs stays open with its error', async () => {
  await openConsole();
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no');
  };
  const answer = ask({ title: 'Go on?', action: 'Go on', isCancellable: false, run });
  await see('Go on?');
  expect(button('Cancel')).toBeUndefined();
  await press('Go on');
  await see('Something went wrong');
  await press('Go on');
  expect(await answer).toBe(true);
  expect(text()).not.toContain('Go on?');
});

test('a question that comes while another one runs stays when that one has ended', async () => {
  await openConsole();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = ask({ title: 'Delete?', action: 'Delete', run: () => promise });
  await press('Delete');
  const second = ask({ title: 'Leave?', action: 'Leave' });
  await act(async () => resolve());
  expect(await first).toBe(false);
  await press('Leave');
  expect(await second).toBe(true);
});
