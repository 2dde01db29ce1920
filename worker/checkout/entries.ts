import type { Address } from '#runtime/contracts/checkout.ts';

/** The data that a visitor has entered at the checkout. */
export interface Entries {
  /** Where the checkout was opened. */
  origin: string;
  /** Lower case. */
  email: string;
  address: Address | null;
  note: string;
  giftCardId: string | null;
  /** The card's `code_version` when its code was entered. */
  giftCardVersion: number | null;
  /** The shipping option of a pending order; a cart has its own. */
  shippingOptionId: string | null;
}

/** A call saves these entries. */
type Saved = Partial<Entries> & {
  /** Set where nobody is to be reminded of this checkout, in ms since the epoch. */
  remindedAt?: number;
};

export const EMPTY_ENTRIES: Entries = {
  email: '',
  address: null,
  note: '',
  giftCardId: null,
  giftCardVersion: null,
  shippingOptionId: null,
  origin: '',
};

interface Row {
  email: string;
  address: string | null;
  note: string;
  gift_card_id: string | null;
  gift_card_version: number | null;
  origin: string;
  shipping_option_id: string | null;
}

export async function readEntries(db: D1Database, siteId: string, checkoutId: string): Promise<Entries | undefined> {
  const row = await db
    .prepare('SELECT * FROM checkouts WHERE site_id = ?1 AND checkout_id = ?2')
    .bind(siteId, checkoutId)
    .first<Row>();
  return row ? toEntries(row) : undefined;
}

/** Saves only the given entries, so that simultaneous calls do not overwrite each other's. */
export function saveEntriesStatement(
  db: D1Database,
  siteId: string,
  checkoutId: string,
  { email, address, note, giftCardId, giftCardVersion, shippingOptionId, origin, remindedAt }: Saved,
  now: number,
): D1PreparedStatement {
  const card = { gift_card_id: giftCardId, gift_card_version: giftCardVersion };
  const given = {
    email,
    address,
    note,
    ...card,
    shipping_option_id: shippingOptionId,
    origin,
    reminded_at: remindedAt,
  };
  const columns = Object.entries(given).flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
  const names = columns.map(({ column }) => `, ${column}`).join('');
  const places = columns.map((_, index) => `, ?${index + 4}`).join('');
  const updates = columns.map(({ column }) => `, ${column} = excluded.${column}`).join('');
  return db
    .prepare(
      `INSERT INTO checkouts (site_id, checkout_id, created_at, updated_at${names}) VALUES (?1, ?2, ?3, ?3${places})
       ON CONFLICT (site_id, checkout_id) DO UPDATE SET updated_at = excluded.updated_at${updates}`,
    )
    .bind(
      siteId,
      checkoutId,
      now,
      ...columns.map(({ value }) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)),
    );
}

function toEntries(row: Row): Entries {
  return {
    email: row.email,
    address: row.address === null ? null : JSON.parse(row.address),
    note: row.note,
    giftCardId: row.gift_card_id,
    giftCardVersion: row.gift_card_version,
    origin: row.origin,
    shippingOptionId: row.shipping_option_id,
  };
}
