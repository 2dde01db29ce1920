import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_PACKAGE } from './browser.ts';

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Finds Chrome or Chromium, or installs one: Debian's package when running as root with apt, otherwise Playwright's.
 * A whole Chromium draws windows that nobody sees, at twice the cost of the headless one; so root with apt gets that
 * one, and a Chromium that is there serves where it cannot be had.
 */
if (isDebianRoot && !existsSync(`/usr/bin/${HEADLESS_PACKAGE}`)) {
  console.log(`Installing ${HEADLESS_PACKAGE} …`);
  try {
    apt('update', '-q');
    apt('install', '-y', '-q', '--no-install-recommends', isKnown(HEADLESS_PACKAGE) ? HEADLESS_PACKAGE : 'chromium');
  } catch (error) {
    if (!findBrowser()) throw error;
    console.log(`${HEADLESS_PACKAGE} could not be installed; the tests run in ${findBrowser()}.`);
  }
}
if (!findBrowser()) {
  console.log('No Chrome or Chromium found: installing one …');
  execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell'], {
    stdio: 'inherit',
  });
  if (!findBrowser()) throw new Error('A browser was installed but cannot be found: set CHROME_PATH.');
}

function isKnown(name: string): boolean {
  return execFileSync('apt-cache', ['pkgnames', name], { encoding: 'utf8' }).split('\n').includes(name);
}

function apt(...args: string[]): void {
  execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
