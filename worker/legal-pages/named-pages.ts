import { LEGAL_PAGES, type LegalPageKind } from '#runtime/contracts/legal-page.ts';
import { hasDuty } from '../site/law.ts';
import { legalPageUrl } from '../site/legal-pages.ts';
import type { Site } from '../site/site.ts';

/** How a place begins that waits for the owner. */
export const OPEN_PLACE = '[…';

/** The pages that every shop needs, whatever its country. */
const ALWAYS_NEEDED: readonly LegalPageKind[] = ['imprint', 'terms', 'privacy'];

/** Which legal pages the shop must have. */
export function neededPages(site: Site, now: number): readonly LegalPageKind[] {
  return hasDuty(site, 'withdrawalRight', now) ? [...ALWAYS_NEEDED, 'withdrawal'] : ALWAYS_NEEDED;
}

/** A legal page that is a page of the shop. */
export interface OwnPage {
  kind: LegalPageKind;
  collectionId: string;
  mainContent: string;
  /** Whether visitors see it. */
  isShown: boolean;
}

/** Reads the legal pages that are pages of the shop. */
export async function readOwnPages(db: D1Database, site: Site): Promise<OwnPage[]> {
  const own = LEGAL_PAGES.flatMap((kind) => {
    const url = legalPageUrl(site, kind);
    return url.startsWith('/') ? [{ kind, urlId: url.slice(1).split(/[/?#]/)[0] ?? '' }] : [];
  });
  if (own.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT id, url_id, main_content, enabled FROM collections
       WHERE site_id = ?1 AND url_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(site.siteId, JSON.stringify(own.map(({ urlId }) => urlId)))
    .all<{ id: string; url_id: string; main_content: string; enabled: number }>();
  const byUrl = new Map(results.map((row) => [row.url_id, row]));
  return own.flatMap(({ kind, urlId }) => {
    const row = byUrl.get(urlId);
    return row ? [{ kind, collectionId: row.id, mainContent: row.main_content, isShown: row.enabled === 1 }] : [];
  });
}

/**
 * How many legal pages the shop lacks of those that it needs, and how many have places that wait for the owner. A page that
 * is complete and hidden is missing for visitors.
 */
export interface LegalPagesFact {
  missing: number;
  withGaps: number;
}

export async function legalPagesFact(db: D1Database, site: Site, now: number): Promise<LegalPagesFact> {
  const own = await readOwnPages(db, site);
  const isHidden = (kind: LegalPageKind) =>
    own.some((page) => page.kind === kind && !page.isShown && !page.mainContent.includes(OPEN_PLACE));
  return {
    missing: neededPages(site, now).filter((kind) => legalPageUrl(site, kind) === '' || isHidden(kind)).length,
    withGaps: own.filter(({ mainContent }) => mainContent.includes(OPEN_PLACE)).length,
  };
}
