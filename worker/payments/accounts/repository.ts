import type { PaymentAccount } from '#runtime/contracts/payment-accounts.ts';
import type {
  PaymentAccountProblem,
  PaymentAccountState,
  PaymentMode,
} from '#runtime/contracts/payment-enumerations.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { guard } from '../../db/guards.ts';

/** An account with what owners are not told of it. */
export interface StoredAccount extends PaymentAccount {
  /** The provider's id of the endpoint that it reports to; '' for none. */
  webhookId: string;
}

interface AccountRow {
  id: string;
  provider: 'stripe';
  mode: PaymentMode;
  provider_account: string;
  name: string;
  country: string;
  last_characters: string;
  webhook_id: string;
  state: PaymentAccountState;
  problem: PaymentAccountProblem | '';
  is_used: number;
  connected_at: number;
  checked_at: number;
  last_event_at: number | null;
  version: number;
}

/** Whether payments or subscriptions name the account of the row `a`, as SQL. */
const IS_USED = `(
  EXISTS (SELECT 1 FROM payments p WHERE p.site_id = a.site_id AND p.account = a.id AND p.account <> '')
  OR EXISTS (
    SELECT 1 FROM subscriptions s
    WHERE s.site_id = a.site_id AND s.payment_account = a.id AND s.payment_account <> ''))`;
const COLUMNS = `id, provider, mode, provider_account, name, country, last_characters, webhook_id, state, problem,
  ${IS_USED} AS is_used, connected_at, checked_at, last_event_at, version`;

/** Lists a site's accounts: those that take new payments first, live before test, then the newest. */
export async function listAccounts(db: D1Database, siteId: string): Promise<StoredAccount[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM payment_accounts a WHERE site_id = ?1
       ORDER BY state = 'connected' DESC, mode, connected_at DESC, id`,
    )
    .bind(siteId)
    .all<AccountRow>();
  return results.map(toAccount);
}

export async function findAccount(db: D1Database, siteId: string, id: string): Promise<StoredAccount | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM payment_accounts a WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id)
    .first<AccountRow>();
  return row ? toAccount(row) : undefined;
}

/** The columns of an account that a change writes. */
export interface ChangedAccount {
  provider: string;
  mode: PaymentMode;
  provider_account: string;
  name: string;
  country: string;
  sealed_key: string;
  last_characters: string;
  webhook_id: string;
  sealed_webhook_secret: string;
  state: PaymentAccountState;
  problem: PaymentAccountProblem | '';
  connected_at: number;
  checked_at: number;
}

/** Columns of an account that is connected; without an endpoint's, it keeps the one that it has. */
export type ConnectedAccount = Omit<ChangedAccount, 'webhook_id' | 'sealed_webhook_secret'> & Partial<ChangedAccount>;

interface Versioned {
  siteId: string;
  id: string;
  /** 0 for an account that is new. */
  version: number;
}

/** Returns a guard that fails the batch with VERSION_STALE if the account has changed since it was read. */
export function expectAccount(db: D1Database, { siteId, id, version }: Versioned): D1PreparedStatement {
  const present = 'COALESCE((SELECT version FROM payment_accounts WHERE site_id = ?1 AND id = ?2), 0)';
  return guard(db, siteId, { VERSION_STALE: `${present} <> ?3` }, id, version);
}

/** Returns the statements that let an account take a site's new payments in the place of another one. */
export function connectStatements(
  db: D1Database,
  { siteId, id }: Versioned,
  account: ConnectedAccount,
): D1PreparedStatement[] {
  const names = Object.keys(account);
  const places = names.map((_, index) => `?${index + 3}`);
  const updates = names.map((name) => `${name} = excluded.${name}`);
  return [
    db
      .prepare(
        `UPDATE payment_accounts SET state = 'replaced', version = version + 1
         WHERE site_id = ?1 AND mode = ?2 AND state = 'connected' AND id <> ?3`,
      )
      .bind(siteId, account.mode, id),
    db
      .prepare(
        `INSERT INTO payment_accounts (site_id, id, ${names.join(', ')}) VALUES (?1, ?2, ${places.join(', ')})
         ON CONFLICT (site_id, id) DO UPDATE SET ${updates.join(', ')}, version = version + 1`,
      )
      .bind(siteId, id, ...Object.values(account)),
  ];
}

/** Returns the statement that changes an account. */
export function changeStatement(
  db: D1Database,
  { siteId, id }: Pick<Versioned, 'siteId' | 'id'>,
  changed: Partial<ChangedAccount>,
): D1PreparedStatement {
  const columns = Object.keys(changed).map((name, index) => `, ${name} = ?${index + 3}`);
  return db
    .prepare(`UPDATE payment_accounts SET version = version + 1${columns.join('')} WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id, ...Object.values(changed));
}

/** Deletes a disconnected account with its key, unless a payment needs it. */
export async function deleteUnused(db: D1Database, siteId: string, id: string): Promise<void> {
  await db
    .prepare(
      `DELETE FROM payment_accounts AS a WHERE site_id = ?1 AND id = ?2 AND state = 'disconnected' AND NOT ${IS_USED}`,
    )
    .bind(siteId, id)
    .run();
}

/** Records that the provider has reported something, at most once a minute. */
export async function recordEvent(db: D1Database, siteId: string, id: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE payment_accounts SET last_event_at = ?3
       WHERE site_id = ?1 AND id = ?2 AND COALESCE(last_event_at, 0) <= ?3 - ?4`,
    )
    .bind(siteId, id, now, MINUTE_MS)
    .run();
}

function toAccount(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    provider: row.provider,
    mode: row.mode,
    state: row.state,
    providerAccount: row.provider_account,
    name: row.name,
    country: row.country,
    lastCharacters: row.last_characters,
    hasWebhook: row.webhook_id !== '',
    problem: row.problem || null,
    isUsed: row.is_used === 1,
    connectedAt: row.connected_at,
    checkedAt: row.checked_at,
    lastEventAt: row.last_event_at,
    version: row.version,
    webhookId: row.webhook_id,
  };
}
