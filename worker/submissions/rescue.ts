import { textsIn } from '#runtime/i18n/texts-in.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { readForm } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import type { Networks } from '../http/network.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { DueMail } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { consequences, dueMails } from './consequences.ts';
import { findSubmission } from './repository.ts';

/**
 * Takes the mark of spam off a submission and does what a person's leads to; one without the mark stays as it is, also
 * where another call takes it off at the same time. Returns the mails to dispatch. Throws SUBMISSION_NOT_FOUND.
 */
export async function rescueSubmission(
  { env, db, site, owner: { keyId }, origin, now }: OwnerCall,
  id: string,
  networks: Networks,
): Promise<DueMail[]> {
  const { siteId } = site;
  const found = await findSubmission(db, siteId, id);
  const form = found && (await readForm(db, siteId, found.formId));
  if (!form) throw new ApiError('SUBMISSION_NOT_FOUND');
  if (!found.isSpam) return [];
  const content = { form, values: found.values, texts: await textsIn(site.language) };
  const led = await consequences({ env, site, origin, networks, now }, content, found);
  const isRescued = 'NOT EXISTS (SELECT 1 FROM form_submissions WHERE site_id = ?1 AND id = ?2 AND is_spam = 1)';
  try {
    const results = await db.batch([
      guard(db, siteId, { VERSION_STALE: isRescued }, id),
      auditStatement(db, { siteId, keyId, action: 'submission.rescued', target: id }, now),
      db.prepare('UPDATE form_submissions SET is_spam = 0 WHERE site_id = ?1 AND id = ?2').bind(siteId, id),
      ...led.statements,
    ]);
    return dueMails(led, results, now);
  } catch (error) {
    if (failedGuard(error) === 'VERSION_STALE') return [];
    throw error;
  }
}
