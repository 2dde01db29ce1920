import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import type { Resources } from './resources.ts';

/** Waits for a shared resource of the run, and starts it if necessary. */
export async function getShared<Name extends keyof Resources>(
  name: Name,
): Promise<Awaited<ReturnType<Resources[Name]>>> {
  const response = await fetch(`${inject('resourcesUrl')}/${name}`);
  if (!response.ok) throw new Error(`No ${name}: ${await response.text()}`);
  return response.json() as Promise<Awaited<ReturnType<Resources[Name]>>>;
}

/**
 * Connects to the run's browser. Each caller has its own contexts; `close()` closes these and leaves the browser
 * running.
 */
export async function connectBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.connect(await getShared('browser'));
}
