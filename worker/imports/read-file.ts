import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportFile, ImportReading } from '#runtime/contracts/imports.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { type FileFormat, PROBLEMS_MAX, type ProductCollection, type ReadContext } from '../http/file-format.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { productCsv } from '../product-csv/service.ts';
import { redirectCsv } from '../redirects/service.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { readText, type SentFile } from './file-text.ts';
import { json } from './json-file.ts';
import { jsonPage } from './pages/json-page.ts';
import { savedPage } from './pages/saved-page.ts';
import { shop } from './shop-file.ts';

/** Kinds of files that an import reads, the most particular first. */
const FORMATS: readonly FileFormat[] = [shop, jsonPage, json, savedPage, redirectCsv, productCsv];

/**
 * Makes records of a file, and writes nothing. Names `PROBLEMS_MAX` problems at most, and before them says so where there
 * are more. Throws BODY_TOO_LARGE, FILE_EMPTY, IMPORT_NOT_TEXT, IMPORT_UNKNOWN, and INVALID_REQUEST for a collection that
 * the shop does not have.
 */
export async function readFile(call: OwnerCall, file: SentFile, reading: ImportReading): Promise<ImportFile> {
  const context = await contextOf(call, reading);
  const text = await readText(file);
  const format = FORMATS.find((candidate) => candidate.detect(text));
  if (!format) throw new ApiError('IMPORT_UNKNOWN');
  const read = format.read(text, context);
  if (read.problems.length <= PROBLEMS_MAX) return read;
  const more = {
    line: 0,
    otherLines: [],
    count: 1,
    field: '',
    text: fill(context.texts.moreProblems, { max: PROBLEMS_MAX }),
  };
  return { ...read, problems: [more, ...read.problems.slice(0, PROBLEMS_MAX)] };
}

async function contextOf(
  { db, site, origin, readerLanguage }: OwnerCall,
  { collection, url, units }: ImportReading,
): Promise<ReadContext> {
  const collections = await findCollections(db, site.siteId);
  const isChosen = ({ id, urlId }: ProductCollection) => id === collection || urlId === collection;
  const chosen = collections.find(isChosen);
  if (collection !== undefined && !chosen) throw new ApiError('INVALID_REQUEST', { fields: ['collection'] });
  const only = collections.length === 1 ? collections[0] : undefined;
  const { imports: texts } = await textsIn(readerLanguage);
  const collectionId = (chosen ?? only)?.id;
  return { collections, collectionId, currency: storeCurrency(site), origin, url, units, texts };
}

async function findCollections(db: D1Database, siteId: string): Promise<ProductCollection[]> {
  const { results } = await db
    .prepare('SELECT id, url_id, title FROM collections WHERE site_id = ?1 AND type = ?2 ORDER BY position, id')
    .bind(siteId, COLLECTION_TYPE.products)
    .all<{ id: string; url_id: string; title: string }>();
  return results.map(({ id, url_id: urlId, title }) => ({ id, urlId, title }));
}
