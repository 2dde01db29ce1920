import { guard } from '../db/guards.ts';
import { subscriptionMessages } from '../webhooks/service.ts';
import type { SubscriptionRow } from './subscription.ts';

/** Columns that change; `version` counts up by itself. */
export type Changed = Partial<Omit<SubscriptionRow, 'site_id' | 'id' | 'version' | 'account_language'>> & {
  announce_at?: number | null;
};

/** Returns the statements that change a subscription and write its message to webhooks, for one batch. */
export function updateStatements(db: D1Database, siteId: string, id: string, changed: Changed): D1PreparedStatement[] {
  const columns = Object.keys(changed).map((column, index) => `, ${column} = ?${index + 3}`);
  return [
    db
      .prepare(`UPDATE subscriptions SET version = version + 1${columns.join('')} WHERE site_id = ?1 AND id = ?2`)
      .bind(siteId, id, ...Object.values(changed)),
    subscriptionMessages(db, siteId, id),
  ];
}

/** Returns a guard that fails the batch with SUBSCRIPTION_CHANGED if the subscription has changed since it was read. */
export function expectVersion(
  db: D1Database,
  { siteId, id, version }: { siteId: string; id: string; version: number },
): D1PreparedStatement {
  const isSame = 'EXISTS (SELECT 1 FROM subscriptions WHERE site_id = ?1 AND id = ?2 AND version = ?3)';
  return guard(db, siteId, { SUBSCRIPTION_CHANGED: `NOT ${isSame}` }, id, version);
}
