import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser, HEADLESS_PACKAGE } from './browser.ts';

/** A network that is down must not hold the tests up. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

const isRootWithApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Finds Chrome or Chromium, or installs one. A whole Chromium draws windows that nobody sees, at twice the cost of the
 * headless one. So root on Debian gets the headless one, and a browser that is there serves where it cannot be had.
 */
if (isRootWithApt && isDebian && !existsSync(`/usr/bin/${HEADLESS_PACKAGE}`)) {
  try {
    installPackage(HEADLESS_PACKAGE);
  } catch {
    console.log(`${HEADLESS_PACKAGE} could not be installed.`);
  }
}
if (!findBrowser()) {
  if (isRootWithApt) installPackage('chromium');
  else {
    console.log('No Chrome or Chromium found: installing one …');
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell'], {
      stdio: 'inherit',
    });
  }
  if (!findBrowser()) throw new Error('A browser was installed but cannot be found: set CHROME_PATH.');
}

function installPackage(name: string): void {
  console.log(`Installing ${name} …`);
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', name);
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', [...IMPATIENT, ...args], { stdio: 'inherit', env });
}
