import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { Resources } from './resources.ts';

/** Waits for what the run shares, and starts it if nobody has. */
export async function getShared<Name extends keyof Resources>(
  name: Name,
): Promise<Awaited<ReturnType<Resources[Name]>>> {
  const response = await fetch(`${inject('resourcesUrl')}/${name}`);
  if (!response.ok) throw new Error(`No ${name}: ${await response.text()}`);
  return response.json() as Promise<Awaited<ReturnType<Resources[Name]>>>;
}

/** The browser of the run. Contexts are the caller's own; `close()` closes these, and leaves the browser to the others. */
export async function connectBrowser(): Promise<Browser> {
  return chromium.connect(await getShared('browser'));
}
