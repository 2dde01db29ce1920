import type { DeclarationLog } from '#runtime/contracts/withdrawals.ts';
import type { Bindings } from '../env.ts';
import { sessionSecrets } from '../session/service.ts';
import { chainKey, digestOf, headOf, NO_HEAD, sealOf } from './chain.ts';
import { type DeclarationRow, numberText, toDeclared } from './rows.ts';

/** Rows that are read at once. */
const PAGE_LENGTH = 1_000;

/**
 * Verifies the chain of a site's declarations from its first one: that each still says what its digest was made of, and
 * that each head follows from the one before. A declaration whose person was removed has its digest alone, and one that
 * another shop has received has a head of that shop's key, and the seal with which it was imported. Nobody sees in the chain that its newest declarations are gone,
 * but the heads in their receipts are found no more: `head` is looked up.
 */
export async function verifyLog(env: Bindings, siteId: string, head: string | undefined): Promise<DeclarationLog> {
  const db = env.DB;
  const key = await chainKey(db, sessionSecrets(env), siteId);
  let [checked, last, former] = [0, 0, NO_HEAD];
  let broken: DeclarationLog['firstBroken'] = null;
  let found: DeclarationLog['found'] = null;
  for (;;) {
    const { results } = await db
      .prepare('SELECT * FROM declarations WHERE site_id = ?1 AND number > ?2 ORDER BY number LIMIT ?3')
      .bind(siteId, last, PAGE_LENGTH)
      .all<DeclarationRow>();
    for (const row of results) {
      const named = { id: row.id, number: numberText(row.kind, row.number) };
      if (!broken && !isSound(row, key, former)) broken = named;
      if (head !== undefined && row.head === head.toLowerCase()) found = { ...named, receivedAt: row.received_at };
      [checked, last, former] = [checked + 1, row.number, row.head];
    }
    if (results.length < PAGE_LENGTH) break;
  }
  return { checked, isIntact: broken === null, firstBroken: broken, head: former, found };
}

function isSound(row: DeclarationRow, key: string, former: string): boolean {
  const isItself = row.erased_at !== null || digestOf(toDeclared(row), row.salt) === row.digest;
  const isInPlace = row.imported === 1 ? sealOf(key, row) === row.seal : headOf(key, former, row.digest) === row.head;
  return isItself && isInPlace;
}
