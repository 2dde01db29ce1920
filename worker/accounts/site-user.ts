import type { SiteUser } from '#runtime/contracts/account.ts';
import type { PersonRow } from '../people/service.ts';

export interface SiteUserRow extends PersonRow {
  first_name: string;
  last_name: string;
  language: string;
  sealed_cart: string | null;
  confirmed_at: number | null;
  created_at: number;
  /** The address that a link is about; only a row that was found by a link has it. */
  wanted_email?: string | null;
}

/** Returns the fields of an account that its person may see. */
export function toSiteUser(row: SiteUserRow): SiteUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    hasPassword: row.sealed_password !== null,
    createdAt: row.created_at,
  };
}
