import { expect } from 'vitest';
import type { Buyer } from './buyer.ts';
import type { OwnerProgram } from './owner.ts';

export const PASSWORD = 'kettle over two cups';

/** Sets the password of a collection, or of the whole site. */
export async function lock(owner: OwnerProgram, collectionId?: string, password = PASSWORD): Promise<void> {
  await setPassword(owner, passwordPath(collectionId), password);
}

export async function lockItem(owner: OwnerProgram, itemId: string, password = PASSWORD): Promise<void> {
  await setPassword(owner, `/api/owner/items/${itemId}/password`, password);
}

async function setPassword(owner: OwnerProgram, path: string, password: string): Promise<void> {
  const response = await owner.fetch(path, { method: 'PUT', body: { password } });
  expect(response.status).toBe(204);
}

export function passwordPath(collectionId?: string): string {
  return collectionId === undefined ? '/api/owner/site/password' : `/api/owner/collections/${collectionId}/password`;
}

/** Types a password into the lock screen at a path, as its form sends it. */
export function type(visitor: Buyer, to: string, password: string, headers: Record<string, string> = {}) {
  return visitor.fetch(`/unlock?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    body: `password=${encodeURIComponent(password)}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** Types the right password, and expects to be led back. */
export async function unlock(visitor: Buyer, to: string, password = PASSWORD): Promise<void> {
  const response = await type(visitor, to, password);
  expect([response.status, response.headers.get('Location')]).toEqual([303, to]);
}
