import { html } from 'hono/html';
import type { Cover } from '#runtime/contracts/covers.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { renderPlainPage } from '../pages/service.ts';
import { entryForm, inputField, type PageContext, textsOf, withShopName } from '../plain-pages/service.ts';
import { UNLOCK_PATH } from '../site/page-paths.ts';
import { readReturnPath } from '../site/return-path.ts';

/** The same status as for a page that only members see. */
const FORBIDDEN = 403;

interface Locked {
  /** The object whose password is asked for. */
  of: 'site' | 'page';
  /** The path to which the right password leads. */
  to: string;
  /** Why the password that was sent does not open it. */
  error?: { text: string; status: 422 | 429 };
}

/**
 * Shows the form that asks for a password: the lock screen of a site (page type 103), or that of protected content (105).
 * It needs no script, and is the same whether there is anything behind it.
 */
export async function answerLocked(c: PageContext, { of, to, error }: Locked): Promise<Response> {
  const texts = await textsOf(c);
  const { locks: own } = texts;
  const isSite = of === 'site';
  const password = inputField(
    {
      name: 'password',
      type: 'password',
      label: own.password,
      value: '',
      error: error?.text,
      autocomplete: 'current-password',
    },
    texts,
  );
  const action = `${UNLOCK_PATH}?${new URLSearchParams({ to })}`;
  const form = entryForm({ action, fields: [password], submitText: own.button, note: '' }, texts);
  const cover = withPassword(c.var.site.lockScreen);
  const text = cover ? '' : html`<p>${withShopName(c, isSite ? own.siteText : own.pageText)}</p>`;
  const main = html`<div class="order-page" data-sq-page="${isSite ? 'lock-screen' : 'protected-content'}">
${text}
${form}
</div>`;
  return renderPlainPage(c, {
    title: isSite ? own.siteTitle : own.pageTitle,
    main: String(await main),
    pageType: isSite ? PAGE_TYPE.lockScreen : PAGE_TYPE.protectedContent,
    status: error?.status ?? FORBIDDEN,
    cover,
  });
}

/** Nobody may be kept out by a lock screen that does not ask for the password. */
function withPassword(cover: Cover | null): Cover | null {
  if (!cover || cover.slices.some(({ type }) => type === 'password')) return cover;
  return { ...cover, slices: [...cover.slices, { type: 'password' }] };
}

/** Returns the path and query of a request, to which a visitor comes back. */
export function pathOf(c: PageContext): string {
  const { pathname, search } = new URL(c.req.url);
  return readReturnPath(pathname + search) ?? '/';
}
