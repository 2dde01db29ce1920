import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** Finds Chrome or Chromium, or installs one: Debian's package when root has apt, else the one of Playwright. */
if (!findBrowser()) {
  console.log('No Chrome or Chromium found: installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-q'], quietly);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quietly);
  } else {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
  }
  if (!findBrowser()) throw new Error('A browser was installed but cannot be found: set CHROME_PATH.');
}
