import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReport } from '../../errors/on-report.ts';
import { Image } from './Image.tsx';

let root: Root;
const PHOTO = { src: '/images/a/tea.jpg', width: 1200, height: 800, alt: 'Tea' };
const image = () => document.querySelector('img');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const show = (props: Partial<Parameters<typeof Image>[0]> = {}) =>
  act(() => root.render(<Image {...PHOTO} {...props} />));

test('an image has its size, its place and what its author adds', async () => {
  await show({
    loader: 'sqs',
    widths: [300],
    sizes: '64px',
    priority: 'high',
    class: 'picture',
    position: '30% 40%',
    style: { opacity: 0.5 },
    passthrough: { part: 'image', title: 'A cup' },
  });
  const { width, height, alt, className, style } = image() as HTMLImageElement;
  expect({ width, height, alt, className }).toEqual({ width: 1200, height: 800, alt: 'Tea', className: 'picture' });
  expect([style.objectPosition, style.opacity]).toEqual(['30% 40%', '0.5']);
  const attributes = ['src', 'srcset', 'sizes', 'loading', 'fetchpriority', 'part', 'title'];
  expect(attributes.map((name) => image()?.getAttribute(name))).toEqual([
    ...['/images/a/tea.jpg', '/images/a/tea.jpg?format=300w 300w,/images/a/tea.jpg 1200w', '64px'],
    ...['eager', 'high', 'image', 'A cup'],
  ]);
});

test('an image with wrong props shows nothing and is reported once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reports: unknown[] = [];
  const stop = onReport((error) => reports.push(String(error)));
  await show({ width: 0 });
  await show({ width: 0 });
  stop();
  expect([image(), reports]).toEqual([null, ["TypeError: 'width' is a positive whole number."]]);
});

test('an image without an alternative text shows, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show({ alt: undefined as unknown as string });
  expect(image()).not.toBeNull();
  expect(warn.mock.calls).toHaveLength(1);
});

test('an image reports once that it has loaded, also where the browser had it', async () => {
  const done = vi.fn();
  await show({ onLoadingComplete: done });
  expect(done).not.toHaveBeenCalled();
  for (const _ of [1, 2]) image()?.dispatchEvent(new Event('load'));
  expect(done.mock.calls).toEqual([[image()]]);
  const shown = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(9);
  await show({ src: '/images/a/cup.jpg', onLoadingComplete: done });
  expect(done).toHaveBeenCalledTimes(2);
  shown.mockRestore();
});
