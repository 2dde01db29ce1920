import { html } from 'hono/html';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { moduleTags } from '../assets/service.ts';
import { answerPlainPage, type Markup, type PageContext } from '../plain-pages/service.ts';
import { CONSOLE_PATH } from '../site/page-paths.ts';
import { PAGE_HEADERS } from './identity.ts';

/**
 * Answers with a page that no other page shows in a frame or reaches into, so that nobody is led to press what they do
 * not see, and no script presses for them.
 */
export async function answerUnframed(c: PageContext, page: Parameters<typeof answerPlainPage>[1]): Promise<Response> {
  const main = html`${page.main}${await moduleTags(c.env, 'contributor')}`;
  const response = await answerPlainPage(c, { ...page, main });
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  response.headers.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"));
  return response;
}

interface PasskeyUse {
  use: 'sign-in' | 'add' | 'confirm';
  xsrfToken: string;
}

/** Writes the button that needs a script and a browser with passkeys; the page's script shows it there. */
export function passkeyButton({ use, xsrfToken }: PasskeyUse, { contributorPage: own, failures }: Catalogue): Markup {
  const text = { 'sign-in': own.signInWithPasskey, add: own.addPasskey, confirm: own.confirmWithPasskey }[use];
  return html`<p hidden data-sq-passkey="${use}" data-xsrf="${xsrfToken}"
 data-unable="${own.passkeyFailed}" data-known="${own.passkeyKnown}" data-offline="${failures.checkConnection}">
<button class="button button--quiet" type="button">${text}</button></p>`;
}

/** Writes the link to the owner's console. */
export function consoleLink({ contributorPage: own }: Catalogue): Markup {
  return html`<p><a class="button" href="${CONSOLE_PATH}/">${own.openConsole}</a></p>`;
}
