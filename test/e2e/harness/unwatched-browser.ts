import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';

/** Time that the browser has to end by itself before it is killed. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the browser on a page, as a visitor does: nothing drives or watches it, because pages that are watched are
 * neither prepared in advance nor kept for the back button. `proxy` is the address of the witness, by which the test sees
 * the calls and puts its script into the pages. Returns the function that ends the browser.
 */
export function openUnwatched(url: string, proxy: string): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'storefront-browser-'));
  const child: ChildProcess = spawn(
    findBrowser() ?? '',
    [
      '--headless',
      // Without it, the browser ends once the page has loaded.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--proxy-server=${proxy}`,
      '--proxy-bypass-list=<-loopback>',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
      url,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  return async () => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.kill();
    await ended;
    clearTimeout(force);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}
