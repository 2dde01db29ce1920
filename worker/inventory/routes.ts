import { Hono } from 'hono';
import * as z from 'zod/mini';
import { StockResponse } from '#runtime/contracts/inventory.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { lockKeysJson } from '../session/service.ts';
import { readStock } from './service.ts';

const STOCK = '/api/commerce/inventory/stock';

const Asked = z.object({ itemId: z.string() });

export const inventory = new Hono<AppEnv>();

for (const path of [STOCK, `${STOCK}/`]) {
  inventory.get(
    path,
    describe({ summary: 'Reads the stock of a product', answer: StockResponse, query: Asked }),
    async (c) => {
      const stock = await readStock(c.env.DB, c.var.site, c.req.query('itemId'), lockKeysJson(c));
      c.header('Cache-Control', 'no-store');
      return c.json(stock);
    },
  );
}
