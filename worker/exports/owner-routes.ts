import { Hono } from 'hono';
import { ExportPage, ExportQuery } from '#runtime/contracts/shop-file.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { exportRecords } from './export-records.ts';

const RECORDS = '/api/owner/exports/records';

/** The owner's API for moving objects of these kinds out of a shop. The key needs the right to read each kind. */
export function ownerExports(kinds: readonly RecordKind[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(
    RECORDS,
    owner('catalogue:read', {
      summary: 'Reads a part of the shop’s objects, in the order of an import',
      answer: ExportPage,
    }),
    query(ExportQuery),
    async (c) => {
      const { cursor, orders, customers } = c.var.query;
      const options = { orders: orders === 'true', customers: customers === 'true' };
      return c.json(await exportRecords(ownerCall(c), kinds, cursor, options));
    },
  );
  routes.all(RECORDS, methodNotAllowed('GET'));
  return routes;
}
