import { MAX_SAVED_ADDRESSES, type SavedAddress } from '#runtime/contracts/account.ts';
import type { Address } from '#runtime/contracts/checkout.ts';
import { addressErrors } from '#runtime/domain/address.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { PersonCall } from '../people/service.ts';

interface AddressRow {
  id: string;
  address: string;
  is_default: number;
}

/** An address that a person saves. */
interface Wanted {
  address: Address;
  isDefault: boolean;
}

/** Lists the addresses of a person, the default one first, then the newest. */
export async function listAddresses(
  { db, site }: Pick<PersonCall, 'db' | 'site'>,
  userId: string,
): Promise<SavedAddress[]> {
  const { results } = await db
    .prepare(
      `SELECT id, address, is_default FROM site_user_addresses INDEXED BY site_user_addresses_by_user
       WHERE site_id = ?1 AND user_id = ?2 ORDER BY is_default DESC, id DESC`,
    )
    .bind(site.siteId, userId)
    .all<AddressRow>();
  return results.map(toAddress);
}

/**
 * Saves a new address; one that is there already is not saved twice. Throws ADDRESS_INVALID and TOO_MANY_ADDRESSES.
 */
export async function addAddress(call: PersonCall, userId: string, wanted: Wanted): Promise<SavedAddress> {
  const { db, site, now } = call;
  const text = toText(wanted.address);
  const added = db
    .prepare(
      `INSERT INTO site_user_addresses (site_id, id, user_id, address)
       SELECT ?1, ?2, ?3, ?4 FROM (
         SELECT COUNT(*) AS count, COALESCE(SUM(address = ?4), 0) AS twins
         FROM site_user_addresses WHERE site_id = ?1 AND user_id = ?3
       ) WHERE count < ?5 OR twins > 0
       ON CONFLICT (site_id, user_id, address) DO UPDATE SET user_id = user_id RETURNING id`,
    )
    .bind(site.siteId, sortableId(now), userId, text, MAX_SAVED_ADDRESSES);
  const more = wanted.isDefault ? [defaultStatement(call, userId, text)] : [];
  const [inserted] = await db.batch<{ id: string }>([added, ...more]);
  const id = inserted?.results[0]?.id;
  if (id === undefined) throw new ApiError('TOO_MANY_ADDRESSES', { values: { most: MAX_SAVED_ADDRESSES } });
  return findAddress(call, userId, id);
}

/** Changes a saved address; an equal one gives way to it. Throws ADDRESS_INVALID and ADDRESS_NOT_FOUND. */
export async function changeAddress(
  call: PersonCall,
  userId: string,
  id: string,
  wanted: Wanted,
): Promise<SavedAddress> {
  const { db, site } = call;
  const text = toText(wanted.address);
  const changed = db
    .prepare(
      `UPDATE OR REPLACE site_user_addresses SET address = ?4, is_default = 0
       WHERE site_id = ?1 AND id = ?2 AND user_id = ?3`,
    )
    .bind(site.siteId, id, userId, text);
  await db.batch([changed, ...(wanted.isDefault ? [defaultStatement(call, userId, text)] : [])]);
  return findAddress(call, userId, id);
}

/** Deletes a saved address. Throws ADDRESS_NOT_FOUND. */
export async function deleteAddress({ db, site }: PersonCall, userId: string, id: string): Promise<void> {
  const { results } = await db
    .prepare('DELETE FROM site_user_addresses WHERE site_id = ?1 AND id = ?2 AND user_id = ?3 RETURNING id')
    .bind(site.siteId, id, userId)
    .all();
  if (results.length === 0) throw new ApiError('ADDRESS_NOT_FOUND');
}

/** Makes one of a person's addresses the default one, and no other; nothing happens where it is not there. */
function defaultStatement({ db, site }: PersonCall, userId: string, text: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE site_user_addresses SET is_default = (address = ?3) WHERE site_id = ?1 AND user_id = ?2
       AND EXISTS (SELECT 1 FROM site_user_addresses WHERE site_id = ?1 AND user_id = ?2 AND address = ?3)`,
    )
    .bind(site.siteId, userId, text);
}

async function findAddress({ db, site }: PersonCall, userId: string, id: string): Promise<SavedAddress> {
  const row = await db
    .prepare(`SELECT id, address, is_default FROM site_user_addresses WHERE site_id = ?1 AND id = ?2 AND user_id = ?3`)
    .bind(site.siteId, id, userId)
    .first<AddressRow>();
  if (!row) throw new ApiError('ADDRESS_NOT_FOUND');
  return toAddress(row);
}

function toAddress({ id, address, is_default }: AddressRow): SavedAddress {
  return { id, address: JSON.parse(address), isDefault: is_default === 1 };
}

/** Returns an address as it is stored. Throws ADDRESS_INVALID. */
function toText(address: Address): string {
  const fields = Object.keys(addressErrors(address));
  if (fields.length > 0) throw new ApiError('ADDRESS_INVALID', { fields });
  return JSON.stringify(address);
}
