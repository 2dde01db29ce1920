import { Hono } from 'hono';
import { OwnerLocks, PagePassword } from '#runtime/contracts/locks.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { LockPage, listLocks } from './list.ts';
import { removePassword, setPassword } from './owner-service.ts';

const LIST = '/api/owner/passwords';
const SITE = '/api/owner/site/password';
const COLLECTION = '/api/owner/collections/:collectionId/password';
const ITEM = '/api/owner/items/:itemId/password';
const WHOLE_SITE = { kind: 'site' } as const;

/** The owner's API for the passwords of the site, its collections and their items. Nobody can read one. */
export const ownerLocks = new Hono<AppEnv>();

ownerLocks.get(
  LIST,
  owner('content:read', { summary: 'Lists what asks visitors for a password', moves: 'nothing', answer: OwnerLocks }),
  query(LockPage),
  async (c) => c.json(await listLocks(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerLocks.put(
  SITE,
  owner('settings:write', {
    summary: 'Sets the password that visitors of the site must know',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  input(PagePassword),
  async (c) => {
    await setPassword(ownerCall(c), WHOLE_SITE, c.var.input.password);
    return c.body(null, 204);
  },
);

ownerLocks.delete(
  SITE,
  owner('settings:write', { summary: 'Opens the site to everybody', moves: 'nothing', status: 204, ifMatch: 'none' }),
  async (c) => {
    await removePassword(ownerCall(c), WHOLE_SITE);
    return c.body(null, 204);
  },
);

ownerLocks.put(
  COLLECTION,
  owner('content:write', {
    summary: 'Sets the password that visitors of a collection must know',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  input(PagePassword),
  async (c) => {
    await setPassword(ownerCall(c), { kind: 'collection', id: c.req.param('collectionId') }, c.var.input.password);
    return c.body(null, 204);
  },
);

ownerLocks.delete(
  COLLECTION,
  owner('content:write', {
    summary: 'Opens a collection to everybody',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  async (c) => {
    await removePassword(ownerCall(c), { kind: 'collection', id: c.req.param('collectionId') });
    return c.body(null, 204);
  },
);

ownerLocks.put(
  ITEM,
  owner('content:write', {
    summary: 'Sets the password that readers of an item’s page must know',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  input(PagePassword),
  async (c) => {
    await setPassword(ownerCall(c), { kind: 'item', id: c.req.param('itemId') }, c.var.input.password);
    return c.body(null, 204);
  },
);

ownerLocks.delete(
  ITEM,
  owner('content:write', {
    summary: 'Opens an item’s page to everybody',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  async (c) => {
    await removePassword(ownerCall(c), { kind: 'item', id: c.req.param('itemId') });
    return c.body(null, 204);
  },
);
