import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerPlainPage, homeLink, textsOf, withShopName } from '../plain-pages/service.ts';
import { PLAN_PATH, TRIAL_PATH } from '../site/page-paths.ts';

const NOT_FOUND = 404;

/**
 * The platform's addresses on which owners change their plans. Plans are sold by the operator of this server, if at
 * all.
 */
export const planPages = new Hono<AppEnv>();

for (const path of [TRIAL_PATH, PLAN_PATH]) {
  planPages.get(path, async (c) => {
    c.header('Cache-Control', 'no-store');
    const address = planAddress(c.env.PLANS_URL, c.var.site.siteId);
    if (address) return c.redirect(address, 302);
    const texts = await textsOf(c);
    const main = html`<p>${texts.plans.elsewhere}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, {
      title: withShopName(c, texts.plans.title),
      main,
      pageType: PAGE_TYPE.page,
      status: NOT_FOUND,
    });
  });
}

/** Adds the site to the server's address for plans; undefined where none is set up, or it is not an address. */
function planAddress(configured: string | undefined, siteId: string): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  address.searchParams.set('site', siteId);
  return address.href;
}
