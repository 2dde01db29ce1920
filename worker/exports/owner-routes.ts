import { Hono } from 'hono';
import { ProductCsvQuery } from '#runtime/contracts/product-csv.ts';
import { ExportPage, ExportQuery } from '#runtime/contracts/shop-file.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { exportProducts } from './export-products.ts';
import { exportRecords } from './export-records.ts';

const RECORDS = '/api/owner/exports/records';
const PRODUCTS = '/api/owner/exports/products';

/** The owner's API for moving objects of these kinds out of a shop. The key needs the right to read each kind. */
export function ownerExports(kinds: readonly RecordKind[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(
    RECORDS,
    owner('catalogue:read', {
      summary: 'Reads a part of the shop’s objects, in the order of an import',
      moves: 'shop',
      answer: ExportPage,
    }),
    query(ExportQuery),
    async (c) => {
      const { cursor, orders, customers } = c.var.query;
      const options = { orders: orders === 'true', customers: customers === 'true' };
      return c.json(await exportRecords(ownerCall(c), kinds, cursor, options));
    },
  );
  // Neither format has subscription plans, forms, merchandising or page texts; an import leaves those as they are.
  routes.get(
    PRODUCTS,
    owner('catalogue:read', {
      summary: 'Exports products as CSV, without subscription plans, forms, merchandising and page texts',
      moves: 'shop',
      answerType: 'text/csv',
    }),
    query(ProductCsvQuery),
    async (c) => {
      const { format } = c.var.query;
      return c.body(await exportProducts(ownerCall(c), c.var.query), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="products-${format}.csv"`,
      });
    },
  );
  return routes;
}
