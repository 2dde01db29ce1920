import { afterEach, expect, test } from 'vitest';
import { openConsole, prepareConsole, until } from '../../../../test/console-shop.tsx';

prepareConsole();
afterEach(() => {
  delete document.body.dataset.status;
});

test.each([
  ['1', 'The plan has expired', '/settings/billing/subscriptions/website'],
  ['2', 'is overdue', '/settings/billing/subscriptions/website'],
  ['3', 'is on trial', '/settings/billing/upgrade'],
  ['12', 'is parked', '/settings/billing/subscriptions/website'],
  ['8', undefined, undefined],
])('in a shop of the status %s everybody reads what the plan asks for', async (status, notice, path) => {
  document.body.dataset.status = status;
  await openConsole('', 'none');
  await until(() => expect(document.querySelector('main h1')).not.toBeNull());
  const link = document.querySelector('main [role=status] a');
  expect(link?.getAttribute('href')).toBe(path);
  if (notice) expect(link?.parentElement?.textContent).toContain(notice);
});
