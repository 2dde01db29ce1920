import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError, unforeseenCode } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { logError } from '../log.ts';
import { fillIn, type SentEntries } from './fill-in.ts';
import { type PageContext, textsOf } from './page-layout.ts';

/** Writes the page of a form with the entries that were sent. */
type Show = (c: PageContext, sent: SentEntries) => Response | Promise<Response>;

/**
 * Keeps the entries of a form when the shop fails. Where the form cannot be taken now, its page comes back with all
 * entries, as `show` writes it; where that page cannot be written either, the refusal gets a button that sends the
 * entries again. A script that sends the form gets the address of the next page as JSON, and keeps the entries itself.
 */
export function keepEntries(show: Show) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (isByScript(c)) {
      const location = c.res.headers.get('Location');
      if (location) replaceAnswer(c, Response.json({ url: location }, { headers: withoutLocation(c.res.headers) }));
      return;
    }
    if (c.error && isPassing(c.error)) replaceAnswer(c, await withEntries(c, c.res, show));
  });
}

function isByScript(c: PageContext): boolean {
  return c.req.header('Accept') === 'application/json';
}

/** Whether the same form can be taken a little later. */
function isPassing(error: Error): boolean {
  const status = ERROR_STATUS[error instanceof ApiError ? error.code : unforeseenCode(error)];
  return status === 429 || status >= 500;
}

/** Hono adds the headers of the former answer to a new one, unless there is none. */
function replaceAnswer(c: PageContext, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

function withoutLocation(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of ['Location', 'Content-Length', 'Content-Type']) rest.delete(name);
  return rest;
}

async function withEntries(c: PageContext, refusal: Response, show: Show): Promise<Response> {
  try {
    const sent = await readSent(c);
    const { plainForms, apiErrors } = await textsOf(c);
    const reason = refusal.status === 429 || refusal.status === 503 ? apiErrors.RATE_LIMITED : apiErrors.INTERNAL;
    const notice = [plainForms.notSent, reason, ...(hasFiles(sent) ? [plainForms.filesAgain] : [])].join(' ');
    try {
      const page = await show(c, sent);
      if (page.ok) return fillIn(page, { sent, notice, status: refusal.status });
    } catch (error) {
      logError(error as Error, { path: c.req.path, site: c.var.site.siteId });
    }
    const again = await html`<p>${plainForms.notSent}</p>${sendAgain(c, sent, plainForms.sendAgain)}`;
    return new HTMLRewriter()
      .on('.order-page, .failure', { element: (element) => void element.append(again, { html: true }) })
      .transform(refusal);
  } catch (error) {
    logError(error as Error, { path: c.req.path, site: c.var.site.siteId });
    return refusal;
  }
}

/** Reads the entries, once more where the route has read them already. */
async function readSent(c: PageContext): Promise<SentEntries> {
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? readFormBody(c) : c.req.formData();
}

function hasFiles(sent: SentEntries): boolean {
  return [...sent].some(([, value]) => typeof value !== 'string' && value.size > 0);
}

function sendAgain(c: PageContext, sent: SentEntries, text: string) {
  const { pathname, search } = new URL(c.req.url);
  const entries = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return html`<form method="post" action="${pathname + search}">
${entries.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button" type="submit">${text}</button>
</form>`;
}
