import type { Purchase } from '../contracts/order.ts';
import { readJson } from './read-json.ts';

const MARK = '[data-sq-purchase]';
const REPORTED = 'sq:purchases-reported';
/** Number of reported orders to remember; a browser opens fewer confirmation pages within an hour. */
const REMEMBERED = 20;
/** A purchase is reported for one hour: a visitor who opens the link in a mail days later has not bought again. */
const REPORTABLE_MS = 60 * 60 * 1000;

/**
 * Reads the purchase from an order's confirmation page, once per browser, even if the page is loaded again. Returns
 * undefined where it was reported before or is too old.
 */
export function readNewPurchase(): Purchase | undefined {
  const purchase = readJson<Purchase>(document.querySelector(MARK), 'data-sq-purchase');
  return purchase && purchase.placedAt > Date.now() - REPORTABLE_MS && isUnreported(purchase.id) ? purchase : undefined;
}

function isUnreported(id: string): boolean {
  try {
    const reported: unknown = JSON.parse(localStorage.getItem(REPORTED) ?? '[]');
    const ids = Array.isArray(reported) ? reported : [];
    if (ids.includes(id)) return false;
    localStorage.setItem(REPORTED, JSON.stringify([...ids, id].slice(-REMEMBERED)));
  } catch {
    // Without storage, a purchase is reported twice rather than never.
  }
  return true;
}
