import { html } from 'hono/html';
import { COLLECTION_TYPE, PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readSiteUser } from '../accounts/service.ts';
import { finishedOf, progressOf } from '../lessons/service.ts';
import { answerLocked, pathOf } from '../locks/service.ts';
import { findDoor, isMember } from '../member-areas/service.ts';
import { heldLockKeys } from '../session/service.ts';
import { accountPath } from '../site/return-path.ts';
import { answerForMember, answerPage, type PageContext } from './answer.ts';
import { type Answers, otherForm } from './answers.ts';
import type { Doors } from './doors.ts';
import { renderPlainPage } from './service.ts';
import { notFoundView, type View } from './view.ts';

const COURSES: ReadonlySet<number | undefined> = new Set([COLLECTION_TYPE.lessons, COLLECTION_TYPE.course]);

const OPEN: Doors = { memberAreaId: null, lockKeys: [] };

const PAGES: Answers = { everybody: answerPage, some: answerForMember };

/** Whether only some visitors may see a view. */
export function isBehindDoor({ doors = OPEN }: View): boolean {
  return doors.memberAreaId !== null || doors.lockKeys.length > 0;
}

/**
 * Answers with a view. Where it has a password, or its collection one, or the collection belongs to a member area, only
 * those who know it or are members see it. A signed-in visitor's course shows what they have finished, and that of
 * others says that they can sign in for it. `as` answers with what is shown to everybody, and to some.
 */
export async function answerView(
  c: PageContext,
  view: View,
  as: Answers = otherForm(c.req.raw) ?? PAGES,
): Promise<Response> {
  const { memberAreaId: areaId, lockKeys } = view.doors ?? OPEN;
  const isLocked = lockKeys.length > 0;
  if (isLocked) {
    const held = heldLockKeys(c);
    if (!lockKeys.every((key) => held.includes(key))) return answerLocked(c, { of: 'page', to: pathOf(c) });
  }
  const isCourse = view.status === 200 && COURSES.has(view.collection?.type);
  if (!areaId && !isCourse) return (isLocked ? as.some : as.everybody)(c, view);
  const user = await readSiteUser(c);
  const { siteId } = c.var.site;
  const { DB } = c.env;
  if (areaId && !(user && (await isMember(DB, siteId, { areaId, email: user.email, now: Date.now() })))) {
    return answerDenied(c, areaId, view, user?.email);
  }
  if (!user) return (isLocked ? as.some : as.everybody)(c, { ...view, course: null });
  if (!isCourse) return as.some(c, view);
  const shown = view.item ? [view.item.id] : view.items.map(({ id }) => id);
  const [finished, progress] = await Promise.all([
    finishedOf(DB, siteId, user.id, shown),
    progressOf(DB, siteId, user.id, view.collection?.id ?? ''),
  ]);
  return as.some(c, { ...view, course: { finished, progress } });
}

/** Shows what an area is, where to join it and how its members enter (page type 106). `email` is of who is signed in. */
async function answerDenied(
  c: PageContext,
  areaId: string,
  { status, path }: View,
  email: string | undefined,
): Promise<Response> {
  const { site } = c.var;
  const door = await findDoor(c.env.DB, site.siteId, areaId);
  if (!door) return answerPage(c, await notFoundView(c.env.DB, site));
  const { memberAreas: texts } = await textsIn(site.language);
  const named = { area: door.title };
  const join = door.joinUrl
    ? html`<p><a class="button" href="${door.joinUrl}" data-sq-join="${areaId}">${fill(texts.join, named)}</a></p>`
    : html`<p>${texts.notForSale}</p>`;
  const back = status === 200 ? path : undefined;
  const enter =
    email === undefined
      ? html`<p><a href="${accountPath(back)}">${texts.signIn}</a></p>
<p><a href="${accountPath(back, { view: 'sign-up' })}">${texts.create}</a></p>`
      : html`<p dir="auto">${fill(texts.signedInAs, { email })} <a href="${accountPath(back)}">${texts.otherAddress}</a></p>`;
  const main = html`<div data-sq-page="access-denied" data-sq-member-area-id="${areaId}">
${door.description && html`<p>${door.description}</p>`}
<p>${fill(texts.membersOnly, named)}</p>
${join}
${enter}
</div>`;
  const pageType = PAGE_TYPE.memberAreaAccessDenied;
  return renderPlainPage(c, { title: door.title, main: String(await main), pageType, status: 403 });
}
