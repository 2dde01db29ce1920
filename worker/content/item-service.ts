import type { ItemDefinition, NewItem, OwnerItem, OwnerItems } from '#runtime/contracts/content.ts';
import { freeSlug } from '#runtime/domain/url-slug.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { binStatements } from '../bin/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteItem, insertItem, replaceItem } from './changes.ts';
import { checkItem } from './check-item.ts';
import { readCollection } from './collection-service.ts';
import { type PageRequest, pageOf, readPositionKey } from './list-pages.ts';
import { findItem, findTakenSlugs, listItems } from './repository.ts';
import { withFreeAddress } from './retry-address.ts';

export async function readItems(call: OwnerCall, collectionId: string, page: PageRequest): Promise<OwnerItems> {
  const { id } = await readCollection(call, collectionId);
  const found = await listItems(call.db, call.site.siteId, id, readPositionKey(page.cursor), page.limit + 1);
  const { entries, ...rest } = pageOf(found, page.limit);
  return { items: entries, ...rest };
}

export async function readItem({ db, site }: OwnerCall, id: string): Promise<OwnerItem> {
  const item = await findItem(db, site.siteId, id);
  if (!item) throw new ApiError('CONTENT_NOT_FOUND');
  return item;
}

export async function createItem(call: OwnerCall, collectionId: string, input: NewItem): Promise<OwnerItem> {
  const { db, site } = call;
  const { id = sortableId(call.now), position = null, likeCount, publicCommentCount: _, ...definition } = input;
  const created = await createOnce(call, id, async (reservation) => {
    const collection = await readCollection(call, collectionId);
    if (collection.type === 'products') {
      const { content: texts } = await textsIn(call.readerLanguage);
      throw new ApiError('INVALID_REQUEST', { text: texts.notInProducts });
    }
    const item = await checkItem(call, definition);
    await withFreeAddress(definition.urlSlug === undefined, async () => {
      const taken = definition.urlSlug ? NONE : await findTakenSlugs(db, site.siteId, collectionId, item.urlSlug);
      const urlSlug = freeSlug(item.urlSlug, taken);
      // Triggers count the comments.
      const whole = { ...item, urlSlug, id, collectionId, position, likeCount, publicCommentCount: 0 };
      await insertItem(call, whole, reservation);
    });
  });
  return readItem(call, created);
}

const NONE: ReadonlySet<string> = new Set();

/** Replaces an item that has not changed since `version`; a missing address or date stays as it was. */
export async function changeItem(
  call: OwnerCall,
  id: string,
  version: number,
  definition: ItemDefinition,
): Promise<OwnerItem> {
  const current = await readItem(call, id);
  const { urlSlug, publishedAt, collectionId, likeCount, publicCommentCount } = current;
  const item = await checkItem(call, { urlSlug, publishedAt, ...definition });
  const changes = changesOf(current, item);
  const stored = { ...item, id, collectionId, position: null, likeCount, publicCommentCount };
  await refusingStale(
    () => replaceItem(call, version, stored, changes),
    () => findItem(call.db, call.site.siteId, id),
  );
  return readItem(call, id);
}

/** Deletes an item; the bin keeps it, without what people wrote about it. */
export async function removeItem(call: OwnerCall, id: string, version: number): Promise<void> {
  const item = await readItem(call, id);
  const kept = binStatements(call, {
    kind: 'item',
    target: id,
    title: item.title,
    parts: [{ type: 'item', id, record: movable(item) }],
  });
  await refusingStale(
    () => deleteItem(call, id, version, kept),
    () => findItem(call.db, call.site.siteId, id),
  );
}
