import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { ApiFailure } from '../api/failure.ts';
import { editAdditionalFields } from './edit.ts';
import type { DeliveryResult, FormLightboxOptions } from './form-lightbox.ts';

const { openFormLightbox, updateAdditionalFields } = vi.hoisted(() => ({
  openFormLightbox: vi.fn(),
  updateAdditionalFields: vi.fn(),
}));
vi.mock('./form-lightbox.ts', () => ({
  prepareFormLightbox: async (requested: unknown) => (options: unknown) => openFormLightbox(requested, options),
}));
vi.mock('../cart/actions.ts', () => ({ updateAdditionalFields }));

const entry = anEntry({ id: 'e1', title: 'Scoop', additionalFields: '{"text-1":"May"}' });
const cart = aCart({ entries: [entry] });
let target: HTMLElement;
let result: DeliveryResult | undefined;

beforeEach(() => {
  target = document.body.appendChild(document.createElement('button'));
  result = undefined;
  openFormLightbox.mockReset().mockImplementation(async (_: unknown, { deliver }: FormLightboxOptions) => {
    result = await deliver('{"text-1":"June"}', new AbortController().signal);
  });
  updateAdditionalFields.mockReset().mockResolvedValue({ status: 'changed', cart });
});
afterEach(() => document.body.replaceChildren());

test('opens the form with what was filled in, and sends what is changed', async () => {
  expect(await editAdditionalFields(entry, { target })).toEqual({ status: 'changed', cart });
  expect(openFormLightbox.mock.calls[0]).toMatchObject([
    { itemId: entry.itemId },
    { title: 'Scoop', target, values: { 'text-1': 'May' } },
  ]);
  expect(updateAdditionalFields).toHaveBeenCalledExactlyOnceWith('e1', {
    itemId: entry.itemId,
    sku: entry.chosenVariant.sku,
    additionalFields: '{"text-1":"June"}',
  });
});

test('a change that fails is said in the form, and nothing has changed', async () => {
  const failure = new ApiFailure('offline');
  updateAdditionalFields.mockResolvedValue({ status: 'failed', failure });
  expect(await editAdditionalFields(entry, { target })).toEqual({ status: 'cancelled' });
  expect(result).toEqual({ failure, title: 'Unable to update form' });
});

test.each([null, 'no JSON', 'null'])('fields that are %s start empty', async (additionalFields) => {
  await editAdditionalFields({ ...entry, additionalFields }, { target });
  expect(openFormLightbox.mock.calls[0]?.[1].values).toEqual({});
});

test('a form that cannot be opened is told in an alert', async () => {
  openFormLightbox.mockRejectedValue(new ApiFailure('offline'));
  expect(await editAdditionalFields(entry, { target })).toEqual({ status: 'unopened' });
  await vi.waitFor(() => expect(document.querySelector('sq-alert')).not.toBeNull());
  const root = document.querySelector('sq-alert')?.shadowRoot;
  expect([root?.querySelector('h2')?.textContent, root?.querySelector('p')?.textContent]).toEqual([
    'Unable to open form',
    'Please check your internet connection.',
  ]);
});
