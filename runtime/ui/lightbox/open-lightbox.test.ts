import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../test/wait-for.ts';
import { openLightbox } from './open-lightbox.ts';

const lightboxes = () => [...document.querySelectorAll('sq-lightbox')];

afterEach(() => document.body.replaceChildren());

test('a closed lightbox undoes what was rendered, and then says that it is closed', async () => {
  const calls: string[] = [];
  const { content, close } = openLightbox(
    (element) => {
      element.textContent = 'Fields';
      return () => void calls.push('undone');
    },
    { label: 'A form', onClosed: () => void calls.push('closed') },
  );
  expect([lightboxes().length, content.textContent]).toEqual([1, 'Fields']);
  close();
  await waitFor(() => expect(calls).toEqual(['undone', 'closed']));
  expect(lightboxes()).toEqual([]);
});

test('a lightbox whose content cannot be rendered does not stay open, and is not reported as closed', async () => {
  const onClosed = vi.fn();
  const failure = new Error('no fields');
  const open = () =>
    openLightbox(
      () => {
        throw failure;
      },
      { label: 'A form', onClosed },
    );
  expect(open).toThrow(failure);
  await waitFor(() => expect(lightboxes()).toEqual([]));
  expect(onClosed).not.toHaveBeenCalled();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});
