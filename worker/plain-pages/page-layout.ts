import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { moduleTags } from '../assets/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError, suggestRetry } from '../http/errors.ts';
import { answerPageError, renderPlainPage } from '../pages/service.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
export type PageContext = Context<AppEnv>;

interface Answer {
  title: string;
  main: Markup;
  pageType: PageType;
  status?: 200 | 403 | 404 | 410 | 422 | 503;
}

export async function answerPlainPage(
  c: PageContext,
  { title, main, pageType, status = 200 }: Answer,
): Promise<Response> {
  const content = String(await main);
  const script = content.includes('<form class="order-form"') ? await moduleTags(c.env, 'plain-form') : '';
  return renderPlainPage(c, { title, main: `<div class="order-page">${content}</div>${script}`, pageType, status });
}

export function textsOf(c: PageContext): Promise<Catalogue> {
  return textsIn(c.var.site.language);
}

/** Fills the shop's name into a text. */
export function withShopName(c: PageContext, text: string): string {
  return fill(text, { site: c.var.site.title });
}

export function homeLink(c: PageContext, texts: Catalogue): Markup {
  return html`<p><a class="button button--quiet" href="/">${withShopName(c, texts.orders.home)}</a></p>`;
}

/** Answers a refusal with a page, because a person reads it, not a script. */
export async function answerOrderError(error: Error, c: PageContext): Promise<Response> {
  if (!(error instanceof ApiError)) return answerPageError(error, c);
  const { code, details } = error;
  const texts = await textsOf(c);
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value);
  suggestRetry(c, ERROR_STATUS[code]);
  const ownText = fill(texts.apiErrors[code], details.values ?? {});
  const text = details.text ?? Object.values(details.errors ?? {})[0] ?? ownText;
  return renderPlainPage(c, {
    title: texts.orders.refusedTitle,
    main: `<div class="order-page">${await html`<p>${text}</p>${homeLink(c, texts)}`}</div>`,
    pageType: PAGE_TYPE.error,
    status: ERROR_STATUS[code],
  });
}
