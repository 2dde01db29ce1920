import { LEGAL_PAGES, type LegalPage, type LegalPageKind } from '#runtime/contracts/legal-page.ts';
import { isWebAddress } from '#runtime/domain/web-address.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { localPath } from './local-path.ts';
import type { Site } from './site.ts';

/** A path of the shop itself, or an address elsewhere. */
const LINK = /^(\/(?![/\\])|https:\/\/)/;

/**
 * Returns the pages with a shop's terms that its setting `legalPages` names and that visitors see, by their titles in its
 * language.
 */
export function legalPages(site: Site, { legal }: Pick<Catalogue, 'legal'>): LegalPage[] {
  return LEGAL_PAGES.flatMap((kind) => {
    const url = shownLegalPageUrl(site, kind);
    return url === '' ? [] : [{ title: legal[kind], url: localPath(site, url) }];
  });
}

/** Whether the shop names this page of its own as one of these. */
export function isLegalPage(site: Site, path: string): boolean {
  return LEGAL_PAGES.some((kind) => legalPageUrl(site, kind) === path);
}

/** Returns the address of one of these pages for visitors; '' where the shop names none, or hides it. */
export function shownLegalPageUrl(site: Site, kind: LegalPageKind): string {
  const url = legalPageUrl(site, kind);
  return site.hiddenLegalPages.includes(url) ? '' : url;
}

/** Returns the address of one of these pages, also of a hidden one; '' where the shop names none. */
export function legalPageUrl({ storeSettings }: Site, kind: LegalPageKind): string {
  const named: unknown = storeSettings.legalPages;
  const url = named && typeof named === 'object' ? (named as Partial<Record<LegalPageKind, unknown>>)[kind] : '';
  return typeof url === 'string' && LINK.test(url) && isWebAddress(url) ? url : '';
}
