import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { answerPlainPage, homeLink, type PageContext, textsOf, withShopName } from '../plain-pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { NO_REMINDERS_PATH } from '../site/page-paths.ts';
import { subjectOf } from './links.ts';

/** Asks whether the reader of a reminder wants no more of them. */
export async function showRefusal(c: PageContext): Promise<Response> {
  if (emailHashOf(c) === undefined) return show(c, 'unknown');
  const { reminders } = await textsOf(c);
  const action = `${NO_REMINDERS_PATH}?${new URLSearchParams({ who: c.req.query('who') ?? '' })}`;
  const main = html`<p>${withShopName(c, reminders.refuseText)}</p>
<form method="post" action="${action}"><button class="button" type="submit">${reminders.refuse}</button></form>`;
  return answerPlainPage(c, { title: reminders.refuseTitle, main, pageType: PAGE_TYPE.newsletterUnsubscribe });
}

/** Stores that this person wants no more reminders; a repeat changes nothing. */
export async function refuseReminders(c: PageContext): Promise<Response> {
  const emailHash = emailHashOf(c);
  if (emailHash === undefined) return show(c, 'unknown');
  await c.env.DB.prepare(
    'INSERT INTO reminder_refusals (site_id, email_hash, created_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
  )
    .bind(c.var.site.siteId, emailHash, Date.now())
    .run();
  return show(c, 'refused');
}

function emailHashOf(c: PageContext): string | undefined {
  return subjectOf(sessionSecrets(c.env), c.var.site.siteId, 'no-reminders', c.req.query('who') ?? '');
}

async function show(c: PageContext, what: 'refused' | 'unknown'): Promise<Response> {
  const texts = await textsOf(c);
  const { reminders } = texts;
  const main = html`<p>${withShopName(c, reminders[`${what}Text`])}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, {
    title: reminders[`${what}Title`],
    main,
    pageType: PAGE_TYPE.newsletterUnsubscribe,
    status: what === 'refused' ? 200 : 404,
  });
}
