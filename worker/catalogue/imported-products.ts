import { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { findByNames, findOrCreate } from '../categories/service.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { findFetched } from '../pictures/service.ts';
import { newProductId } from './check-product.ts';
import { mergeFields, mergeImages, mergeVariants } from './merge-product.ts';
import { findOwnProduct } from './owner-repository.ts';
import { draftOf, ProductRecord, planProduct, productContent } from './records.ts';

/** The id of a category that does not exist yet. */
const NEW_CATEGORY = 'new-';

/** Products of files that know only a part of them. */
export const importedProducts = recordKind({
  type: 'importedProduct',
  scopes: { read: 'catalogue:read', write: 'catalogue:write' },
  contract: ImportedProduct,
  async plan(call, imported, options): Promise<RecordPlan> {
    const { db, site, origin, now } = call;
    const found = await findImported(call, imported);
    const current = found === undefined ? undefined : await findOwnProduct(db, site.siteId, found, now);
    const content = current && productContent(current);
    const id = current?.id ?? (await freeId(call, imported.id));
    const fetched = await findFetched(db, site.siteId, imported.images?.map(({ url }) => url) ?? []);
    const { images, byUrl, missing } = mergeImages(imported.images, content?.images ?? [], { fetched, origin });
    const fields = mergeFields(imported, content);
    const collectionId = fields.collectionId ?? imported.collectionId;
    const paths = imported.categories ?? [];
    const categories = await findByNames(call, collectionId, paths);
    const isNew = (index: number) => categories[index] === undefined;
    const record = (categoryIds: readonly string[]) =>
      parse(ProductRecord, {
        ...fields,
        id,
        images,
        variants: mergeVariants(imported.variants, content?.variants ?? [], byUrl),
        ...(imported.categories && { categoryIds }),
      });
    const planned = async (categoryIds: readonly string[], isPreview: boolean) => {
      const draft = await draftOf(call, record(categoryIds), current);
      return planProduct(call, id, draft, current, { ...options, isPreview });
    };
    // Categories are created by `write` alone, so references are checked there if there are new ones.
    const placeholders = categories.map((category, index) => category ?? NEW_CATEGORY + index);
    const plan = await planned(placeholders, options.isPreview || categories.includes(undefined));
    const write = async () => {
      if (!categories.includes(undefined)) return plan.write();
      const ids: string[] = [];
      for (const path of paths) ids.push(await findOrCreate(call, collectionId, path));
      await (await planned(ids, false)).write();
    };
    const { imports: texts } = await textsIn(site.language);
    const notes = [
      ...paths.filter((_, index) => isNew(index)).map((path) => fill(texts.newCategory, { name: path.join(' / ') })),
      ...(hasOtherStock(imported, content?.variants ?? []) && !options.setsStock ? [texts.stockLeft] : []),
    ];
    return { ...plan, notes, missingPictures: missing, write };
  },
});

/** Finds the shop's product that a file means: by its id, by its address, or by a sku. */
async function findImported(
  { db, site }: OwnerCall,
  { id, collectionId, urlSlug, variants }: ImportedProduct,
): Promise<string | undefined> {
  const isProduct = 'site_id = ?1 AND product_type IS NOT NULL';
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const found = await db
    .prepare(
      `SELECT id FROM (
         SELECT 1 AS rank, id FROM items WHERE ${isProduct} AND id = ?2
         UNION ALL SELECT 2, id FROM items WHERE ${isProduct} AND collection_id = ?3 AND url_slug = ?4
         UNION ALL SELECT 3, v.item_id FROM json_each(?5) listed
           CROSS JOIN variants v ON v.site_id = ?1 AND v.sku = listed.value)
       ORDER BY rank LIMIT 1`,
    )
    .bind(site.siteId, id ?? '', collectionId, urlSlug ?? null, JSON.stringify(skus))
    .first<{ id: string }>();
  return found?.id;
}

/** Returns the id that a file gives, if nothing of the shop has it. */
async function freeId({ db, site }: OwnerCall, id: string | undefined): Promise<string> {
  if (id === undefined) return newProductId();
  const taken = await db.prepare('SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id).first();
  return taken ? newProductId() : id;
}

/** Whether the file has another stock for a variant that stands. */
function hasOtherStock(
  { variants }: ImportedProduct,
  current: readonly { id: string; sku: string; stock: number | 'unlimited' }[],
): boolean {
  return variants.some(({ id, sku, stock }) => {
    const known = current.find((variant) => variant.id === id || variant.sku === sku);
    return stock !== undefined && known !== undefined && known.stock !== stock;
  });
}
