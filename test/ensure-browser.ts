import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** Debian's packages, the smallest first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Finds Chrome or Chromium, or installs one: Debian's package when running as root with apt, otherwise Playwright's.
 */
if (!findBrowser()) {
  console.log('No Chrome or Chromium found: installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    apt('update', '-q');
    const known = execFileSync('apt-cache', ['pkgnames', 'chromium'], { encoding: 'utf8' }).split('\n');
    const name = PACKAGES.find((candidate) => known.includes(candidate)) ?? 'chromium';
    apt('install', '-y', '-q', '--no-install-recommends', name);
  } else {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
  }
  if (!findBrowser()) throw new Error('A browser was installed but cannot be found: set CHROME_PATH.');
}

function apt(...args: string[]): void {
  execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
