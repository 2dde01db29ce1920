import { API_ROOT } from '../contracts/http.ts';
import type { StockResponse, StockResult } from '../contracts/inventory.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

/** Reads the stock of every variant of an item. */
export async function getStock(itemId: string, { signal }: { signal?: AbortSignal | undefined } = {}) {
  const path = `${API_ROOT}commerce/inventory/stock/?itemId=${encodeURIComponent(itemId)}`;
  const { results } = await request({ path, signal, isAnswer: isStock });
  return results;
}

function isStock(json: unknown): json is StockResponse {
  return isRecord(json) && isListOf(json.results, isResult);
}

function isResult(json: unknown): json is StockResult {
  return isRecord(json) && typeof json.unlimited === 'boolean' && typeof json.qtyInStock === 'number';
}
