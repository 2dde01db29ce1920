import { MINUTE_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../env.ts';
import { reservedElsewhere } from '../inventory/service.ts';
import { log, logError } from '../log.ts';
import { readSite } from '../site/repository.ts';
import { sellsToVisitors } from '../site/sale.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';
import { merchandisingSettings } from '../site/store-settings.ts';
import { notify } from './notify.ts';
import { withdrawHeldMails } from './withdraw.ts';

/** Wait between two waves about the same stock, so that those who got a mail have time to buy. */
export const WAVE_MS = 24 * 60 * MINUTE_MS;
/** Wait where checkouts have reserved the whole stock, or the shop or the product is closed. */
const LATER_MS = 15 * MINUTE_MS;
/** Wait in a shop that sends no mails by itself, which may switch them on while the variant is in stock. */
const SWITCHED_OFF_MS = 6 * 60 * MINUTE_MS;
/** Mails per run: each is a query, of which an invocation may send D1 1,000. */
const MAILS_PER_RUN = 500;
const GROUPS_PER_RUN = 40;
/** Mails per batch. */
const MAILS_PER_BATCH = 50;

interface DueRow {
  site_id: string;
  variant_id: string;
  due_at: number;
}

interface GroupRow {
  item_id: string;
  waiting: number;
  units: number;
  allowance: number;
  sends_all: number;
  qty_in_stock: number;
  unlimited: number;
  reserved: number;
}

/** Sends the due mails of all sites, in waves; returns how many were written. The cron calls this. */
export async function sendDueWaves(env: Bindings, now: number): Promise<{ notified: number }> {
  await withdrawHeldMails(env.DB);
  const { results } = await env.DB.prepare(
    'SELECT site_id, variant_id, due_at FROM restock_groups WHERE due_at <= ?1 ORDER BY due_at, site_id LIMIT ?2',
  )
    .bind(now, GROUPS_PER_RUN)
    .all<DueRow>();
  let notified = 0;
  for (const { site_id: siteId, variant_id: variantId, due_at: dueAt } of results) {
    if (notified >= MAILS_PER_RUN) break;
    try {
      if (!(await claim(env.DB, { siteId, variantId, dueAt }, now))) continue;
      const site = await readSite(env.DB, siteId);
      if (site) notified += await sendWave({ ...shopCall(env, site), now }, variantId, MAILS_PER_RUN - notified);
    } catch (error) {
      logError(error as Error, { job: 'restock', site: siteId, variant: variantId });
    }
  }
  return { notified };
}

/**
 * Takes a wave, which another run at the same time would send too: to twice as many people as there are units. The next run
 * takes it again where this one is stopped.
 */
async function claim(
  db: D1Database,
  { siteId, variantId, dueAt }: { siteId: string; variantId: string; dueAt: number },
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE restock_groups SET due_at = ?4 WHERE site_id = ?1 AND variant_id = ?2 AND due_at = ?3')
    .bind(siteId, variantId, dueAt, now + LATER_MS)
    .run();
  return meta.changes === 1;
}

/**
 * Sends the mails of a variant that may go out now, at most `most`; returns how many were written. A wave has no more
 * mails than the setting allows for each unit that came back, or is left.
 */
export async function sendWave(call: ShopCall, variantId: string, most: number): Promise<number> {
  const group = await readGroup(call, variantId);
  if (!group) return 0;
  const { restockNotificationsAutomatic, restockNotificationsPerUnit } = merchandisingSettings(call.site);
  const sendsAll = group.sends_all === 1;
  if (group.waiting <= 0) {
    await plan(call, variantId, group, { allowance: 0, dueAt: null });
    return 0;
  }
  if (!sendsAll && !restockNotificationsAutomatic) {
    await plan(call, variantId, group, { allowance: 0, dueAt: call.now + SWITCHED_OFF_MS });
    return 0;
  }
  const free = group.unlimited ? Number.POSITIVE_INFINITY : group.qty_in_stock - group.reserved;
  if (!sellsToVisitors(call.site) || free <= 0) {
    await plan(call, variantId, group, { allowance: group.allowance, dueAt: call.now + LATER_MS });
    return 0;
  }
  let allowance = sendsAll ? group.waiting : allowedMails(group, free, restockNotificationsPerUnit);
  let sent = 0;
  while (allowance > 0 && sent < most) {
    const size = Math.min(allowance, most - sent, MAILS_PER_BATCH);
    const outcome = await notify(call, { itemId: group.item_id, variantId }, size);
    if (typeof outcome === 'string') {
      await plan(call, variantId, group, { allowance, dueAt: outcome === 'hidden' ? call.now + LATER_MS : call.now });
      return sent;
    }
    sent += outcome;
    allowance -= outcome;
    if (outcome < size) allowance = 0;
  }
  if (sent > 0) log('info', 'restock_wave', { site: call.site.siteId, variant: variantId, sent });
  await plan(call, variantId, group, { allowance, dueAt: allowance > 0 ? call.now : call.now + WAVE_MS });
  return sent;
}

/**
 * Returns how many mails a wave may send: what the last wave has left, and so many for each unit that came back since. If
 * neither leaves any, the wave begins anew with all units that are free.
 */
function allowedMails({ waiting, units, allowance }: GroupRow, free: number, perUnit: number): number {
  const limit = free * perUnit;
  const left = allowance + units * perUnit;
  return Math.min(limit, left > 0 ? left : limit, waiting);
}

function readGroup({ db, site, now }: ShopCall, variantId: string): Promise<GroupRow | null> {
  const reserved = reservedElsewhere({ variant: 'v.id', checkout: "''", now: '?3' });
  return db
    .prepare(
      `SELECT g.*, v.item_id, v.qty_in_stock, v.unlimited, ${reserved} AS reserved
       FROM restock_groups g JOIN variants v ON v.site_id = g.site_id AND v.id = g.variant_id
       WHERE g.site_id = ?1 AND g.variant_id = ?2`,
    )
    .bind(site.siteId, variantId, now)
    .first<GroupRow>();
}

/**
 * Records the rest of a wave and when the next one is due: at once where more units have come back meanwhile, and never
 * where nobody waits or the variant has sold out.
 */
async function plan(
  { db, site }: ShopCall,
  variantId: string,
  { units }: GroupRow,
  { allowance, dueAt }: { allowance: number; dueAt: number | null },
): Promise<void> {
  await db
    .prepare(
      `UPDATE restock_groups SET allowance = ?3, units = max(units - ?5, 0), sends_all = iif(?3 > 0, sends_all, 0),
         due_at = CASE WHEN waiting <= 0 OR due_at IS NULL THEN NULL WHEN units > ?5 THEN 0 ELSE ?4 END
       WHERE site_id = ?1 AND variant_id = ?2`,
    )
    .bind(site.siteId, variantId, allowance, dueAt, units)
    .run();
}
