import type { PushSubscriptionOfDevice } from '#runtime/contracts/push.ts';
import type { ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import { dispatchMails } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { outboxStatements, type PersonCall } from '../people/service.ts';
import { endDeviceStatement, listDevices, type PushOwner, switchOn } from '../push/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { linkBase } from '../site/link-base.ts';
import { contributorMail } from './mails.ts';

/** The browser of a call, and who has it. */
interface Browser {
  owner: PushOwner;
  email: string;
  language: ConsoleLanguage;
}

/**
 * Switches pushes on in a person's browser, or changes its kinds. One that is new shows what happens in the shop to whoever
 * holds it: the audit log has it, and the person gets a mail. Throws INVALID_REQUEST and PUSH_DEVICES_FULL.
 */
export async function switchPushesOn(
  call: PersonCall,
  { owner, email, language }: Browser,
  id: string,
  subscription: PushSubscriptionOfDevice,
): Promise<void> {
  const { db, env, site, origin, now, device: name } = call;
  const own = await idsOf(db, owner);
  const isNew = !own.has(id);
  const { replaces } = subscription;
  const isReplacing = replaces !== undefined && replaces !== id && own.has(replaces);
  const url = consoleLink(await linkBase(env, site, origin), 'account', {});
  const mails = isNew ? [await contributorMail(call, 'contributor-push-added', { email, url, device: name })] : [];
  const more = [
    ...(isNew ? [audit(call, owner, 'contributor.push-added')] : []),
    ...(isReplacing ? endStatements(call, owner, replaces) : []),
    ...outboxStatements(call, ...mails),
  ];
  const asked = { ...subscription, replaces: isReplacing ? replaces : undefined };
  await switchOn(env, owner, id, asked, { name, language, more }, now);
  const mailIds = mails.map((mail) => mail.id);
  if (mailIds.length > 0) await dispatchMails(env, site.siteId, mailIds);
}

/** Ends the pushes on one of a person's own devices; one that is gone stays gone. */
export async function switchPushesOff(call: PersonCall, owner: PushOwner, id: string): Promise<void> {
  if (!(await idsOf(call.db, owner)).has(id)) return;
  await call.db.batch(endStatements(call, owner, id));
}

function endStatements(call: PersonCall, owner: PushOwner, id: string): D1PreparedStatement[] {
  return [audit(call, owner, 'contributor.push-removed'), endDeviceStatement(call.db, owner, id)];
}

async function idsOf(db: D1Database, owner: PushOwner): Promise<ReadonlySet<string>> {
  return new Set((await listDevices(db, owner)).map(({ id }) => id));
}

function audit({ db, now }: PersonCall, { siteId, contributorId }: PushOwner, action: string): D1PreparedStatement {
  return auditStatement(db, { siteId, keyId: contributorId, action, target: contributorId }, now);
}
