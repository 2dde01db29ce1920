import { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { findByNames, findOrCreate } from '../categories/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { findFetched } from '../pictures/service.ts';
import { newProductId } from './check-product.ts';
import { findImported, withFreeSkus } from './imported-identity.ts';
import { type MergedVariant, mergeFields, mergeImages, mergeVariants, withPrices } from './merge-product.ts';
import { findOwnProduct } from './owner-repository.ts';
import { derivedSlug } from './owner-service.ts';
import { draftOf, ProductRecord, planProduct, productContent } from './records.ts';

/** The id of a category that does not exist yet. */
const NEW_CATEGORY = 'new-';

/** Products of files that know only a part of them. */
export const importedProducts = recordKind({
  type: 'importedProduct',
  scopes: { read: 'catalogue:read', write: 'catalogue:write' },
  contract: ImportedProduct,
  async plan(call, read, options): Promise<RecordPlan> {
    const { db, site, origin, now } = call;
    const { imports: texts } = await textsIn(call.readerLanguage);
    const found = await findImported(call, read, options.takenSku);
    const current = found === undefined ? undefined : await findOwnProduct(db, site.siteId, found, now);
    const content = current && productContent(current);
    const title = read.title ?? content?.title;
    if (title === undefined) throw new ApiError('INVALID_REQUEST', { errors: { title: texts.noTitle } });
    const { variants, notes } = await withFreeSkus(call, { id: found, title }, read.variants, options.takenSku);
    const { isAddressMade, urlSlug, collectionId: home } = read;
    const isMade = isAddressMade && urlSlug !== undefined;
    // A made address moves no product that stands.
    const address = isMade
      ? (content?.urlSlug ?? (await derivedSlug(call, { title: urlSlug, collectionId: home })))
      : urlSlug;
    const imported = { ...read, urlSlug: address, variants: [...variants] };
    const id = current?.id ?? (await freeId(call, imported.id));
    const fetched = await findFetched(db, site.siteId, imported.images?.map(({ url }) => url) ?? []);
    const { images, byUrl, missing } = mergeImages(imported.images, content?.images ?? [], { fetched, origin });
    const merged = mergeVariants(imported.variants, content?.variants ?? [], byUrl);
    const priced = withPrices(merged, imported.variants, content);
    const fields = {
      ...mergeFields(imported, content),
      ...(priced.isHidden && { status: content?.status ?? 'draft' }),
    };
    const collectionId = fields.collectionId ?? imported.collectionId;
    const paths = imported.categories ?? [];
    const categories = await findByNames(call, collectionId, paths);
    const isNew = (index: number) => categories[index] === undefined;
    const record = (categoryIds: readonly string[]) =>
      parse(ProductRecord, {
        ...fields,
        id,
        images,
        variants: priced.variants,
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
    notes.push(
      ...(content && content.title !== title ? [fill(texts.otherTitle, { title: content.title })] : []),
      ...(priced.isHidden ? [texts.hiddenWithoutPrice] : []),
      ...priced.leftOut.map(({ sku, attributes = {} }) =>
        fill(texts.variantWithoutPrice, { name: [...Object.values(attributes), sku].filter(Boolean).join(', ') }),
      ),
      ...paths.filter((_, index) => isNew(index)).map((path) => fill(texts.newCategory, { name: path.join(' / ') })),
      ...(hasOtherStock(merged, content?.variants ?? []) && !options.setsStock ? [texts.stockLeft] : []),
    );
    return { ...plan, notes, missingPictures: missing, write };
  },
});

/** Returns the id that a file gives, if nothing of the shop has it. */
async function freeId({ db, site }: OwnerCall, id: string | undefined): Promise<string> {
  if (id === undefined) return newProductId();
  const taken = await db.prepare('SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id).first();
  return taken ? newProductId() : id;
}

/** Whether the file has another stock for a variant that stands. `merged` are the product's variants with the file's. */
function hasOtherStock(
  merged: readonly MergedVariant[],
  current: readonly { id: string; stock: number | 'unlimited' }[],
): boolean {
  return merged.some(({ id, stock }) => {
    const known = current.find((variant) => variant.id === id);
    return known !== undefined && known.stock !== stock;
  });
}
