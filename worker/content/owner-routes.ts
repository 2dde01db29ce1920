import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CollectionDefinition,
  FoundContent,
  ItemDefinition,
  ItemOrder,
  NewCollection,
  NewItem,
  OwnerCollection,
  OwnerCollections,
  OwnerItem,
  OwnerItems,
} from '#runtime/contracts/content.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ConfirmOrForGood } from '../http/confirm.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import {
  changeCollection,
  createCollection,
  moveItems,
  readCollection,
  readCollections,
  removeCollection,
} from './collection-service.ts';
import { findContent } from './find.ts';
import { changeItem, createItem, readItem, readItems, removeItem } from './item-service.ts';
import { PageRequest } from './list-pages.ts';

const CONTENT = '/api/owner/content';
const COLLECTIONS = '/api/owner/collections';
const COLLECTION = `${COLLECTIONS}/:collectionId`;
const COLLECTION_ITEMS = `${COLLECTION}/items`;
const ORDER = `${COLLECTION}/order`;
const ITEM = '/api/owner/items/:itemId';
/** Three texts of the greatest length, in an alphabet of two bytes. */
const MAX_BODY_BYTES = 700_000;

const Finding = z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), limit: PageLimit });

/** The owner's API for collections and their items that are not sold. */
export const ownerContent = new Hono<AppEnv>();

ownerContent.get(
  CONTENT,
  owner('content:read', { summary: 'Finds content by its title', moves: 'nothing', answer: FoundContent }),
  query(Finding),
  async (c) => c.json(await findContent(c.env.DB, c.var.site.siteId, c.var.query.q, c.var.query.limit)),
);

ownerContent.get(
  COLLECTIONS,
  owner('content:read', { summary: 'Lists the collections', moves: 'nothing', answer: OwnerCollections }),
  query(PageRequest),
  async (c) => c.json(await readCollections(ownerCall(c), c.var.query)),
);

ownerContent.post(
  COLLECTIONS,
  owner('content:write', { summary: 'Creates a collection', moves: 'nothing', status: 201, answer: OwnerCollection }),
  fieldInput(NewCollection, { maxBytes: MAX_BODY_BYTES }),
  async (c) => {
    const collection = await createCollection(ownerCall(c), c.var.input);
    c.header('Location', `${COLLECTIONS}/${collection.id}`);
    return c.json(collection, 201, versionHeaders(collection));
  },
);

ownerContent.get(
  COLLECTION,
  owner('content:read', { summary: 'Reads a collection', moves: 'nothing', answer: OwnerCollection }),
  async (c) => {
    const collection = await readCollection(ownerCall(c), c.req.param('collectionId'));
    return c.json(collection, 200, versionHeaders(collection));
  },
);

ownerContent.put(
  COLLECTION,
  owner('content:write', { summary: 'Replaces a collection', moves: 'nothing', answer: OwnerCollection }),
  fieldInput(CollectionDefinition, { maxBytes: MAX_BODY_BYTES }),
  async (c) => {
    const version = expectedVersion(c);
    const collection = await changeCollection(ownerCall(c), c.req.param('collectionId'), version, c.var.input);
    return c.json(collection, 200, versionHeaders(collection));
  },
);

/** `?confirm=` must repeat the collection's title, because its items are deleted with it. */
ownerContent.delete(
  COLLECTION,
  owner('content:write', {
    summary: 'Deletes a collection with its items; the bin keeps them',
    moves: 'nothing',
    status: 204,
  }),
  query(ConfirmOrForGood),
  async (c) => {
    const version = expectedVersion(c);
    const { confirm: title, forGood } = c.var.query;
    await removeCollection(ownerCall(c), c.req.param('collectionId'), version, { title, forGood: forGood === 'true' });
    return c.body(null, 204);
  },
);

ownerContent.post(
  ORDER,
  owner('content:read', {
    summary: 'Moves items of a collection; needs catalogue:write for products, content:write for others',
    moves: 'nothing',
    answer: OwnerCollection,
    ifMatch: 'required',
  }),
  input(ItemOrder),
  async (c) => {
    const version = expectedVersion(c);
    const collection = await moveItems(ownerCall(c), c.req.param('collectionId'), version, c.var.input);
    return c.json(collection, 200, versionHeaders(collection));
  },
);

ownerContent.get(
  COLLECTION_ITEMS,
  owner('content:read', {
    summary: 'Lists the items of a collection that are not sold',
    moves: 'nothing',
    answer: OwnerItems,
  }),
  query(PageRequest),
  async (c) => c.json(await readItems(ownerCall(c), c.req.param('collectionId'), c.var.query)),
);

ownerContent.post(
  COLLECTION_ITEMS,
  owner('content:write', {
    summary: 'Creates an item that is not sold',
    moves: 'nothing',
    status: 201,
    answer: OwnerItem,
  }),
  fieldInput(NewItem, { maxBytes: MAX_BODY_BYTES }),
  async (c) => {
    const item = await createItem(ownerCall(c), c.req.param('collectionId'), c.var.input);
    c.header('Location', `/api/owner/items/${item.id}`);
    return c.json(item, 201, versionHeaders(item));
  },
);

ownerContent.get(
  ITEM,
  owner('content:read', { summary: 'Reads an item that is not sold', moves: 'nothing', answer: OwnerItem }),
  async (c) => {
    const item = await readItem(ownerCall(c), c.req.param('itemId'));
    return c.json(item, 200, versionHeaders(item));
  },
);

ownerContent.put(
  ITEM,
  owner('content:write', { summary: 'Replaces an item that is not sold', moves: 'nothing', answer: OwnerItem }),
  fieldInput(ItemDefinition, { maxBytes: MAX_BODY_BYTES }),
  async (c) => {
    const item = await changeItem(ownerCall(c), c.req.param('itemId'), expectedVersion(c), c.var.input);
    return c.json(item, 200, versionHeaders(item));
  },
);

ownerContent.delete(
  ITEM,
  owner('content:write', { summary: 'Deletes an item that is not sold', moves: 'nothing', status: 204 }),
  async (c) => {
    await removeItem(ownerCall(c), c.req.param('itemId'), expectedVersion(c));
    return c.body(null, 204);
  },
);
