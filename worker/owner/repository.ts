import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';

/** A row of `owner_keys`. Times are in ms since the epoch. */
interface OwnerKey {
  id: string;
  name: string;
  secretHash: string;
  scopes: OwnerScope[];
  createdAt: number;
  expiresAt: number;
  revokedAt: number | null;
}

interface OwnerKeyRow {
  id: string;
  name: string;
  secret_hash: string;
  scopes: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

export async function findKey(db: D1Database, siteId: string, keyId: string): Promise<OwnerKey | undefined> {
  const row = await db
    .prepare('SELECT * FROM owner_keys WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, keyId)
    .first<OwnerKeyRow>();
  return row ? toOwnerKey(row) : undefined;
}

function toOwnerKey(row: OwnerKeyRow): OwnerKey {
  return {
    id: row.id,
    name: row.name,
    secretHash: row.secret_hash,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
