import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { inLanguage, languageOfHost, languageOfSegment } from '../../site/languages.ts';
import type { AppEnv } from '../app-env.ts';
import { localiseLinks } from '../localise-links.ts';
import { contextOf, type Dispatch } from './dispatch.ts';
import { enter, isEntered } from './entered.ts';

/**
 * Serves `/fr/…` as the French version of `/…`: everything below sees the path without the language, and a site in
 * French. Links and redirects of the answer lead to French pages. The language that a host has anyway needs no path.
 */
export const languagePaths = (dispatch: Dispatch) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { site } = c.var;
    const url = new URL(c.req.url);
    const [, segment = '', ...rest] = url.pathname.split('/');
    const language = isEntered(c.req.raw) ? undefined : languageOfSegment(site, segment);
    if (language === undefined) return next();
    const below = `/${rest.join('/')}`;
    const canRedirect = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (canRedirect && language === languageOfHost(site, url.hostname)) return redirect(c, rest, url.search);
    if (canRedirect && (url.pathname.endsWith('/') || segment !== segment.toLowerCase())) {
      return redirect(c, [segment.toLowerCase(), ...rest], url.search);
    }
    url.pathname = below;
    const request = new Request(url, c.req.raw);
    const translated = inLanguage(site, language, url.hostname);
    enter(request, { site: translated, originListed: c.var.originListed });
    return localiseLinks(await dispatch(request, c.env, contextOf(c)), translated);
  });

/** Empty segments are left out, because a path that begins with two slashes names a host. */
function redirect(c: Context<AppEnv>, segments: readonly string[], search: string): Response {
  return c.redirect(`/${segments.filter(Boolean).join('/')}${search}`, 301);
}
