import * as z from 'zod/mini';
import { NewProduct, type OwnerProduct } from '#runtime/contracts/catalogue.ts';
import type { ImportOptions } from '#runtime/contracts/imports.ts';
import { sanitiseHtml } from '../forms/service.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { requireScope } from '../http/require-scope.ts';
import { levelOf, stockLevelStatements } from '../inventory/service.ts';
import { MovedHistory, readMovedHistories } from '../prices/service.ts';
import { insertProduct, productChanges, refuseFullCollection, replaceProduct } from './changes.ts';
import { checkProduct, type Draft } from './check-product.ts';
import { withFreeSkus } from './imported-identity.ts';
import { findOwnProduct, listOwnProducts } from './owner-repository.ts';
import { derivedSlug, readOwnProduct, removeProduct, wholeSecond } from './owner-service.ts';
import type { StoredProduct } from './product-statements.ts';

/** Products of a part of an export; each needs some rows of its own. */
const PER_PAGE = 25;

/** A product as a whole-shop file has it: all of it, with its ids. */
export const ProductRecord = z.extend(NewProduct, {
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  /** Read for a product that the shop does not have; any other has a history of its own. */
  priceHistory: z.optional(MovedHistory),
});
export type ProductRecord = z.infer<typeof ProductRecord>;

/** A product that the shop has, or shall have. */
export type ProductContent = Omit<OwnerProduct, 'version' | 'updatedAt' | 'isScheduled'>;

type PlanOptions = ImportOptions & { isPreview: boolean };

/** Whole products. */
export const products = recordKind({
  type: 'product',
  scopes: { read: 'catalogue:read', write: 'catalogue:write' },
  contract: ProductRecord,
  async plan(call, { priceHistory, ...record }, options) {
    const { db, site, now } = call;
    const current = await findOwnProduct(db, site.siteId, record.id, now);
    const { variants, notes } = await withFreeSkus(call, record, record.variants, options.takenSku);
    const draft = await draftOf(call, { ...record, variants: [...variants] }, current);
    return { ...(await planProduct(call, record.id, draft, current, options, priceHistory)), notes };
  },
  async find({ db, site, now }, id) {
    const found = await findOwnProduct(db, site.siteId, id, now);
    return found && productContent(found);
  },
  async remove(call, id) {
    const { version } = await readOwnProduct(call, id);
    await removeProduct(call, id, version);
    return true;
  },
  async list({ db, site, now }, cursor) {
    const { products: page, nextPageCursor } = await listOwnProducts(db, site.siteId, { cursor, limit: PER_PAGE }, now);
    const histories = await readMovedHistories(
      db,
      site.siteId,
      page.map(({ id }) => id),
      now,
    );
    const contents = page.map((product) => ({
      ...productContent(product),
      ...(histories.has(product.id) && { priceHistory: histories.get(product.id) }),
    }));
    return { contents, nextPageCursor };
  },
});

/** Returns a record with what it may leave out: what the product has already, or what a new one has. */
export async function draftOf(
  call: OwnerCall,
  { id: _, priceHistory: __, ...fields }: ProductRecord,
  current: OwnerProduct | undefined,
): Promise<Draft> {
  return {
    ...fields,
    urlSlug: fields.urlSlug ?? current?.urlSlug ?? (await derivedSlug(call, fields)),
    publishedAt: fields.publishedAt ?? current?.publishedAt ?? wholeSecond(call.now),
    isOneTimePurchasable: fields.isOneTimePurchasable ?? fields.subscriptionPlan === null,
    position: fields.position ?? null,
  };
}

/**
 * Returns the plan that writes `draft` to a product. Stock of variants that stand is set only where asked for, and
 * needs the right to do so.
 */
export async function planProduct(
  call: OwnerCall,
  id: string,
  draft: Draft,
  current: OwnerProduct | undefined,
  { setsStock, isPreview, newProducts }: PlanOptions,
  priceHistory?: MovedHistory,
): Promise<RecordPlan> {
  const { db, site, owner, now } = call;
  if (isPreview && !current) await refuseFullCollection(call, draft.collectionId, newProducts[draft.collectionId] ?? 0);
  const known = new Map(current?.variants.map((variant) => [variant.id, variant]));
  const product = await checkProduct(call, id, draft, current?.variants ?? [], { skipsReferences: isPreview });
  const levels = product.variants.filter((variant) => {
    const before = known.get(variant.id);
    return setsStock && before && before.stock !== variant.stock;
  });
  if (levels.length > 0) requireScope(owner.scopes, 'stock:write');
  const next = {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: setsStock ? variant.stock : (known.get(variant.id)?.stock ?? variant.stock),
    })),
  };
  const change = { siteId: site.siteId, productId: id, keyId: owner.keyId, now };
  const stock = stockLevelStatements(
    db,
    { siteId: site.siteId, keyId: owner.keyId, reason: 'counted', note: '' },
    levels.map((variant) => levelOf(variant.id, variant.stock)),
    now,
  );
  return {
    id,
    title: product.title,
    ...(!current && { newIn: product.collectionId }),
    current: current && productContent(current),
    next: asContent(next, current),
    write: () =>
      current
        ? replaceProduct(
            db,
            { ...change, changes: productChanges(current, product) },
            current.version,
            product,
            levels.length > 0 ? stock : [],
          )
        : insertProduct(db, change, { ...product, priceHistory }),
  };
}

/** Returns the part of a product that moves. */
export function productContent({
  version: _,
  updatedAt: __,
  isScheduled: ___,
  ...content
}: OwnerProduct): ProductContent {
  return content;
}

/** Returns a checked product in the shape in which the shop's own is read, so that the two can be compared. */
function asContent(product: StoredProduct, current: OwnerProduct | undefined): object {
  const images = product.images.map((image) => ({
    ...current?.images.find(({ id }) => id === image.id),
    ...image,
    ...(image.body !== undefined && { body: sanitiseHtml(image.body) }),
  }));
  const likeCount = current?.likeCount ?? product.likeCount ?? 0;
  return { ...product, images, likeCount, position: product.position ?? current?.position };
}
