import type { NewRedirect } from '#runtime/contracts/redirects.ts';
import { redirectPath } from '#runtime/domain/redirect-path.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { languageOfSegment } from '../site/languages.ts';
import { isReservedPath } from '../site/reserved-paths.ts';
import type { Site } from '../site/site.ts';
import { findAddress } from './find-address.ts';
import { findRedirect } from './repository.ts';

/** Returns a path without the language that it begins with: a redirect counts in all of them. */
export function withoutLanguage(site: Site, path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return languageOfSegment(site, first) === undefined ? path : `/${rest.join('/')}`;
}

/**
 * Throws INVALID_REQUEST, with a text for the wrong field, for a redirect that could never count, that leads to itself, or
 * to a path that is redirected too. In a preview the redirects of earlier records are not there yet.
 */
export async function checkRedirect(call: OwnerCall, { path, target }: NewRedirect): Promise<void> {
  const { db, site } = call;
  const { redirectFindings: texts } = await ownerTextsIn(call.readerLanguage);
  const refuse = (field: keyof NewRedirect, text: string) =>
    new ApiError('INVALID_REQUEST', { errors: { [field]: text } });
  if (isReservedPath(path.split('/')[1] ?? '')) throw refuse('path', texts.reserved);
  const found = await findAddress(db, { ...site, language: site.primaryLanguage }, encodeURI(path));
  if (found?.state === 'there' && found.isOpen && redirectPath(found.path) === path) {
    throw refuse('path', texts.pageStands);
  }
  if (target === null || !target.startsWith('/')) return;
  const goal = withoutLanguage(site, redirectPath(target));
  if (goal === path) throw refuse('target', texts.toItself);
  const next = await findRedirect(db, site.siteId, goal);
  if (next?.target === null) throw refuse('target', texts.toGone);
  if (next) throw refuse('target', fill(texts.toRedirected, { target: next.target }));
}
