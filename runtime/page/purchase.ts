import type { Purchase } from '../contracts/order.ts';
import { readJson } from './read-json.ts';

const MARK = '[data-sq-purchase]';
const TOLD = 'sq:purchases-told';
/** Of the orders told of: no browser opens the pages of more within the hour for which they are news. */
const REMEMBERED = 20;
/** Whoever opens the link of a mail on another day has bought nothing new. */
const NEWS_MS = 60 * 60 * 1000;

/**
 * What an order's confirmation page says was bought, once in a browser,
 * however it was paid and however often the page is loaded; undefined where it is no news.
 */
export function takePurchase(): Purchase | undefined {
  const purchase = readJson<Purchase>(document.querySelector(MARK), 'data-sq-purchase');
  return purchase && purchase.placedAt > Date.now() - NEWS_MS && isNews(purchase.id) ? purchase : undefined;
}

function isNews(id: string): boolean {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TOLD) ?? '[]');
    const ids = Array.isArray(told) ? told : [];
    if (ids.includes(id)) return false;
    localStorage.setItem(TOLD, JSON.stringify([...ids, id].slice(-REMEMBERED)));
  } catch {
    // Storage is refused: rather told again than never.
  }
  return true;
}
