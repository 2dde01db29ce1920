import { Hono } from 'hono';
import * as z from 'zod/mini';
import { NewProduct, OwnerProduct, ProductDefinition } from '#runtime/contracts/catalogue.ts';
import { ProductChanges, ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { OwnerProductList, ProductIds, productFilters, productSearch } from '#runtime/contracts/product-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { LongPageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { changeProducts } from './change-many.ts';
import { duplicateProduct } from './duplicate.ts';
import {
  changeProduct,
  createProduct,
  readOwnProduct,
  readProductIds,
  readProductList,
  removeProduct,
} from './owner-service.ts';

const PRODUCTS = '/api/owner/products';
const PRODUCT = `${PRODUCTS}/:productId`;
const CHANGES = `${PRODUCTS}/changes`;
const IDS = `${PRODUCTS}/ids`;
const COPIES = `${PRODUCT}/duplicate`;
/** Room for the longest texts and the most variants and images. */
const LARGE = { maxBytes: 1024 * 1024 };

const Listing = z.strictObject({ ...productSearch, cursor: z.optional(ListCursor), limit: LongPageLimit });

const Filters = z.strictObject(productFilters);

/** The owner's API for products. */
export const ownerProducts = new Hono<AppEnv>();

ownerProducts.get(
  PRODUCTS,
  owner('catalogue:read', { summary: 'Lists products', moves: 'nothing', answer: OwnerProductList }),
  query(Listing),
  async (c) => c.json(await readProductList(ownerCall(c), c.var.query)),
);

ownerProducts.get(
  IDS,
  owner('catalogue:read', {
    summary: 'Lists the ids of all products that a search finds, up to 10,000',
    moves: 'nothing',
    answer: ProductIds,
  }),
  query(Filters),
  async (c) => c.json(await readProductIds(ownerCall(c), c.var.query)),
);

ownerProducts.post(
  PRODUCTS,
  owner('catalogue:write', { summary: 'Creates a product', moves: 'nothing', status: 201, answer: OwnerProduct }),
  input(NewProduct, LARGE),
  async (c) => {
    const product = await createProduct(ownerCall(c), c.var.input);
    c.header('Location', `${PRODUCTS}/${product.id}`);
    return c.json(product, 201, versionHeaders(product));
  },
);

ownerProducts.post(
  CHANGES,
  owner('catalogue:write', {
    summary: 'Previews or makes one change of many products',
    moves: 'nothing',
    answer: ProductChangesAnswer,
  }),
  input(ProductChanges),
  async (c) => c.json(await changeProducts(ownerCall(c), c.var.input)),
);

ownerProducts.get(
  PRODUCT,
  owner('catalogue:read', { summary: 'Reads a product', moves: 'nothing', answer: OwnerProduct }),
  async (c) => {
    const product = await readOwnProduct(ownerCall(c), c.req.param('productId'));
    return c.json(product, 200, versionHeaders(product));
  },
);

ownerProducts.put(
  PRODUCT,
  owner('catalogue:write', {
    summary: 'Replaces a product; stock is read for new variants only',
    moves: 'nothing',
    answer: OwnerProduct,
  }),
  input(ProductDefinition, LARGE),
  async (c) => {
    const product = await changeProduct(ownerCall(c), c.req.param('productId'), expectedVersion(c), c.var.input);
    return c.json(product, 200, versionHeaders(product));
  },
);

ownerProducts.post(
  COPIES,
  owner('catalogue:write', {
    summary: 'Copies a product as a draft',
    moves: 'nothing',
    status: 201,
    answer: OwnerProduct,
  }),
  async (c) => {
    const product = await duplicateProduct(ownerCall(c), c.req.param('productId'));
    c.header('Location', `${PRODUCTS}/${product.id}`);
    return c.json(product, 201, versionHeaders(product));
  },
);

ownerProducts.delete(
  PRODUCT,
  owner('catalogue:write', {
    summary: 'Deletes a product with its variants and reviews',
    moves: 'nothing',
    status: 204,
  }),
  async (c) => {
    await removeProduct(ownerCall(c), c.req.param('productId'), expectedVersion(c));
    return c.body(null, 204);
  },
);
