import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerPageError, renderPlainPage } from '../pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { RESTOCK_CONFIRM_PATH, RESTOCK_STOP_PATH } from '../site/page-paths.ts';
import { languageOf } from './language.ts';
import { confirm, stopAll } from './repository.ts';
import { type RestockLink, readToken } from './token.ts';

const CONFIRM_LIFETIME_MS = 7 * DAY_MS;
const STATUS = { confirm: 200, confirmed: 200, stop: 200, stopped: 200, expired: 410, unknown: 400 } as const;
type Notice = keyof typeof STATUS;

/**
 * The pages that links in restock mails open. Mail scanners open links too, so a link only asks; the page's button, or
 * the mail program's own (RFC 8058), then posts to the same address.
 */
export const restockPages = new Hono<AppEnv>();

restockPages.onError(answerPageError);

restockPages.get(RESTOCK_CONFIRM_PATH, (c) => {
  const link = confirmLink(c);
  return typeof link === 'string' ? show(c, link) : show(c, 'confirm', link);
});
restockPages.post(RESTOCK_CONFIRM_PATH, async (c) => {
  const link = confirmLink(c);
  if (typeof link === 'string') return show(c, link);
  const isConfirmed = await confirm(c.env.DB, c.var.site.siteId, link, Date.now());
  return show(c, isConfirmed ? 'confirmed' : 'expired', link);
});

restockPages.get(RESTOCK_STOP_PATH, (c) => {
  const link = read(c, 'restock-stop');
  return show(c, link ? 'stop' : 'unknown', link);
});
restockPages.post(RESTOCK_STOP_PATH, async (c) => {
  const link = read(c, 'restock-stop');
  if (link) await stopAll(c.env.DB, c.var.site.siteId, link.email);
  return show(c, link ? 'stopped' : 'unknown', link);
});

function read(c: Context<AppEnv>, purpose: 'restock-confirm' | 'restock-stop'): RestockLink | undefined {
  const { site } = c.var;
  const link = readToken(sessionSecrets(c.env), site.siteId, purpose, c.req.query('token') ?? '');
  // The page speaks the language of the mail that led to it.
  if (link) c.set('site', { ...site, language: languageOf(site, link.language) });
  return link;
}

function confirmLink(c: Context<AppEnv>): RestockLink | 'expired' | 'unknown' {
  const link = read(c, 'restock-confirm');
  if (!link) return 'unknown';
  return Date.now() - link.askedAt > CONFIRM_LIFETIME_MS ? 'expired' : link;
}

async function show(c: Context<AppEnv>, notice: Notice, link?: RestockLink) {
  const { restock } = await textsIn(c.var.site.language);
  const values = { site: c.var.site.title, email: link?.email ?? '' };
  const text = fill(restock[`${notice}Text`], values);
  const action = `${c.req.path}?token=${encodeURIComponent(c.req.query('token') ?? '')}`;
  const next =
    notice === 'confirm' || notice === 'stop'
      ? html`<form method="post" action="${action}"><button class="button" type="submit">${restock[`${notice}Button`]}</button></form>`
      : html`<p><a href="/">${fill(restock.home, values)}</a></p>`;
  return renderPlainPage(c, {
    title: restock[`${notice}Title`],
    main: String(
      await html`<p>${text}</p>
${next}`,
    ),
    pageType: PAGE_TYPE.newsletterUnsubscribe,
    status: STATUS[notice],
  });
}
