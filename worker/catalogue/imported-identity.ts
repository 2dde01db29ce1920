import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import type { TakenSkuChoice } from '#runtime/contracts/imports.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';

/** Most SKUs of other products that one text names. */
const NAMED_SKUS = 3;

/** A product of the shop that has a SKU. */
interface SkuHolder {
  sku: string;
  id: string;
  title: string;
  urlSlug: string;
}

type Identity = Pick<ImportedProduct, 'id' | 'collectionId' | 'urlSlug' | 'isAddressMade' | 'title' | 'variants'>;

/**
 * Finds the shop's product that a file means: the one of its id, otherwise the one at its address of the collection. An
 * address that was made may have got a number, because it was taken. A SKU says it only where the file has neither, and
 * only if its SKUs belong to one product alone. With the choice `update`, it also does where the shop has no product of
 * that id and address.
 */
export async function findImported(
  call: OwnerCall,
  { id, collectionId, urlSlug, isAddressMade = false, title = '', variants }: Identity,
  takenSku: TakenSkuChoice,
): Promise<string | undefined> {
  const isProduct = 'site_id = ?1 AND product_type IS NOT NULL';
  const found = await call.db
    .prepare(
      `SELECT id FROM (
         SELECT 1 AS rank, id FROM items WHERE ${isProduct} AND id = ?2
         UNION ALL SELECT 2 + (url_slug <> ?4), id FROM items WHERE ${isProduct} AND collection_id = ?3
           AND (url_slug = ?4 OR ?5 AND url_slug > ?4 || '-' AND url_slug < ?4 || '.'
             AND substr(url_slug, length(?4) + 2) NOT GLOB '*[^0-9]*')
           AND (NOT ?5 OR title = ?6 OR EXISTS (SELECT 1 FROM variants v
             WHERE v.site_id = ?1 AND v.item_id = items.id AND v.sku IN (SELECT value FROM json_each(?7)))))
       ORDER BY rank, id LIMIT 1`,
    )
    .bind(
      ...[call.site.siteId, id ?? '', collectionId, urlSlug ?? null],
      ...[Number(isAddressMade), title, JSON.stringify(skusOf(variants))],
    )
    .first<{ id: string }>();
  if (found) return found.id;
  const saysNothingElse = id === undefined && urlSlug === undefined;
  if (!saysNothingElse && takenSku !== 'update') return undefined;
  const made = new Set(variants.filter(({ isSkuMade }) => isSkuMade).map(({ sku }) => sku));
  const holders = (await holdersOf(call, variants)).filter((each) => !made.has(each.sku) || each.title === title);
  const [holder, ...others] = new Set(holders.map((each) => each.id));
  return others.length === 0 ? holder : undefined;
}

/**
 * Returns the variants of an imported product whose SKUs no other product has. Where the call wants so, they come without
 * the SKUs that others have, and the notes name these products; otherwise it throws SKU_TAKEN, which names them too.
 */
export async function withFreeSkus<Variant extends { sku?: string | undefined }>(
  call: OwnerCall,
  { id, title }: { id: string | undefined; title: string },
  variants: readonly Variant[],
  takenSku: TakenSkuChoice,
): Promise<{ variants: readonly Variant[]; notes: string[] }> {
  const others = (await holdersOf(call, variants)).filter((holder) => holder.id !== id);
  if (others.length === 0) return { variants, notes: [] };
  const { imports: texts } = await textsIn(call.readerLanguage);
  const sentences = others.slice(0, NAMED_SKUS).map(({ sku, title: other, urlSlug }) => {
    return fill(texts.skuOfAnother, { title, sku, other, address: urlSlug });
  });
  if (takenSku !== 'without-sku') throw new ApiError('SKU_TAKEN', { text: sentences.join(' ') });
  const taken = new Set(others.map(({ sku }) => sku));
  return {
    variants: variants.map((variant) => (taken.has(variant.sku ?? '') ? { ...variant, sku: undefined } : variant)),
    notes: [[...sentences, texts.withoutSku].join(' ')],
  };
}

async function holdersOf(
  { db, site }: OwnerCall,
  variants: readonly { sku?: string | undefined }[],
): Promise<SkuHolder[]> {
  const skus = skusOf(variants);
  if (skus.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT v.sku, i.id, i.title, i.url_slug AS urlSlug FROM json_each(?2) listed
         CROSS JOIN variants v ON v.site_id = ?1 AND v.sku = listed.value
         CROSS JOIN items i ON i.site_id = ?1 AND i.id = v.item_id`,
    )
    .bind(site.siteId, JSON.stringify(skus))
    .all<SkuHolder>();
  return results;
}

function skusOf(variants: readonly { sku?: string | undefined }[]): string[] {
  return variants.flatMap(({ sku }) => sku ?? []);
}
