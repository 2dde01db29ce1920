import type { Bindings } from '../../env.ts';
import { seal, sessionSecrets, unseal } from '../../session/service.ts';

type SealedColumn = 'sealed_key' | 'sealed_webhook_secret';

interface AccountPlace {
  siteId: string;
  id: string;
}

/** What only the shop and the provider know of an account. */
interface AccountSecrets {
  key: string;
  /** Signs the provider's reports; '' without an endpoint. */
  webhookSecret: string;
}

/** Seals a key or a webhook's secret for the cell that holds it; '' stays so. */
export function sealFor(secret: string, account: AccountPlace, column: SealedColumn, text: string): string {
  return text && seal(secret, placeOf(account, column), text);
}

/** Reads and opens the secrets of a site's payment account; undefined if there is no such account. */
export async function readAccountSecrets(
  env: Bindings,
  siteId: string,
  id: string,
): Promise<AccountSecrets | undefined> {
  const row = await env.DB.prepare(
    'SELECT sealed_key, sealed_webhook_secret FROM payment_accounts WHERE site_id = ?1 AND id = ?2',
  )
    .bind(siteId, id)
    .first<Record<SealedColumn, string>>();
  if (!row) return undefined;
  const open = (column: SealedColumn) =>
    row[column] && unseal(sessionSecrets(env), placeOf({ siteId, id }, column), row[column]);
  return { key: open('sealed_key'), webhookSecret: open('sealed_webhook_secret') };
}

/** Reads and opens the key of a site's payment account; throws if there is no such account. */
export async function readAccountKey(env: Bindings, siteId: string, id: string): Promise<string> {
  const secrets = await readAccountSecrets(env, siteId, id);
  if (!secrets) throw new Error('There is no such payment account');
  return secrets.key;
}

function placeOf({ siteId, id }: AccountPlace, column: SealedColumn) {
  return { siteId, column: `payment_accounts.${column}`, id };
}
