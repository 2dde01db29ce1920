import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

/** Debian's Chromium without windows, named like its command. */
export const HEADLESS_PACKAGE = 'chromium-headless-shell';

/** Paths of Chrome and Chromium in Linux distributions; CHROME_PATH takes precedence. */
const BROWSER_PATHS = [
  process.env.CHROME_PATH,
  `/usr/bin/${HEADLESS_PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of an installed browser, or of Playwright's own one if it is installed. */
export function findBrowser(): string | undefined {
  const candidates = [...BROWSER_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

function launchOptions(extraArgs: readonly string[]): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: set CHROME_PATH, or run `npm test`, which installs one.');
  return {
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extraArgs,
    ],
  };
}

/** Starts Chromium with an empty profile and without its own background calls. */
export function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(extraArgs));
}

/** Starts Chromium so that several processes can connect to it. */
export function serveBrowser(extraArgs: readonly string[] = []): Promise<BrowserServer> {
  return chromium.launchServer({ ...launchOptions(extraArgs), host: '127.0.0.1' });
}
