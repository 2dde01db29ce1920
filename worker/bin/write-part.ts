import type { RecordType } from '#runtime/contracts/imports.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { parse } from '../http/parse.ts';
import type { RecordKind } from '../http/record-kind.ts';

type Content = Readonly<Record<string, unknown>>;

/** A thing comes back as new, so its stock is that of the record. */
const OPTIONS = { setsStock: false, takenSku: 'without-sku', newProducts: {}, isPreview: false } as const;
/** The part of the address in the record of a kind. */
const ADDRESSES: { readonly [Type in RecordType]?: string } = {
  product: 'urlSlug',
  item: 'urlSlug',
  collection: 'urlId',
  category: 'urlId',
};

/** Whether the shop has the thing of a record. */
export async function isThere(call: OwnerCall, kind: RecordKind, record: Content): Promise<boolean> {
  const address = ADDRESSES[kind.type];
  // Another page may have its address, which is no question here.
  const { [address ?? '']: _, ...rest } = record;
  const plan = await kind.plan(call, checked(kind, rest), { ...OPTIONS, isPreview: true });
  return plan.current !== undefined;
}

/**
 * Writes a record. Where another thing has its web address by now, it gets a free one; categories that are gone stay
 * away, and a category whose parent is gone comes to the top. Answers whether it has another address than before.
 */
export async function writeAround(call: OwnerCall, kind: RecordKind, record: Content): Promise<boolean> {
  let content = kind.type === 'product' ? { ...record, categoryIds: await presentCategories(call, record) } : record;
  let hasNewAddress = false;
  for (;;) {
    try {
      const plan = await kind.plan(call, checked(kind, content), OPTIONS);
      await plan.write();
      return hasNewAddress;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const address = ADDRESSES[kind.type];
      if (address && Object.hasOwn(content, address) && isAboutAddress(error, address)) {
        const { [address]: _, ...rest } = content;
        content = rest;
        hasNewAddress = true;
      } else if (code === 'CATEGORY_NOT_FOUND' && kind.type === 'category' && content.parentCategoryId !== '') {
        content = { ...content, parentCategoryId: '' };
      } else throw error;
    }
  }
}

const TAKEN: readonly (string | undefined)[] = ['URL_TAKEN', 'CATEGORY_URL_TAKEN'];

/** Whether a record was refused for nothing but its address. */
function isAboutAddress(error: unknown, address: string): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, details } = error;
  return TAKEN.includes(code) || (code === 'INVALID_REQUEST' && Object.keys(details.errors ?? {}).join() === address);
}

function checked(kind: RecordKind, content: Content): never {
  return parse(kind.contract, content) as never;
}

async function presentCategories({ db, site }: OwnerCall, { categoryIds = [] }: Content): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT c.id FROM json_each(?2) kept CROSS JOIN categories c ON c.site_id = ?1 AND c.id = kept.value
       ORDER BY kept.key`,
    )
    .bind(site.siteId, JSON.stringify(categoryIds))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
