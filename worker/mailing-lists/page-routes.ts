import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerPageError, renderPlainPage } from '../pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './confirmation-mail.ts';
import { confirm, unsubscribe } from './repository.ts';
import { readToken, type Subscription, type TokenPurpose } from './token.ts';

type Texts = Catalogue['newsletter'];
type Notice = 'confirmed' | 'unsubscribed' | 'expired' | 'invalid';

const STATUS = { confirmed: 200, unsubscribed: 200, expired: 410, invalid: 400 } as const;

/**
 * The pages that links in mails open. Mail scanners open links too, so a link only asks; the page's button, or the mail
 * program's own (RFC 8058), then posts to the same address. No crumb is needed, because only the mail's reader has the
 * token.
 */
export const newsletterPages = new Hono<AppEnv>();

newsletterPages.onError(answerPageError);

newsletterPages.get(CONFIRM_PATH, (c) => showQuestion(c, 'confirm-subscription', 'confirm'));
newsletterPages.get(UNSUBSCRIBE_PATH, (c) => showQuestion(c, 'unsubscribe', 'unsubscribe'));

newsletterPages.post(CONFIRM_PATH, async (c) => {
  const reading = read(c, 'confirm-subscription');
  if (reading.status !== 'valid') return show(c, reading.status);
  const isOnList = await confirm(c.env.DB, c.var.site.siteId, reading.subscription, Date.now());
  return show(c, isOnList ? 'confirmed' : 'expired', reading.subscription);
});

newsletterPages.post(UNSUBSCRIBE_PATH, async (c) => {
  const reading = read(c, 'unsubscribe');
  if (reading.status !== 'valid') return show(c, reading.status);
  await unsubscribe(c.env.DB, c.var.site.siteId, reading.subscription, Date.now());
  return show(c, 'unsubscribed', reading.subscription);
});

function read(c: Context<AppEnv>, purpose: TokenPurpose) {
  return readToken(sessionSecrets(c.env), c.var.site.siteId, purpose, c.req.query('token') ?? '', Date.now());
}

/** Shows the question. It reads only the token, so that the page does not reveal whether the address is on a list. */
async function showQuestion(c: Context<AppEnv>, purpose: TokenPurpose, act: 'confirm' | 'unsubscribe') {
  const reading = read(c, purpose);
  if (reading.status !== 'valid') return show(c, reading.status);
  const texts = await textsOf(c);
  const text = filled(c, texts[`${act}Text`], reading.subscription);
  const action = `${c.req.path}?token=${encodeURIComponent(c.req.query('token') ?? '')}`;
  const main = html`<p>${text}</p>
<form method="post" action="${action}"><button class="button" type="submit">${texts[`${act}Button`]}</button></form>`;
  return answer(c, texts[`${act}Title`], main, 200);
}

async function show(c: Context<AppEnv>, notice: Notice, subscription?: Subscription) {
  const texts = await textsOf(c);
  const text = filled(c, texts[`${notice}Text`], subscription);
  const main = html`<p>${text}</p><p><a href="/">${filled(c, texts.home)}</a></p>`;
  return answer(c, texts[`${notice}Title`], main, STATUS[notice]);
}

async function answer(c: Context<AppEnv>, title: string, main: ReturnType<typeof html>, status: 200 | 400 | 410) {
  return renderPlainPage(c, {
    title,
    main: String(await main),
    pageType: PAGE_TYPE.newsletterUnsubscribe,
    status,
  });
}

function filled(c: Context<AppEnv>, text: string, { email }: Pick<Subscription, 'email'> = { email: '' }): string {
  return fill(text, { site: c.var.site.title, email });
}

async function textsOf(c: Context<AppEnv>): Promise<Texts> {
  return (await textsIn(c.var.site.language)).newsletter;
}
