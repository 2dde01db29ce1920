import { isListOf, isRecord } from '../api/shape.ts';
import type {
  AccountOrder,
  AccountOrders,
  AccountSubscription,
  AccountSubscriptions,
  SavedAddress,
  SavedAddresses,
  SavedAddressRequest,
  SiteUserSession,
} from '../contracts/account.ts';
import { accountCall, isEmpty } from './account-call.ts';

/** Orders of one request. */
const ORDERS_PER_PAGE = 10;

/** Reads the orders from a cursor on, the newest first. Rejects with ApiFailure. */
export function readOrders(cursor: string | null): Promise<AccountOrders> {
  const query = new URLSearchParams({ limit: String(ORDERS_PER_PAGE), ...(cursor !== null && { cursor }) });
  return accountCall({ path: `/orders?${query}`, isAnswer: isOrders });
}

/** Reads the subscriptions, the newest first. Rejects with ApiFailure. */
export function readSubscriptions(): Promise<AccountSubscriptions> {
  return accountCall({ path: '/subscriptions', isAnswer: isSubscriptions });
}

/** Reads where the person is signed in, the last used first. Rejects with ApiFailure. */
export async function readSessions(): Promise<SiteUserSession[]> {
  return (await accountCall({ path: '/sessions', isAnswer: isSessions })).sessions;
}

/** Signs another device out. Rejects with ApiFailure. */
export function endOtherSession(id: string): Promise<undefined> {
  return accountCall({ method: 'DELETE', path: `/sessions/${encodeURIComponent(id)}`, isAnswer: isEmpty });
}

/** Reads the saved addresses, the default one first, and the shop's country. Rejects with ApiFailure. */
export function readAddresses(): Promise<SavedAddresses> {
  return accountCall({ path: '/addresses', isAnswer: isAddresses });
}

/** Saves a new address, or changes the one with the id. Rejects with ApiFailure. */
export function saveAddress(body: SavedAddressRequest, id?: string): Promise<SavedAddress> {
  const path = id === undefined ? '/addresses' : `/addresses/${encodeURIComponent(id)}`;
  return accountCall({
    method: id === undefined ? 'POST' : 'PUT',
    path,
    body,
    isRepeatable: true,
    isAnswer: isAddress,
  });
}

/** Deletes a saved address. Rejects with ApiFailure. */
export function deleteAddress(id: string): Promise<undefined> {
  return accountCall({ method: 'DELETE', path: `/addresses/${encodeURIComponent(id)}`, isAnswer: isEmpty });
}

const hasId = (json: unknown) => isRecord(json) && typeof json.id === 'string';
const isOrder = (json: unknown): json is AccountOrder => hasId(json);
const isSubscription = (json: unknown): json is AccountSubscription => hasId(json);
const isSession = (json: unknown): json is SiteUserSession => hasId(json);
const isAddress = (json: unknown): json is SavedAddress => isRecord(json) && hasId(json) && isRecord(json.address);

function isOrders(json: unknown): json is AccountOrders {
  return isRecord(json) && isListOf(json.orders, isOrder);
}

function isSubscriptions(json: unknown): json is AccountSubscriptions {
  return isRecord(json) && isListOf(json.subscriptions, isSubscription);
}

function isSessions(json: unknown): json is { sessions: SiteUserSession[] } {
  return isRecord(json) && isListOf(json.sessions, isSession);
}

function isAddresses(json: unknown): json is SavedAddresses {
  return isRecord(json) && isListOf(json.addresses, isAddress);
}
