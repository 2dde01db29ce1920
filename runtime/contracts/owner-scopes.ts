import type { PreferencesNamespace } from './preferences.ts';

/** Rights that an owner's API key can have. */
export const OWNER_SCOPES = [
  'forms:read',
  'forms:write',
  'submissions:read',
  'submissions:delete',
  'lists:read',
  'lists:write',
  'members:read',
  'members:write',
  'restock:read',
  'restock:write',
  'reviews:read',
  'reviews:write',
  'comments:read',
  'comments:write',
  'orders:read',
  'orders:write',
  'files:read',
  'files:write',
  'catalogue:read',
  'catalogue:write',
  'stock:write',
  'pictures:read',
  'pictures:write',
  'content:read',
  'content:write',
  'templates:read',
  'templates:write',
  'settings:read',
  'settings:write',
  'payments:read',
  'payments:write',
  'store:write',
  'webhooks:read',
  'webhooks:write',
  'contributors:read',
  'contributors:write',
  'mails:read',
  'mails:write',
  'notices:read',
  'audit:read',
  'errors:read',
  'stats:read',
] as const;
export type OwnerScope = (typeof OWNER_SCOPES)[number];

/** Scopes that contain another one: who may change all settings may change those of the store. */
const CONTAINING: Readonly<Partial<Record<OwnerScope, OwnerScope>>> = { 'store:write': 'settings:write' };

/** Whether these scopes allow what needs `scope`. */
export function allows(scopes: readonly OwnerScope[], scope: OwnerScope): boolean {
  const containing = CONTAINING[scope];
  return scopes.includes(scope) || (containing !== undefined && scopes.includes(containing));
}

/** What reads all that a shop keeps of a person: the data come out of each of these rooms. */
export const PERSON_DATA_SCOPES: readonly OwnerScope[] = [
  'orders:read',
  'submissions:read',
  'comments:read',
  'reviews:read',
  'lists:read',
  'restock:read',
  'members:read',
  'mails:read',
];

/** The namespaces of who runs the store: how it delivers and taxes, what it says of stock, and its downloads and reminders. */
const STORE_NAMESPACES: readonly PreferencesNamespace[] = [
  'merchandising',
  'delivery',
  'taxes',
  'downloads',
  'reminders',
];

/** Returns the scope that changes a namespace. */
export function preferencesScope(namespace: PreferencesNamespace): 'store:write' | 'settings:write' {
  return STORE_NAMESPACES.includes(namespace) ? 'store:write' : 'settings:write';
}
