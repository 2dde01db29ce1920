import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Network, openNetwork } from './network.ts';
import { connectBrowser } from './shared.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from './shop.ts';

let browser: Browser;
const visits: { context: BrowserContext; errors: string[] }[] = [];
const networks: Network[] = [];

/** Connects a file of journeys to the browser; a page that logs an unexpected error fails its test. */
export function startBrowser() {
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterEach(async () => {
    const errors = visits.flatMap((visit) => visit.errors);
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    for (const network of networks.splice(0)) network.close();
    expect(errors).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** A busy machine may need so long for one step, such as paying an order. */
const STEP_TIMEOUT_MS = 90_000;
/** An event that meets a crumb which another call has just replaced; the page sends it again with the new one. */
const SENT_AGAIN = /403 .*\/api\/events\/RecordEvent$/;
/** A page without an icon: browsers ask for this one at a time of their own. */
const NO_ICON = /\/favicon\.ico/;

/**
 * Opens a new visitor with an empty browser profile, whose calls come from a network of their own, because all tests
 * together exceed the rate limit of one. They have refused the cookies that the German shop asks about, unless they are
 * `undecided`. Logged errors that match `expectedErrors` are allowed.
 */
export async function newVisitor(
  options: BrowserContextOptions = {},
  { expectedErrors = /(?!)/, undecided = false }: { expectedErrors?: RegExp; undecided?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
    ...options,
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  if (!undecided) await context.addCookies([{ name: 'ss_cookieAllowed', value: 'none', url: GERMAN_SHOP_URL }]);
  const errors: string[] = [];
  const record = (text: string) => {
    if (![expectedErrors, SENT_AGAIN, NO_ICON].some((expected) => expected.test(text))) errors.push(text);
  };
  context.on('weberror', (thrown) => record(String(thrown.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      record(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  visits.push({ context, errors });
  return context;
}

/**
 * Opens a visitor for pages of another site. A proxy names the visitor's network, because a header of the browser's
 * own would make calls from other origins ask for permission first.
 */
export async function newEmbedVisitor(
  ...[options = {}, expected = {}]: Parameters<typeof newVisitor>
): Promise<BrowserContext> {
  const network = await openNetwork(newNetworkAddress());
  networks.push(network);
  // The other site's own files need no network, and without the first rule calls to this machine avoid every proxy.
  const proxy = { server: network.server, bypass: `<-loopback>,${new URL(EMBED_URL).hostname}` };
  return newVisitor({ extraHTTPHeaders: {}, proxy, ...options }, { undecided: true, ...expected });
}

/** Returns an address in a network that no other visitor has. */
export const newNetworkAddress = () => `2001:db8:${randomHex()}:${randomHex()}::1`;
const randomHex = () => randomBytes(2).toString('hex');

export async function openPage(context: BrowserContext, path = '/', base = SHOP_URL): Promise<Page> {
  const page = await context.newPage();
  await page.goto(base + path);
  return page;
}

export const addButton = (page: Page) => page.locator('.sqs-add-to-cart-button').first();
export const buttonLabel = (page: Page) => addButton(page).locator('.sqs-add-to-cart-button-inner');
export const pill = (page: Page) => page.locator('sq-cart-pill').first();

/** Texts of all engine indicators on the page, including hidden copies. */
export const indicators = (page: Page) => page.locator('.sqs-cart-quantity').allTextContents();
export const alertDialog = (page: Page) => page.getByRole('alertdialog');

/**
 * Does what adds, and resolves once the button has shown `added`. It does so for two seconds only, so the page itself
 * keeps all that it says, from before the press.
 */
export async function expectAdded(label: Locator, add: () => Promise<unknown>, added = 'Added!'): Promise<void> {
  const shown = await label.evaluateHandle((element) => {
    const texts: string[] = [];
    const keep = () => texts.push(element.textContent?.trim() ?? '');
    new MutationObserver(keep).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await add();
  await eventually(() => shown.jsonValue()).toContain(added);
}

/** Whether the focus is on an element, in the page or in a shadow root. */
export const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.getRootNode();
    return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
  });

/** Polls a value that the visitor sees. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

/** Holds calls of the visitor until they are released. */
export async function hold(page: Page, call: string) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.context().route(call, async (route) => {
    arrive();
    await released;
    await route.fallback();
  });
  return { arrived, release };
}
