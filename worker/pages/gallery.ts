import type { Gallery } from '#runtime/contracts/gallery.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { collectionOptions, contentFields } from './content-context.ts';

import { type GalleryNode, galleryOptions, galleryPictures } from './gallery-formatter.ts';
import { itemContext } from './item-context.ts';
import { isBehindDoor } from './members-only.ts';
import type { Item } from './rows.ts';
import { collectionView, itemView, type View } from './view.ts';

/**
 * Reads the gallery that a page would show: the pictures of a collection's first page, or those of an item. Undefined
 * where there is no such page for every visitor. Descriptions are plain text, because pages of other origins show them.
 */
export async function readGallery(
  env: Bindings,
  site: Site,
  named: { collection: string } | { item: string },
): Promise<Gallery | undefined> {
  const view = await ('item' in named
    ? itemOf(env.DB, site, named.item)
    : collectionOf(env.DB, site, named.collection));
  if (view?.status !== 200 || !view.collection || isBehindDoor(view)) return undefined;
  const { item, collection } = view;
  const node: GalleryNode = item
    ? { ...contentFields(item), items: contextOf(env, site, view)(item).items }
    : { ...collectionOptions(collection), items: view.items.map(contextOf(env, site, view)) };
  const options = galleryOptions(node);
  const pictures = galleryPictures(node, options.lightbox);
  return {
    title: item?.title ?? collection.title,
    options,
    pictures: pictures.map((picture) => ({ ...picture, description: plainText(picture.description) })),
  };
}

function contextOf(env: Bindings, site: Site, { collections }: View) {
  const shop = {
    currency: storeCurrency(site),
    purchaseLabel: null,
    priceNote: () => null,
    priceLines: () => [],
    eventFields: () => ({}),
    prefix: site.prefix,
    env,
  };
  return (item: Item) => {
    const collection = collections.find(({ id }) => id === item.collectionId);
    return itemContext(item, collection, shop);
  };
}

async function collectionOf(db: D1Database, site: Site, idOrSlug: string): Promise<View | undefined> {
  const found = await db
    .prepare("SELECT url_id FROM collections WHERE site_id = ?1 AND (id = ?2 OR url_id = ?2) AND url_id <> ''")
    .bind(site.siteId, idOrSlug)
    .first<{ url_id: string }>();
  return found ? collectionView(db, site, found.url_id) : undefined;
}

async function itemOf(db: D1Database, site: Site, id: string): Promise<View | undefined> {
  const found = await db
    .prepare(
      `SELECT url_id, url_slug FROM items JOIN collections
       ON collections.site_id = items.site_id AND collections.id = items.collection_id
       WHERE items.site_id = ?1 AND items.id = ?2`,
    )
    .bind(site.siteId, id)
    .first<{ url_id: string; url_slug: string }>();
  return found ? itemView(db, site, { urlId: found.url_id, slug: found.url_slug }) : undefined;
}
