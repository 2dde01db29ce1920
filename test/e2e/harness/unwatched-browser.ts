import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '../../browser.ts';

/** Time that the browser has to end by itself before it is killed. */
const STOP_TIMEOUT_MS = 5_000;
const POLL_MS = 50;

/** Ends all processes of the browser: the one that was started leaves its work to another one, and may be gone. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  try {
    // The system keeps the group of ended processes until their parent asks for them, which no parent may do.
    for (let left = STOP_TIMEOUT_MS; left >= -POLL_MS; left -= POLL_MS) {
      process.kill(-pid, left > 0 ? 'SIGTERM' : 'SIGKILL');
      await setTimeout(POLL_MS);
    }
  } catch (error) {
    // No process of the group is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

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
    { stdio: 'ignore', detached: true },
  );
  return async () => {
    await endGroup(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}
