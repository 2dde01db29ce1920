import { Hono } from 'hono';
import { html } from 'hono/html';
import { consoleTags, serviceWorkerFile } from '../assets/service.ts';
import {
  chosenLanguage,
  PAGE_HEADERS,
  pageSignInToken,
  pageXsrfToken,
  readContributor,
} from '../contributors/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { consoleLanguageOf } from '../http/console-language.ts';
import { randomToken } from '../session/service.ts';
import { CONSOLE_PATH } from '../site/page-paths.ts';
import { shopCountry } from '../site/shop-country.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { CONSOLE_COLOR, consoleManifest } from './manifest.ts';
import { consolePolicy, serviceWorkerPolicy } from './policy.ts';

const MANIFEST_PATH = `${CONSOLE_PATH}/manifest.webmanifest`;

/** The service worker may do what is below this path's folder: the console alone. */
const SERVICE_WORKER_PATH = `${CONSOLE_PATH}/service-worker.js`;

const NEEDS_SCRIPT = { en: 'This page needs JavaScript.', de: 'Diese Seite braucht JavaScript.' } as const;

/**
 * The page of the owner's console. Its script reads who is signed in with the token of the session, and signs in with a
 * token of its own; the page carries both. Owners reach it in a closed and in a locked shop too.
 */
export const consolePage = new Hono<AppEnv>();

consolePage.get(MANIFEST_PATH, (c) =>
  c.body(JSON.stringify(consoleManifest(c.var.site)), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'no-cache',
  }),
);

// Browsers ask for it at each visit and at each push of a day; the script itself is kept under the name of its content.
consolePage.get(SERVICE_WORKER_PATH, async (c) => {
  const file = await serviceWorkerFile(c.env);
  if (!file) return c.notFound();
  return c.body(`importScripts(${JSON.stringify(file)});`, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': serviceWorkerPolicy(),
    'X-Content-Type-Options': 'nosniff',
  });
});

for (const path of [CONSOLE_PATH, `${CONSOLE_PATH}/*`]) {
  consolePage.get(path, async (c) => {
    const { site } = c.var;
    const session = await readContributor(c);
    const language = (session && chosenLanguage(session.person)) || consoleLanguageOf(c);
    const nonce = randomToken();
    const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<title>${site.title}</title>
<link rel="manifest" href="${MANIFEST_PATH}">
<link rel="icon" href="/assets/console/icon.svg">
<link rel="apple-touch-icon" href="/assets/console/icon-192.png">
<meta name="theme-color" content="${CONSOLE_COLOR}">
${await consoleTags(c.env, language)}
</head>
<body data-site="${site.siteId}" data-title="${site.title}" data-status="${site.status}" data-currency="${storeCurrency(site)}" data-country="${shopCountry(site)}" data-time-zone="${site.timeZone}" data-xsrf="${pageXsrfToken(c, session)}" data-sign-in="${pageSignInToken(c)}">
<div id="console"><p>${site.title}</p><noscript><p>${NEEDS_SCRIPT[language]}</p></noscript></div>
</body>
</html>`;
    return c.html(page, 200, {
      'Content-Security-Policy': consolePolicy(nonce),
      ...PAGE_HEADERS,
      Vary: `${PAGE_HEADERS.Vary}, Accept-Language`,
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
  });
}
