import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { ListView, ListViewPath, ListViews } from '#runtime/contracts/list-views.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { noStore } from '../people/service.ts';
import { ownOriginOnly } from './entry.ts';
import { deleteListView, readListViews, writeListView } from './list-views.ts';
import { requireSession } from './sessions.ts';

const VIEWS = '/api/contributors/list-views';
const VIEW = `${VIEWS}/:list/:name`;

/** How a contributor likes to see the console's lists, on the shop's own origin alone. */
export const contributorListViews = new Hono<AppEnv>();

contributorListViews.get(
  VIEWS,
  describe({ summary: 'Lists the views of lists that a contributor keeps', answer: ListViews }),
  noStore,
  ownOriginOnly,
  async (c) => c.json({ views: await readListViews(c.env.DB, await ownKey(c)) }),
);

contributorListViews.put(
  VIEW,
  describe({
    summary: 'Keeps a view of a list, in the place of one with the same name',
    body: ListView,
    status: 204,
    ifMatch: 'none',
  }),
  noStore,
  ownOriginOnly,
  jsonBody,
  async (c) => {
    const own = await ownKey(c);
    const { query } = parse(ListView, c.var.body.json);
    await writeListView(c.env.DB, own, { ...pathOf(c), query });
    return c.body(null, 204);
  },
);

contributorListViews.delete(
  VIEW,
  describe({ summary: 'Deletes a view of a list', status: 204, ifMatch: 'none' }),
  noStore,
  ownOriginOnly,
  async (c) => {
    await deleteListView(c.env.DB, await ownKey(c), pathOf(c));
    return c.body(null, 204);
  },
);

/** Names the person of a call. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
async function ownKey(c: Context<AppEnv>) {
  const { person } = await requireSession(c);
  return { siteId: c.var.site.siteId, contributorId: person.id };
}

function pathOf(c: Context<AppEnv>): ListViewPath {
  const path = z.safeParse(ListViewPath, { list: c.req.param('list'), name: c.req.param('name') });
  if (!path.success) throw new ApiError('INVALID_REQUEST', { fields: ['name'] });
  return path.data;
}
