import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CategoryDefinition,
  CategoryProducts,
  CategoryTarget,
  NewCategory,
  OwnerCategories,
  OwnerCategory,
  PlatformCategory,
} from '#runtime/contracts/category.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ForGood } from '../http/confirm.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import {
  changeCategory,
  createCategory,
  placeCategory,
  readCategories,
  readCategory,
  removeCategory,
  writeRoot,
} from './owner-service.ts';
import { addProduct, readCategoryProducts, removeProduct } from './products.ts';

const CATEGORIES = '/api/owner/collections/:collectionId/categories';
const CATEGORY = `${CATEGORIES}/:categoryId`;
const PRODUCTS = `${CATEGORY}/products`;
const PRODUCT = `${PRODUCTS}/:itemId`;
/** The platform's own call. */
const PLATFORM = '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories';

const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(1_000))),
  limit: PageLimit,
});

/** The owner's API for the categories of a collection of products. */
export const ownerCategories = new Hono<AppEnv>();

ownerCategories.get(
  CATEGORIES,
  owner('catalogue:read', {
    summary: 'Lists the categories of a collection',
    moves: 'nothing',
    answer: OwnerCategories,
  }),
  query(Listing),
  async (c) => c.json(await readCategories(ownerCall(c), c.req.param('collectionId'), c.var.query)),
);

ownerCategories.post(
  CATEGORIES,
  owner('catalogue:write', { summary: 'Creates a category', moves: 'nothing', status: 201, answer: OwnerCategory }),
  input(NewCategory),
  async (c) => {
    const { collectionId } = c.req.param();
    const category = await createCategory(ownerCall(c), collectionId, c.var.input);
    c.header('Location', `${CATEGORIES.replace(':collectionId', collectionId)}/${category.id}`);
    return c.json(category, 201, versionHeaders(category));
  },
);

ownerCategories.get(
  CATEGORY,
  owner('catalogue:read', { summary: 'Reads a category', moves: 'nothing', answer: OwnerCategory }),
  async (c) => {
    const { collectionId, categoryId } = c.req.param();
    const category = await readCategory(ownerCall(c), collectionId, categoryId);
    return c.json(category, 200, versionHeaders(category));
  },
);

ownerCategories.put(
  CATEGORY,
  owner('catalogue:write', { summary: 'Renames, sorts or moves a category', moves: 'nothing', answer: OwnerCategory }),
  input(CategoryDefinition),
  async (c) => {
    const { collectionId, categoryId } = c.req.param();
    const category = await changeCategory(ownerCall(c), collectionId, categoryId, expectedVersion(c), c.var.input);
    return c.json(category, 200, versionHeaders(category));
  },
);

ownerCategories.post(
  `${CATEGORY}/place`,
  owner('catalogue:write', {
    summary: 'Puts a category below a parent, in front of another one there',
    moves: 'nothing',
    answer: OwnerCategory,
  }),
  input(CategoryTarget),
  async (c) => {
    const { collectionId, categoryId } = c.req.param();
    const category = await placeCategory(ownerCall(c), collectionId, categoryId, c.var.input);
    return c.json(category, 200, versionHeaders(category));
  },
);

ownerCategories.delete(
  CATEGORY,
  owner('catalogue:write', {
    summary: 'Deletes a category with all below it; the bin keeps them',
    moves: 'nothing',
    status: 204,
  }),
  query(ForGood),
  async (c) => {
    const { collectionId, categoryId } = c.req.param();
    await removeCategory(ownerCall(c), collectionId, categoryId, expectedVersion(c), {
      forGood: c.var.query.forGood === 'true',
    });
    return c.body(null, 204);
  },
);

ownerCategories.get(
  PRODUCTS,
  owner('catalogue:read', { summary: 'Lists the products of a category', moves: 'nothing', answer: CategoryProducts }),
  query(Listing),
  async (c) => {
    const { collectionId, categoryId } = c.req.param();
    return c.json(await readCategoryProducts(ownerCall(c), collectionId, categoryId, c.var.query));
  },
);

ownerCategories.put(
  PRODUCT,
  owner('catalogue:write', { summary: 'Puts a product into a category', moves: 'nothing', status: 204 }),
  async (c) => {
    const { collectionId, categoryId, itemId } = c.req.param();
    await addProduct(ownerCall(c), collectionId, categoryId, itemId);
    return c.body(null, 204);
  },
);

ownerCategories.delete(
  PRODUCT,
  owner('catalogue:write', { summary: 'Takes a product out of a category', moves: 'nothing', status: 204 }),
  async (c) => {
    const { collectionId, categoryId, itemId } = c.req.param();
    await removeProduct(ownerCall(c), collectionId, categoryId, itemId);
    return c.body(null, 204);
  },
);

ownerCategories.post(
  PLATFORM,
  owner('catalogue:write', {
    summary: 'Creates a category or the root, as the platform does',
    moves: 'nothing',
    answer: OwnerCategory,
  }),
  input(PlatformCategory),
  async (c) => {
    const { websiteId, collectionId } = c.req.param();
    if (websiteId !== c.var.site.siteId) throw new ApiError('NOT_FOUND');
    const { type, ...category } = c.var.input;
    const create = type === 'ROOT' ? writeRoot : createCategory;
    return c.json(await create(ownerCall(c), collectionId, category));
  },
);
