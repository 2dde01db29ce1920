import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { type Site, serveBundle } from '../harness/site.ts';

interface FormHtmlWindow {
  showHtml(element: Element, html: string): Promise<void>;
  scriptAddress(address: string): unknown;
  reports: string[];
  violations: string[];
  isHurt: boolean;
}

const NONCE = 'bm9uY2U';
const policy = (types: string) =>
  `default-src 'none'; img-src * data:; script-src 'self' 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types ${types}`;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('form-html.ts')]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));

/** Opens a page with a policy or none, in a browser with or without the Sanitizer API. */
async function open(types: string, hasSanitizer: boolean): Promise<Page> {
  site.headers['content-security-policy'] = types && policy(types);
  const forget = hasSanitizer ? '' : 'delete Element.prototype.setHTML;';
  site.files.set(
    '/',
    `<!doctype html><title>Page</title><script nonce="${NONCE}">${forget} violations = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
    </script><script src="/form-html.js"></script><div id="message">Old</div>`,
  );
  const page = await (await browser.newContext()).newPage();
  await page.goto(site.origin);
  return page;
}

/** Returns the element's final content, and the page's errors and violations. */
async function show(page: Page, html: string) {
  await page.evaluate(async (text) => {
    const view = window as unknown as FormHtmlWindow;
    const element = document.querySelector('#message') as Element;
    Object.assign(view, { isHurt: false, violations: [] });
    await view.showHtml(element, text);
    for (const link of element.querySelectorAll('a')) link.click();
    // A picture that is requested now fails only after all queued scripts have run.
    const picture = document.body.appendChild(document.createElement('img'));
    await new Promise((failed) => Object.assign(picture, { onerror: failed, src: '/missing.png' }));
    picture.remove();
  }, html);
  await idle(page);
  return page.evaluate(() => {
    const { isHurt, violations, reports } = window as unknown as FormHtmlWindow;
    return {
      html: document.querySelector('#message')?.innerHTML,
      isHurt,
      // Chromium's parsers report scripts and styles that could not apply, so these reports are left out.
      violations: violations.filter((directive) => !/^(script-src-attr|style-src)/.test(directive)),
      reports,
    };
  });
}

const WAYS: [string, string, boolean][] = [
  ['the Sanitizer API, with no policy allowed', "'none'", true],
  ['the Sanitizer API, where scripts may run', '', true],
  ['the library, by the policy "storefront" alone', 'storefront', false],
  ['the library, where scripts may run', '', false],
];

describe.each(WAYS)('an owner’s HTML, cleaned by %s', (_, types, hasSanitizer) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(types, hasSanitizer);
  });

  test('text, links, lists, tables and pictures are kept', async () => {
    const html = [
      '<h2>Thanks</h2><p class="lead">We <strong>write</strong> &amp; <em>call</em>.<br></p>',
      '<ul><li lang="fr">un</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
      '<img src="/a.png" alt="A" width="1" height="1">',
    ].join('');
    const shown = await show(page, html);
    expect(shown).toEqual({ html, isHurt: false, violations: [], reports: [] });
  });

  test('links to the web, to mail and to telephones are kept', async () => {
    const html = ['/x', '#a', 'https://shop.example/', 'mailto:a@b.example', 'tel:+1']
      .map((address) => `<a href="${address}" target="_blank" rel="noopener">x</a>`)
      .join('');
    const kept = await page.evaluate(async (text) => {
      const element = document.querySelector('#message') as Element;
      await (window as unknown as FormHtmlWindow).showHtml(element, text);
      return element.innerHTML;
    }, html);
    expect(kept).toBe(html);
  });

  test.each([
    ['a script', '<b>x</b><script>isHurt = true</script>', '<b>x</b>'],
    ['an attribute that runs', '<img src="/no.png" onerror="isHurt = true" alt="x">', '<img src="/no.png" alt="x">'],
    ['an attribute that runs at once', '<b onfocus="isHurt = true" autofocus tabindex="1">x</b>', '<b>x</b>'],
    ['javascript:', '<a href="javascript:isHurt = true">x</a>', '<a>x</a>'],
    ['hidden javascript:', '<a href="&#1;java&#10;script:isHurt=true">x</a>', '<a>x</a>'],
    ['data: as a link', '<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['vbscript:', '<a href="vbscript:x">x</a>', '<a>x</a>'],
    ['data: as a picture', '<img src="data:image/svg+xml,<svg onload=1>" alt="x">', '<img alt="x">'],
    ['a drawing', 'x<svg onload="isHurt = true"><script>isHurt = true</script></svg>', 'x'],
    ['mathematics', 'x<math><mtext><img src=x onerror="isHurt=true"></mtext></math>', 'x'],
    ['a frame', 'x<iframe src="/" srcdoc="<script>parent.isHurt = true</script>"></iframe>', 'x'],
    ['an object', 'x<object data="/"></object><embed src="/">', 'x'],
    ['a style', 'x<style>* { display: none }</style><link rel="stylesheet" href="/x.css">', 'x'],
    ['a style attribute', '<b style="position: fixed">x</b>', '<b>x</b>'],
    ['a form', 'x<form action="https://evil.example"><input name="card"><button>Pay</button></form>', 'x'],
    ['a refresh', 'x<meta http-equiv="refresh" content="0;url=https://evil.example">', 'x'],
    ['a base', 'x<base href="https://evil.example/">', 'x'],
    ['names that stand in the way', '<a id="message" name="reports">x</a>', '<a>x</a>'],
    ['data attributes', '<b data-item-id="1">x</b>', '<b>x</b>'],
    ['a comment', 'x<!-- <img src=x onerror="isHurt=true"> -->', 'x'],
    ['nesting that parsers mistake', '<noscript><p title="</noscript><img src=x onerror=isHurt=true>">', ''],
  ])('the cleaning removes %s', async (name, html, expected) => {
    const shown = await show(page, html);
    if (name === 'a form') expect(shown.html).not.toMatch(/<(form|input|button)/);
    else if (name === 'nesting that parsers mistake') expect(shown.html).not.toMatch(/onerror="|onerror=isHurt=true>$/);
    else expect(shown.html).toBe(expected);
    expect(shown).toMatchObject({ isHurt: false, violations: [], reports: [] });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the HTML of the later call stays, whichever of two is cleaned first', async () => {
    const html = await page.evaluate(async () => {
      const { showHtml } = window as unknown as FormHtmlWindow;
      const element = document.querySelector('#message') as Element;
      await Promise.all([showHtml(element, '<b>first</b>'), showHtml(element, 'second')]);
      return element.innerHTML;
    });
    expect(html).toBe('second');
  });
});

test('an owner’s HTML shows as text where the page’s policy lets nothing be parsed, and that is reported', async () => {
  const page = await open("'none'", false);
  const shown = await show(page, '<p>Thanks</p><script>isHurt = 1 > 0</script><img src=x onerror="isHurt = true">');
  expect(shown).toMatchObject({ html: 'Thanks', isHurt: false });
  expect(shown.reports).toContain('HTML of a form is shown as text');
});

test('scripts are trusted from the captcha’s providers alone', async () => {
  const page = await open('storefront', true);
  const answers = await page.evaluate(() => {
    const { scriptAddress } = window as unknown as FormHtmlWindow;
    return [
      'https://www.google.com/recaptcha/enterprise.js?render=x',
      'https://challenges.cloudflare.com/turnstile/v0/api.js',
      'https://www.google.com.evil.example/x.js',
      'http://www.google.com/x.js',
      'data:text/javascript,1',
      '/x.js',
    ].map((address) => {
      try {
        const trusted = scriptAddress(address);
        document.createElement('script').src = trusted as string;
        return Object.prototype.toString.call(trusted);
      } catch {
        return 'refused';
      }
    });
  });
  expect(answers).toEqual([
    '[object TrustedScriptURL]',
    '[object TrustedScriptURL]',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
});
