import { afterEach, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

async function runEntry(): Promise<void> {
  vi.resetModules();
  await import('./telemetry.entry.ts');
}

/** Whether telemetry hears the cart's events itself, or leaves them to be kept. */
const isRunning = () => !Array.isArray(boot().early);

test('a page that the browser prepares before anybody asks for it is counted when it is shown', async () => {
  boot().early = [];
  Object.assign(document, { prerendering: true });
  await runEntry();
  expect(isRunning()).toBe(false);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(isRunning()).toBe(true);
});

test('every other page is counted at once', async () => {
  boot().early = [];
  await runEntry();
  expect(isRunning()).toBe(true);
});
