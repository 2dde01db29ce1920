import { Hono } from 'hono';
import { NewStore, NewStoreCollection, StoreCollection } from '#runtime/contracts/store.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { createStore } from './service.ts';

const STORES = '/api/owner/stores';
const COLLECTIONS = '/api/content-service/product/1.1/websites/:websiteId/products';

/** The owner's API that creates stores, with the platform's own call for their collection. */
export const ownerStores = new Hono<AppEnv>();

ownerStores.post(
  STORES,
  owner('content:write', {
    summary: 'Creates a store with its root category and its place in the menu',
    moves: 'nothing',
    status: 201,
    answer: StoreCollection,
  }),
  input(NewStore),
  async (c) => c.json(await createStore(ownerCall(c), c.var.input, { hasRoot: true }), 201),
);

ownerStores.post(
  COLLECTIONS,
  owner('content:write', {
    summary: 'Creates the collection of a store',
    moves: 'nothing',
    status: 201,
    answer: StoreCollection,
  }),
  input(NewStoreCollection),
  async (c) => {
    const call = ownerCall(c);
    if (c.req.param('websiteId') !== call.site.siteId) throw new ApiError('NOT_FOUND');
    return c.json(await createStore(call, { ...c.var.input, inNavigation: false }, { hasRoot: false }), 201);
  },
);
