import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ProductCsvFormat, Units } from '#runtime/contracts/product-csv.ts';
import { listOwnProducts } from '../catalogue/service.ts';
import { namePaths } from '../categories/service.ts';
import { csvFile } from '../http/csv.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { headerOf, rowsOf } from '../product-csv/service.ts';
import { storeCurrency } from '../site/store-settings.ts';

/** Products that are read at once. */
const PER_PAGE = 50;

interface ProductExport {
  format: ProductCsvFormat;
  units: Units;
  /** Id or address. */
  collection?: string | undefined;
}

/**
 * Returns all products of the shop, or of one collection, as a CSV file. Throws INVALID_REQUEST for a collection that
 * the shop does not have.
 */
export async function exportProducts(
  call: OwnerCall,
  { format, units, collection }: ProductExport,
): Promise<ReadableStream> {
  const { db, site, origin, now } = call;
  const { siteId } = site;
  const urlIds = await readUrlIds(db, siteId);
  const chosen = [...urlIds].find(([id, urlId]) => id === collection || urlId === collection)?.[0];
  if (collection !== undefined && chosen === undefined)
    throw new ApiError('INVALID_REQUEST', { fields: ['collection'] });
  const paths = await namePaths(db, siteId);
  const context = { format, units, currency: storeCurrency(site), origin };
  let cursor = '' as string | null;
  const next = async () => {
    const rows: string[][] = [];
    while (rows.length === 0 && cursor !== null) {
      const page = await listOwnProducts(db, siteId, { cursor, limit: PER_PAGE, collectionId: chosen }, now);
      cursor = page.nextPageCursor;
      for (const product of page.products) {
        const categories = product.categoryIds.flatMap((id) => [paths.get(id) ?? []]).filter((path) => path.length > 0);
        rows.push(...rowsOf({ product, collection: urlIds.get(product.collectionId) ?? '', categories }, context));
      }
    }
    return rows;
  };
  return csvFile({ siteId, header: headerOf(format), next });
}

async function readUrlIds(db: D1Database, siteId: string): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare('SELECT id, url_id FROM collections WHERE site_id = ?1 AND type = ?2')
    .bind(siteId, COLLECTION_TYPE.products)
    .all<{ id: string; url_id: string }>();
  return new Map(results.map(({ id, url_id: urlId }) => [id, urlId]));
}
