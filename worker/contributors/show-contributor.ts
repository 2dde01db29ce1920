import { html } from 'hono/html';
import type { ListedSession } from '#runtime/contracts/contributors.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Passkey } from '#runtime/contracts/passkeys.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { listPasskeys } from '../passkeys/service.ts';
import { type Markup, type PageContext, textsOf, withShopName } from '../plain-pages/service.ts';
import { planNotice } from '../plans/service.ts';
import { timeText } from '../site/date-text.ts';
import { CONTRIBUTOR_PATH } from '../site/page-paths.ts';
import { mayChangePasskeys } from './confirm.ts';
import { holderOf, roleOf } from './contributor.ts';
import { contributorCall } from './contributor-call.ts';
import { pageXsrfToken } from './identity.ts';
import { answerUnframed, consoleLink, passkeyButton } from './page-parts.ts';
import { type FoundSession, listSessions } from './sessions.ts';

const FORBIDDEN = 403;

/**
 * Shows a contributor who they are, where they are signed in, and their passkeys. Whoever has one changes them after a
 * confirmation alone; a refused change says so.
 */
export async function showContributor(
  c: PageContext,
  session: FoundSession,
  refusal?: 'CONFIRMATION_NEEDED',
): Promise<Response> {
  const call = contributorCall(c);
  const { contributor } = session;
  const [texts, sessions, passkeys] = await Promise.all([
    textsOf(c),
    listSessions(call, session),
    listPasskeys(call, holderOf(contributor)),
  ]);
  const { account, apiErrors, contributorPage: own, contributorRoles } = texts;
  const canChange = mayChangePasskeys(session);
  const plan = planNotice(c.var.site.status, texts.plans);
  const when = (time: number) => timeText(c.var.site, time);
  const xsrfToken = pageXsrfToken(c, session);
  const main = html`<p>${fill(account.signedInAs, { email: contributor.email })}<br>
${fill(own.role, { role: contributorRoles[roleOf(contributor.role)] })}</p>
${consoleLink(texts)}
${plan && html`<p role="status">${withShopName(c, plan.text)} <a href="${plan.path}">${plan.link}</a></p>`}
<section class="order-history"><h2>${own.passkeys}</h2>
${refusal && html`<p role="alert">${apiErrors[refusal]}</p>`}
${passkeys.length === 0 && html`<p>${own.noPasskeys}</p>`}
<ol>${passkeys.map((passkey) => passkeyItem(passkey, { own, when, canChange, xsrfToken }))}</ol>
${passkeyButton({ use: canChange ? 'add' : 'confirm', xsrfToken }, texts)}</section>
<section class="order-history"><h2>${own.sessions}</h2>
<ol>${sessions.map((listed) => sessionItem(listed, { own, when, xsrfToken }))}</ol>
${actionForm({ action: 'sign-out', text: account.signOut, xsrfToken })}
${sessions.length > 1 && actionForm({ action: 'end-other-sessions', text: own.endOtherSessions, xsrfToken })}
${actionForm({ action: 'sign-out-everywhere', text: account.signOutEverywhere, xsrfToken })}</section>`;
  return answerUnframed(c, {
    title: withShopName(c, own.title),
    main,
    pageType: PAGE_TYPE.page,
    ...(refusal && { status: FORBIDDEN }),
  });
}

type Texts = Catalogue['contributorPage'];
type When = (time: number) => string;

function passkeyItem(
  { id, name, createdAt, usedAt }: Passkey,
  { own, when, canChange, xsrfToken }: { own: Texts; when: When; canChange: boolean; xsrfToken: string },
): Markup {
  const facts = [
    fill(own.passkeyAdded, { date: when(createdAt) }),
    ...(usedAt === null ? [] : [fill(own.passkeyUsed, { date: when(usedAt) })]),
  ];
  return html`<li><strong>${name}</strong> <span>${facts.join(', ')}</span>
${canChange && actionForm({ action: 'remove-passkey', text: fill(own.removePasskey, { name }), named: { passkey: id }, xsrfToken })}</li>`;
}

function sessionItem(
  { id, device, createdAt, seenAt, isCurrent }: ListedSession,
  { own, when, xsrfToken }: { own: Texts; when: When; xsrfToken: string },
): Markup {
  const name = device || own.unknownDevice;
  const facts = [
    ...(isCurrent ? [own.thisDevice] : []),
    fill(own.sessionSince, { date: when(createdAt) }),
    fill(own.sessionSeen, { date: when(seenAt) }),
  ];
  const end = {
    action: 'end-session',
    text: fill(own.endSession, { device: name }),
    named: { session: id },
    xsrfToken,
  };
  return html`<li><strong>${name}</strong> <span>${facts.join(', ')}</span>${!isCurrent && actionForm(end)}</li>`;
}

interface Action {
  action: string;
  text: string;
  /** What the action is about, by the name of its field. */
  named?: Readonly<Record<string, string>>;
  xsrfToken: string;
}

/** A form of one button, which posts an action to the page. */
function actionForm({ action, text, named = {}, xsrfToken }: Action): Markup {
  const fields = Object.entries({ action, ...named, xsrf: xsrfToken }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${CONTRIBUTOR_PATH}"><p>${fields}<button class="button button--quiet" type="submit">${text}</button></p></form>`;
}
