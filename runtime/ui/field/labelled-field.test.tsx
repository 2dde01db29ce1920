import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LabelledField } from './LabelledField.tsx';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

async function show(props: Partial<Parameters<typeof LabelledField>[0]> = {}) {
  await act(() =>
    root.render(
      <LabelledField label="Email" prefix="sqc" {...props}>
        {(attributes) => <input {...attributes} />}
      </LabelledField>,
    ),
  );
  const input = document.querySelector('input');
  const attribute = (name: string) => input?.getAttribute(name);
  const ids = attribute('aria-describedby')?.split(' ') ?? [];
  return {
    label: input?.labels?.[0]?.textContent?.trim(),
    described: ids.map((id) => document.getElementById(id)?.textContent),
    required: attribute('aria-required'),
    invalid: attribute('aria-invalid'),
  };
}
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

test('a field’s label names its control, and nothing else is said of it', async () => {
  expect(await show()).toEqual({ label: 'Email', described: [], required: null, invalid: null });
});

test('error and hint describe the control, the error first', async () => {
  const state = { hint: 'For the receipt', error: 'An email address has an @.' };
  expect(await show(state)).toMatchObject({ described: [state.error, state.hint], invalid: 'true' });
  expect(await show({ hint: state.hint })).toMatchObject({ described: [state.hint], invalid: null });
});

test('a required field is not invalid while it is empty; another says that it may stay empty', async () => {
  expect(await show({ isRequired: true })).toMatchObject({ required: 'true', invalid: null, label: 'Email' });
  expect(document.querySelector('input')?.matches(':invalid')).toBe(false);
  expect(await show({ isRequired: false, mark: '(optional)' })).toMatchObject({
    required: null,
    label: 'Email (optional)',
  });
});

test('an error is an alert where the form says so', async () => {
  await show({ error: 'Unknown code' });
  expect(alerts()).toEqual([]);
  await show({ error: 'Unknown code', errorRole: 'alert' });
  expect(alerts()).toEqual(['Unknown code']);
});

test('two fields on a page have ids of their own, unless they are given', async () => {
  await act(() =>
    root.render(
      ['', '', 'sq-mail'].map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <LabelledField key={index} {...(id && { id })} label="Email" hint="Why" prefix="c">
          {(attributes) => <input {...attributes} />}
        </LabelledField>
      )),
    ),
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(ids.slice(-2)).toEqual(['sq-mail', 'sq-mail-hint']);
});
