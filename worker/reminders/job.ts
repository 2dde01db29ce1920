import { HOUR_MS } from '#runtime/domain/durations.ts';
import { failedGuard, guard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { dispatchMails, mailStatements, type NewMail } from '../mail/service.ts';
import { isAllowed, remindersTo } from '../passwords/service.ts';
import { linkBase } from '../site/link-base.ts';
import { ACCOUNT_LANGUAGE, withLanguage } from '../site/mail-language.ts';
import { readSite } from '../site/repository.ts';
import { sellsToVisitors } from '../site/sale.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';
import { remindsBuyers } from '../site/store-settings.ts';
import { reminderMail } from './mail.ts';
import { wantsNoReminders } from './refusals.ts';
import { readUnpaid } from './unpaid.ts';

/** How long after the last entry somebody is reminded. */
const REMINDED_AFTER_MS = 4 * HOUR_MS;
/** There is no reminder of older checkouts, such as after the job has stood still. */
const NOT_REMINDED_AFTER_MS = 7 * 24 * HOUR_MS;
/** Reminders per run; the rest waits for the next one. Each is a few queries, of which a run may have 1,000. */
const PER_RUN = 100;

/** Whether the provider may be taking the money right now. */
const IS_BEING_PAID = `EXISTS (
  SELECT 1 FROM payments p INDEXED BY payments_by_checkout
  WHERE p.site_id = checkouts.site_id AND p.checkout_id = checkouts.checkout_id AND p.state = 'open')`;

interface DueRow {
  site_id: string;
  checkout_id: string;
  email: string;
  /** What the buyer's account has chosen; NULL without one. */
  language: string | null;
  origin: string;
}

/**
 * Reminds buyers who have named an address at the checkout and have not paid for some hours, once for each cart or
 * pending order; returns how many. The cron calls this.
 */
export async function remindDue(env: Bindings, now: number): Promise<number> {
  const { results } = await env.DB.prepare(
    `SELECT site_id, checkout_id, email, origin, ${ACCOUNT_LANGUAGE('checkouts.site_id', 'checkouts.email')} AS language FROM checkouts INDEXED BY checkouts_to_remind
     WHERE email <> '' AND reminded_at IS NULL AND updated_at > ?1 AND updated_at <= ?2 AND NOT ${IS_BEING_PAID}
     ORDER BY updated_at LIMIT ?3`,
  )
    .bind(now - NOT_REMINDED_AFTER_MS, now - REMINDED_AFTER_MS, PER_RUN)
    .all<DueRow>();
  let reminded = 0;
  for (const row of results) {
    try {
      if (await remind(env, row, now)) reminded += 1;
    } catch (error) {
      logError(error as Error, { job: 'reminders', site: row.site_id, checkout: row.checkout_id });
    }
  }
  return reminded;
}

/** Reminds the buyer of one checkout, or records that there is a reason against it; true if a mail was written. */
async function remind(env: Bindings, row: DueRow, now: number): Promise<boolean> {
  const site = await readSite(env.DB, row.site_id);
  if (!site) return false;
  const call: ShopCall = { ...shopCall(env, site), now };
  const mails =
    remindsBuyers(site) && sellsToVisitors(site) && !(await wantsNoReminders(call.db, call.site.siteId, row.email))
      ? await mailsOf(call, row)
      : [];
  const isDue = `EXISTS (
    SELECT 1 FROM checkouts
    WHERE site_id = ?1 AND checkout_id = ?2 AND email = ?3 AND reminded_at IS NULL AND updated_at <= ?4
      AND NOT ${IS_BEING_PAID})`;
  try {
    await env.DB.batch([
      guard(
        env.DB,
        row.site_id,
        { CHECKOUT_CHANGED: `NOT ${isDue}` },
        row.checkout_id,
        row.email,
        now - REMINDED_AFTER_MS,
      ),
      env.DB.prepare('UPDATE checkouts SET reminded_at = ?3 WHERE site_id = ?1 AND checkout_id = ?2').bind(
        row.site_id,
        row.checkout_id,
        now,
      ),
      ...mailStatements(env.DB, { siteId: row.site_id, secret: call.secret }, mails, now),
    ]);
  } catch (error) {
    // It was paid, erased, changed or reminded by another run meanwhile.
    if (failedGuard(error) === 'CHECKOUT_CHANGED') return false;
    throw error;
  }
  await dispatchMails(
    env,
    row.site_id,
    mails.map(({ id }) => id),
  );
  return mails.length > 0;
}

async function mailsOf(call: ShopCall, row: DueRow): Promise<(NewMail & { id: string })[]> {
  const unpaid = await readUnpaid(call, row.checkout_id);
  if (!unpaid || !(await isAllowed(call.db, row.site_id, remindersTo(row.email), call.now))) return [];
  const own = withLanguage(call, row.language ?? '');
  const baseUrl = await linkBase(call.env, own.site, row.origin || 'https://shop.invalid');
  return [
    await reminderMail(own, {
      ...unpaid,
      checkoutId: row.checkout_id,
      email: row.email,
      baseUrl,
    }),
  ];
}
