import { afterEach, expect, test, vi } from 'vitest';
import { postPlainForm } from './plain-forms.ts';

afterEach(() => vi.restoreAllMocks());

test('a form is sent to its address, also with a field that is called "action"', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  document.body.innerHTML = `<form method="post" action="/commerce/my-subscription?token=t">
    <input type="hidden" name="action" value="pause"></form>`;
  await postPlainForm(document.querySelector('form') as HTMLFormElement);
  const [address, { body }] = fetched.mock.calls[0] as unknown as [string, { body: URLSearchParams }];
  expect(address).toBe('/commerce/my-subscription?token=t');
  expect(String(body)).toBe('action=pause');
});
