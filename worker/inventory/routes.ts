import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { readStock } from './service.ts';

const STOCK = '/api/commerce/inventory/stock';

export const inventory = new Hono<AppEnv>();

for (const path of [STOCK, `${STOCK}/`]) {
  inventory.get(path, async (c) => {
    const stock = await readStock(c.env.DB, c.var.site, c.req.query('itemId'));
    c.header('Cache-Control', 'no-store');
    return c.json(stock);
  });
  inventory.all(path, methodNotAllowed('GET'));
}
