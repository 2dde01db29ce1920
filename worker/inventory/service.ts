import type { StockResponse } from '#runtime/contracts/inventory.ts';
import type { Site } from '../env.ts';
import { ApiError } from '../errors.ts';
import type { Inventory } from './port.ts';

export {
  holdStatements,
  putBackExpiredStatements,
  putBackStatements,
  type Quantities,
  takeStatements,
} from './holding.ts';

export async function readStock(inventory: Inventory, site: Site, itemId: string | undefined): Promise<StockResponse> {
  if (!itemId) throw new ApiError('INVALID_REQUEST', { fields: ['itemId'] });
  const results = await inventory.stockOf(site.siteId, itemId);
  if (!results) throw new ApiError('ITEM_NOT_FOUND');
  return { results };
}
