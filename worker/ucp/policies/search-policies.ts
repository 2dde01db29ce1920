import { LEGAL_PAGES } from '#runtime/contracts/legal-page.ts';
import { PolicyExcerpts, PolicySearch } from '#runtime/contracts/policies.ts';
import { type CollectionAddress, IS_PUBLIC, itemUrl, searchWords } from '../../catalogue/service.ts';
import { findItems } from '../../pages/service.ts';
import { translationOf } from '../../site/languages.ts';
import { shownLegalPageUrl } from '../../site/legal-pages.ts';
import { localPath } from '../../site/local-path.ts';
import {
  productTranslation,
  type TranslationColumn,
  toTranslated,
  translationColumn,
  withTexts,
} from '../../translations/service.ts';
import { envelope } from '../envelope.ts';
import { type AgentCall, operation } from '../operation.ts';
import { bestExcerpts, type Source } from './excerpts.ts';

/** Pages and products that are looked through for one question. */
const MAX_PAGES = 50;
const MAX_ITEMS = 10;

/**
 * Searches what the shop tells its buyers: its legal pages, pages with questions and answers, and its products. The protocol
 * has no such search, so that the answer names no capability.
 */
export const searchPolicies = operation({
  name: 'search_shop_policies_and_faqs',
  description: 'Searches the shop’s terms, delivery, returns, questions and answers, and what it says of its products',
  method: 'POST',
  path: '/policies/search',
  needs: 'look',
  isReadOnly: true,
  input: PolicySearch,
  answer: PolicyExcerpts,
  async run(call, { query }) {
    const sources = [...(await readPages(call)), ...(await readItems(call, query))];
    return { ucp: envelope(), results: bestExcerpts(sources, query) };
  },
});

interface PageRow extends TranslationColumn {
  title: string;
  url_id: string;
  main_content: string;
}

/** Reads the legal pages and those with texts that open, which are those with questions. */
async function readPages({ db, site, origin }: AgentCall): Promise<Source[]> {
  const language = translationOf(site);
  const legal = LEGAL_PAGES.map((kind) => shownLegalPageUrl(site, kind))
    .filter((url) => url.startsWith('/'))
    .map((url) => url.slice(1).split(/[/?#]/)[0] ?? '');
  const { results } = await db
    .prepare(
      `SELECT title, url_id, main_content,
         ${translationColumn({ kind: 'collection', id: 'collections.id', language: language && '?4' })}
       FROM collections WHERE site_id = ?1 AND enabled = 1 AND member_area_id IS NULL AND lock_key IS NULL
         AND (url_id IN (SELECT value FROM json_each(?2)) OR instr(main_content, 'data-block-type="accordion"') > 0)
       ORDER BY position LIMIT ?3`,
    )
    .bind(site.siteId, JSON.stringify(legal), MAX_PAGES, ...(language ? [language] : []))
    .all<PageRow>();
  return results.map((row) => {
    const translated = toTranslated(row.translation);
    const { title, mainContent } = withTexts({ title: row.title, mainContent: row.main_content }, translated, [
      'title',
      'mainContent',
    ]);
    return { title, html: mainContent, url: origin + localPath(site, `/${translated.slug ?? row.url_id}`) };
  });
}

interface ItemRow extends TranslationColumn, CollectionAddress {
  title: string;
  excerpt: string;
  body: string;
  record_type: number;
  url_slug: string;
}

/** Reads the items with all words of a question or, where there are none, those with its longest one. */
async function readItems({ db, site, origin }: AgentCall, query: string): Promise<Source[]> {
  const language = translationOf(site);
  const words = searchWords(query);
  const [longest = ''] = query.split(/[^\p{L}\p{N}\p{M}]+/u).sort((one, other) => other.length - one.length);
  let { ids } = words.length > 0 ? await findItems(db, site.siteId, { words, language }) : { ids: [] };
  const fewer = searchWords(longest);
  if (ids.length === 0 && fewer.length > 0) ({ ids } = await findItems(db, site.siteId, { words: fewer, language }));
  const { results } = await db
    .prepare(
      `SELECT items.title, items.excerpt, items.body, items.record_type, items.url_slug,
         collections.url_id AS collection_url_id, ${productTranslation('items', language && '?3')}
       FROM json_each(?2) AS found CROSS JOIN items ON items.site_id = ?1 AND items.id = found.value
       CROSS JOIN collections ON collections.site_id = ?1 AND collections.id = items.collection_id
       WHERE ${IS_PUBLIC} ORDER BY found.key`,
    )
    .bind(site.siteId, JSON.stringify(ids.slice(0, MAX_ITEMS)), ...(language ? [language] : []))
    .all<ItemRow>();
  return results.map((row) => {
    const translated = toTranslated(row.translation);
    const { title, excerpt, body } = withTexts(row, translated, ['title', 'excerpt', 'body']);
    const path = itemUrl(
      row.collection_slug ?? row.collection_url_id,
      row.record_type,
      translated.slug ?? row.url_slug,
    );
    return { title, html: `${excerpt}\n${body}`, url: origin + localPath(site, path) };
  });
}
