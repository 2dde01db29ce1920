import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readSiteUser } from '../accounts/service.ts';
import { findDoor, isMember } from '../member-areas/service.ts';
import { ACCOUNT_PATH } from '../site/page-paths.ts';
import { answerForMember, answerPage, type PageContext } from './answer.ts';
import { renderPlainPage } from './service.ts';
import { notFoundView, type View } from './view.ts';

/** Answers with a view, which only members see where its collection belongs to a member area. */
export async function answerView(c: PageContext, view: View): Promise<Response> {
  const areaId = view.memberAreaId;
  if (!areaId) return answerPage(c, view);
  return (await mayEnter(c, areaId)) ? answerForMember(c, view) : answerDenied(c, areaId);
}

async function mayEnter(c: PageContext, areaId: string): Promise<boolean> {
  const user = await readSiteUser(c);
  if (!user) return false;
  return isMember(c.env.DB, c.var.site.siteId, { areaId, email: user.email, now: Date.now() });
}

/** Shows what an area is, and where to join it (page type 106). */
async function answerDenied(c: PageContext, areaId: string): Promise<Response> {
  const { site } = c.var;
  const door = await findDoor(c.env.DB, site.siteId, areaId);
  if (!door) return answerPage(c, await notFoundView(c.env.DB, site));
  const { memberAreas: texts, account } = await textsIn(site.language);
  const named = { area: door.title };
  const join = door.joinUrl
    ? html`<p><a class="button" href="${door.joinUrl}" data-sq-join="${areaId}">${fill(texts.join, named)}</a></p>`
    : html`<p>${texts.notForSale}</p>`;
  const main = html`<div data-sq-page="access-denied" data-sq-member-area-id="${areaId}">
${door.description && html`<p>${door.description}</p>`}
<p>${fill(texts.membersOnly, named)}</p>
${join}
<p>${texts.signIn} <a href="${ACCOUNT_PATH}">${account.signIn}</a></p>
</div>`;
  const pageType = PAGE_TYPE.memberAreaAccessDenied;
  return renderPlainPage(c, { title: door.title, main: String(await main), pageType, status: 403 });
}
