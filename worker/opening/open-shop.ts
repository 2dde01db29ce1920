import type { Opening, SetUp } from '#runtime/contracts/opening.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { writeSite } from '../site-settings/service.ts';
import { readSetUp } from './set-up.ts';

/**
 * Lets visitors into the shop, or has them read that it opens soon. What is so already stays as it is, with its time.
 * Throws INVALID_REQUEST where nobody could buy anything, and for test payments alone unless that is wanted.
 */
export async function openShop(call: OwnerCall, { isOpen, forTests }: Opening): Promise<SetUp> {
  const { db, site, now } = call;
  const before = await readSetUp(call);
  if (isOpen === (before.openedAt !== null)) return before;
  if (isOpen) await requireReady(call, before, forTests);
  const isElse = 'EXISTS (SELECT 1 FROM sites WHERE site_id = ?1 AND (opened_at IS NULL) = ?2)';
  const update = db.prepare('UPDATE sites SET opened_at = ?2 WHERE site_id = ?1');
  const statements = [
    guard(db, site.siteId, { VERSION_STALE: `NOT ${isElse}` }, Number(isOpen)),
    update.bind(site.siteId, isOpen ? now : null),
  ];
  try {
    await writeSite(call, statements, {
      action: isOpen ? 'site.opened' : 'site.closed',
      details: isOpen ? { payments: before.payments } : {},
    });
  } catch (error) {
    // Another owner was faster.
    if (!(error instanceof ApiError && error.code === 'VERSION_STALE')) throw error;
  }
  return readSetUp(call);
}

async function requireReady(call: OwnerCall, { steps, payments }: SetUp, forTests: boolean): Promise<void> {
  const { ownerFields } = await textsIn(call.readerLanguage);
  const isOpen = (name: string) => steps.some((step) => step.name === name && step.state === 'open');
  const errors = {
    ...(isOpen('products') && { products: ownerFields.noProductsToSell }),
    ...(payments === 'none' && { payments: ownerFields.noWayToPay }),
    ...(payments === 'test' && !forTests && { forTests: ownerFields.testPaymentsAlone }),
  };
  const [text] = Object.values(errors);
  if (text !== undefined) throw new ApiError('INVALID_REQUEST', { text, errors });
}
