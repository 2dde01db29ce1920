import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { contextOf, type Dispatch } from '../http/middleware/dispatch.ts';
import { enter } from '../http/middleware/entered.ts';
import { answerBy } from '../pages/service.ts';
import { localPath } from '../site/local-path.ts';
import { hasMarkdown, markdownPath, markdownUrl, pageOfMarkdown } from '../site/markdown-path.ts';
import { MARKDOWN, MARKDOWN_TYPE } from './answer.ts';
import { frontMatter } from './front-matter.ts';
import { linksOf } from './page-links.ts';
import { prefersMarkdown } from './wanted.ts';

/** Requests that were dispatched for Markdown. */
const entered = new WeakSet<Request>();

/**
 * Serves each page of the shop as Markdown at its address with `.md`, and at its own one for whoever wants Markdown more
 * than HTML. Everything below sees the page's own path, so that its doors, languages and redirects are the page's.
 */
export const markdownPages = (dispatch: Dispatch) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    const named = pageOfMarkdown(path);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || entered.has(c.req.raw) || !hasMarkdown(named ?? path)) return next();
    if (named === undefined && !prefersMarkdown(c.req.header('Accept'))) {
      await next();
      if (isHtml(c.res)) c.header('Vary', 'Accept', { append: true });
      return;
    }
    const answer = await read(c, dispatch, named);
    // The address of an item may end like that of a page as Markdown.
    if (named === undefined || answer.status !== 404) return answer;
    await next();
    if (c.res.status !== 404) return;
    // Hono would add the headers of the answer that is replaced.
    c.res = undefined;
    c.res = answer;
  });

async function read(c: Context<AppEnv>, dispatch: Dispatch, named: string | undefined): Promise<Response> {
  const { site, originListed } = c.var;
  const url = new URL(c.req.url);
  const { pathname } = url;
  url.pathname = named === undefined ? pathname : (pageOfMarkdown(pathname) ?? pathname);
  // Hono leaves the body out of an answer to HEAD, and this one is read.
  const request = new Request(new Request(url, c.req.raw), { method: 'GET' });
  entered.add(request);
  enter(request, { site, originListed });
  answerBy(request, MARKDOWN);
  const answer = await dispatch(request, c.env, contextOf(c));
  const shown = isHtml(answer) ? await converted(c, answer) : new Response(answer.body, answer);
  const location = shown.headers.get('Location');
  if (location !== null && named !== undefined) shown.headers.set('Location', redirectedTo(c, location));
  shown.headers.delete('Set-Cookie');
  shown.headers.append('Vary', 'Accept');
  if (location === null) shown.headers.set('Content-Location', site.prefix + markdownPath(url.pathname) + url.search);
  return shown;
}

/** Returns what is not made of the shop's content, such as a search or the question for a password, by its page. */
async function converted(c: Context<AppEnv>, page: Response): Promise<Response> {
  const { pageToMarkdown } = await import('./html-to-markdown.ts');
  const { title, text } = pageToMarkdown(await page.text(), linksOf(c.var.site, c.req.url));
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length', 'Content-Security-Policy', 'Permissions-Policy']) headers.delete(name);
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  headers.set('Content-Type', MARKDOWN_TYPE);
  headers.set('X-Robots-Tag', 'noindex');
  const { status } = page;
  return new Response(`${frontMatter({ title, language: c.var.site.language })}\n\n${text}\n`, { status, headers });
}

/** Returns where a page has moved to, as Markdown. */
function redirectedTo(c: Context<AppEnv>, location: string): string {
  const { site } = c.var;
  const called = new URL(c.req.url);
  const url = new URL(localPath(site, location), called);
  const path = url.pathname.slice(url.pathname.startsWith(`${site.prefix}/`) ? site.prefix.length : 0);
  if (!hasMarkdown(path)) return location;
  const moved = new URL(markdownUrl(url.href, path));
  return moved.origin === called.origin ? moved.pathname + moved.search : moved.href;
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
