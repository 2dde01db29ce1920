import type { Page } from 'playwright-core';

/** The browser's own notes of what a made-up site does not have. */
const OF_THE_BROWSER = /^Failed to load resource|favicon/;

/** Collects uncaught errors, and console errors and warnings, from now on; those that match `expected` are left out. */
export function recordComplaints(page: Page, expected = /(?!)/): string[] {
  const complaints: string[] = [];
  const record = (text: string) => {
    if (!OF_THE_BROWSER.test(text) && !expected.test(text)) complaints.push(text);
  };
  page.on('pageerror', (error) => record(`uncaught ${error.message}`));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) record(message.text());
  });
  return complaints;
}
