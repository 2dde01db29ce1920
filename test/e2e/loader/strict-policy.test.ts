import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import type { Site } from '../harness/site.ts';
import { openSites, rememberCart, scriptTag, visit } from '../harness/visit.ts';

const NONCE = 'bm9uY2U';
/** Every policy allows the test's own inline script by nonce; the shop's scripts are allowed as each name says. */
const policies = (shop: Site) => ({
  'names the shop as its one origin, with Trusted Types': [
    `default-src 'none'; script-src ${shop.origin} 'nonce-${NONCE}'; style-src ${shop.origin}; connect-src ${shop.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    '',
  ],
  'trusts by nonce alone': [
    `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'none'; connect-src ${shop.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    `nonce="${NONCE}"`,
  ],
});

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites()]);
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const PAGE = `<script nonce="${NONCE}">
    acts = []; setUps = []; violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push([effectiveDirective, blockedURI, sample].join(' '));
    });
  </script>
  <div class="sqs-add-to-cart-button" id="a" role="button" tabindex="0">Add To Cart</div>
  <i class="sqs-cart-quantity">0</i><sq-cart-pill></sq-cart-pill><sq-counter></sq-counter>`;

test.each(['names the shop as its one origin, with Trusted Types', 'trusts by nonce alone'] as const)(
  'everything works without a violation on a page whose policy %s',
  async (name) => {
    const [policy = '', nonce] = policies(shop)[name];
    host.headers['content-security-policy'] = policy;
    const release = shop.hold('/sq/');
    const opened = await visit(browser, host, PAGE + scriptTag(shop, nonce), rememberCart);
    const { page, untilIdle } = opened;
    await page.waitForFunction(() => document.querySelector('sq-cart-pill')?.shadowRoot);
    const painted = await page.$eval(
      'sq-cart-pill',
      ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[part=pill]')?.offsetHeight,
    );
    await page.click('#a');
    release();
    await untilIdle();
    await page.click('sq-counter button');
    const outcome = await page.evaluate(() => {
      const pill = document.querySelector('sq-cart-pill')?.shadowRoot?.firstElementChild as HTMLElement;
      return {
        acts: window.acts,
        height: pill.offsetHeight,
        count: pill.querySelector('[part=count]')?.textContent,
        presses: document.querySelector('sq-counter')?.shadowRoot?.textContent,
        violations: (window as unknown as { violations: string[] }).violations,
      };
    });
    expect({ painted, ...outcome }).toEqual({
      painted: 40,
      acts: ['kept a'],
      height: 40,
      count: '4 items',
      presses: '{"presses":1}',
      // The inline script that `visit` adds has no nonce, so its violation proves that the policy is in force.
      violations: ['script-src-elem inline '],
    });
    expect(opened.complaints.filter((text) => !/inline script/.test(text))).toEqual([]);
  },
);
