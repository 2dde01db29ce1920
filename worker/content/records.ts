import * as z from 'zod/mini';
import { NewCollection, NewItem, type OwnerItem } from '#runtime/contracts/content.ts';
import { sanitiseHtml } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { checkCollection } from './check-collection.ts';
import { checkItem } from './check-item.ts';
import {
  changeCollection,
  completed,
  createCollection,
  readCollection,
  readCollections,
  removeCollection,
} from './collection-service.ts';
import { changeItem, createItem, readItem, removeItem } from './item-service.ts';
import { findCollection, findItem, listItemIds, readItemIds } from './repository.ts';

/** Objects of a part of an export; each is read by statements of its own. */
const PER_PAGE = 25;
const scopes = { read: 'content:read', write: 'content:write' } as const;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Pages and other collections, without their items. */
export const collections = recordKind({
  type: 'collection',
  scopes,
  contract: z.required(NewCollection, { id: true }),
  async plan(call, { id: collectionId, ...definition }, { isPreview }) {
    const { db, site } = call;
    const current = await findCollection(db, site.siteId, collectionId);
    if (current && definition.type !== current.type) throw new ApiError('INVALID_REQUEST', { fields: ['type'] });
    const whole = completed(definition, current);
    const checked = await checkCollection(call, whole, collectionId, { skipsReferences: isPreview });
    return {
      id: collectionId,
      title: definition.title,
      current: current && movable(current),
      next: { ...checked, position: checked.position ?? current?.position },
      async write() {
        if (current) await changeCollection(call, collectionId, current.version, definition);
        else await createCollection(call, { ...definition, id: collectionId });
      },
    };
  },
  async find({ db, site }, collectionId) {
    const found = await findCollection(db, site.siteId, collectionId);
    return found && movable(found);
  },
  async remove(call, collectionId) {
    const { version, title } = await readCollection(call, collectionId);
    if ((await readItemIds(call.db, call.site.siteId, collectionId)).length > 0) return false;
    await removeCollection(call, collectionId, version, { title, forGood: false });
    return true;
  },
  async list(call, cursor) {
    const page = await readCollections(call, { cursor, limit: PER_PAGE });
    const whole = await Promise.all(page.collections.map(({ id: collectionId }) => readCollection(call, collectionId)));
    return { contents: whole.map(movable), nextPageCursor: page.nextPageCursor };
  },
});

/** An item as a whole-shop file has it. */
const ItemRecord = z.extend(NewItem, { id, collectionId: id });

/** Posts, events, lessons, galleries and other items that are not sold. */
export const items = recordKind({
  type: 'item',
  scopes,
  contract: ItemRecord,
  async plan(call, { id: itemId, collectionId, ...fields }) {
    const { db, site } = call;
    const current = await findItem(db, site.siteId, itemId);
    if (current && current.collectionId !== collectionId) {
      throw new ApiError('INVALID_REQUEST', { fields: ['collectionId'] });
    }
    const { position, likeCount, publicCommentCount, ...given } = fields;
    const definition = { ...(current && { urlSlug: current.urlSlug, publishedAt: current.publishedAt }), ...given };
    const checked = await checkItem(call, definition);
    return {
      id: itemId,
      title: definition.title,
      current: current && movable(current),
      next: {
        ...checked,
        isLocked: checked.isLocked || (current?.isLocked ?? false),
        ...keptOf(current, fields),
        id: itemId,
        collectionId,
        images: imagesOf(checked, current),
      },
      async write() {
        if (current) await changeItem(call, itemId, current.version, definition);
        else await createItem(call, collectionId, { ...fields, id: itemId });
      },
    };
  },
  async find({ db, site }, itemId) {
    const found = await findItem(db, site.siteId, itemId);
    return found && movable(found);
  },
  async remove(call, itemId) {
    const { version } = await readItem(call, itemId);
    await removeItem(call, itemId, version);
    return true;
  },
  async list(call, cursor) {
    const { db, site } = call;
    const ids = await listItemIds(db, site.siteId, cursor, PER_PAGE + 1);
    const page = ids.slice(0, PER_PAGE);
    const contents = (await Promise.all(page.map((itemId) => readItem(call, itemId)))).map(movable);
    return { contents, nextPageCursor: ids.length > PER_PAGE ? (page.at(-1) ?? null) : null };
  },
});

/** The fields that a new item gets from the record, and an existing item keeps. */
function keptOf(
  current: OwnerItem | undefined,
  fields: Pick<NewItem, 'position' | 'likeCount' | 'publicCommentCount'>,
) {
  const { position, likeCount } = current ?? fields;
  // The comments are records of their own, and triggers count them.
  return { position, likeCount, publicCommentCount: current?.publicCommentCount ?? 0 };
}

/** Pictures in the shape in which the item's own are read. */
function imagesOf({ images }: Pick<NewItem, 'images'>, current: OwnerItem | undefined) {
  return images.map((image) => ({
    ...current?.images.find(({ id: imageId }) => imageId === image.id),
    ...image,
    ...(image.body !== undefined && { body: sanitiseHtml(image.body) }),
  }));
}
