import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF, OWN_ROWS_MAX } from '../db/addresses-of.ts';
import type { Kept } from '../orders/service.ts';
import { type DeclarationRow, numberText } from './rows.ts';

/** Reads what was declared with a person's addresses, the newest first. */
export async function declarationsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['declarations']> {
  const { results } = await db
    .prepare(
      `SELECT * FROM declarations INDEXED BY declarations_by_address
       WHERE site_id = ?1 AND address <> '' AND address IN ${ADDRESSES_OF('?2')} ORDER BY number DESC LIMIT ?3`,
    )
    .bind(siteId, email, OWN_ROWS_MAX)
    .all<DeclarationRow>();
  return results.map(({ kind, number, received_at: receivedAt, name, email: typed, contract, part, text, ...row }) => {
    return {
      number: numberText(kind, number),
      kind,
      receivedAt,
      name,
      email: typed,
      contract,
      part,
      text,
      head: row.head,
    };
  });
}

/** Says what an erasure keeps of a person's declarations, and until when; nothing where there are none. */
export async function keptDeclarations(db: D1Database, siteId: string, email: string): Promise<Kept[]> {
  const found = await db
    .prepare(
      `SELECT COUNT(*) AS count, MAX(keep_until) AS until FROM declarations INDEXED BY declarations_by_address
       WHERE site_id = ?1 AND address <> '' AND address = ?2`,
    )
    .bind(siteId, email.toLowerCase())
    .first<{ count: number; until: number | null }>();
  if (!found || found.count === 0 || found.until === null) return [];
  const day = new Date(found.until).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const why = `They prove what the shop has received and when, until claims are barred; the person is removed by ${day}.`;
  return [{ what: 'withdrawals', count: found.count, why }];
}
