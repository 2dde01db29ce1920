import type { SetUp, SkippedStep } from '#runtime/contracts/opening.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { readCurrentSite } from '../site-settings/service.ts';
import { readFacts } from './facts.ts';
import { isOptionalStep, setUpSteps } from './steps.ts';

/** Says what the shop has, and what it needs to sell. */
export async function readSetUp(call: OwnerCall): Promise<SetUp> {
  const site = await readCurrentSite(call);
  const facts = await readFacts(call, site);
  const skipped = new Set(Object.keys(Object(site.storeSettings.skippedSteps)));
  const steps = setUpSteps(facts, skipped, await ownerTextsIn(call.readerLanguage));
  // A shop that has been open since its first day was there before this list.
  const isFinished = site.openedAt === 0 || steps.every(({ state }) => state !== 'open');
  return { steps, isFinished, openedAt: site.openedAt, payments: facts.payments };
}

/** Leaves a step out, or takes that back. Throws INVALID_REQUEST for one that every shop needs. */
export async function skipStep(call: OwnerCall, { step, isSkipped }: SkippedStep): Promise<SetUp> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  if (!isOptionalStep(step)) throw new ApiError('INVALID_REQUEST', { fields: ['step'] });
  const action = isSkipped ? 'site.setUpStepSkipped' : 'site.setUpStepTakenUp';
  await db.batch([
    db
      .prepare(
        `UPDATE sites SET store_settings =
           json_patch(store_settings, json_object('skippedSteps', json_object(?2, iif(?3, json('true'), NULL))))
         WHERE site_id = ?1`,
      )
      .bind(siteId, step, Number(isSkipped)),
    auditStatement(db, { siteId, keyId: owner.keyId, action, target: siteId, details: { step } }, now),
  ]);
  return readSetUp(call);
}
