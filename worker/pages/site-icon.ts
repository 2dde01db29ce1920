import type { PageContext } from './answer.ts';
import { PAGE_LAYOUT } from './layout.ts';
import { answerView } from './members-only.ts';
import { readTemplate } from './repository.ts';
import { notFoundView } from './view.ts';

const LINK = /<link\b[^<>]*>/gi;
const IS_ICON = /\brel\s*=\s*["']?(?:shortcut )?icon\b/i;
const ADDRESS = /\bhref\s*=\s*(?:"([^"{\r\n]+)"|'([^'{\r\n]+)'|([^\s"'>{]+))/i;
/** Seconds for which a browser keeps where the icon is. */
const KEPT_SECONDS = 86_400;

/**
 * Leads to the icon that the shop's layout names. Browsers ask for `/favicon.ico` on pages without a layout, and for
 * bookmarks.
 */
export async function answerIcon(c: PageContext): Promise<Response> {
  const { env, var: own } = c;
  const address = iconAddress(await readTemplate(env.DB, own.site.siteId, PAGE_LAYOUT), c.req.url);
  if (address === undefined) return answerView(c, await notFoundView(env.DB, own.site));
  c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
  return c.redirect(address);
}

/**
 * Returns the address of the icon in a layout's head; undefined for none, for one that the template computes, and for
 * `called`, the whole address of this call, which would lead to itself.
 */
function iconAddress(layout: string, called: string): string | undefined {
  const tag = layout.match(LINK)?.find((link) => IS_ICON.test(link));
  const [, ...values] = ADDRESS.exec(tag ?? '') ?? [];
  const address = values.find((value) => value !== undefined);
  if (address === undefined || !URL.canParse(address, called)) return undefined;
  const [icon, own] = [new URL(address, called), new URL(called)];
  return icon.host === own.host && icon.pathname === own.pathname ? undefined : address;
}
