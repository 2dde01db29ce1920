import { MAX_PASSKEYS, type Passkey } from '#runtime/contracts/passkeys.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { linkBase } from '../site/link-base.ts';
import { mailLanguage } from '../site/mail-language.ts';
import { passkeyMail } from './mails.ts';
import { readRegistration } from './registration.ts';
import { deleteStatements, findPasskeys, insertStatements, toPasskey } from './repository.ts';
import type { Holder, PasskeyCall, Subject } from './subject.ts';

/** Reads the passkeys of a person, the newest first. */
export async function listPasskeys(
  { db, site }: Pick<PasskeyCall, 'db' | 'site'>,
  subject: Subject,
): Promise<Passkey[]> {
  return (await findPasskeys(db, site.siteId, subject)).map(toPasskey);
}

/**
 * Stores a passkey that a person has made, and notifies them by mail. Throws PASSKEY_INVALID, PASSKEY_EXISTS,
 * PASSKEYS_FULL, and SIGN_IN_NEEDED where the person was deleted meanwhile.
 */
export async function addPasskey(call: PasskeyCall, holder: Holder, response: unknown): Promise<Passkey> {
  const { passkeyMails } = await textsIn(mailLanguage(call.site, holder.language));
  const name = call.device || passkeyMails.unnamed;
  const passkey = { ...(await readRegistration(call, holder, response)), name };
  await change(call, holder, {
    change: 'added',
    name,
    statements: insertStatements(call.db, call.site.siteId, holder, passkey),
  });
  return { id: passkey.id, name, createdAt: passkey.created_at, usedAt: null };
}

/** Removes a passkey of a person, and notifies them by mail. Throws PASSKEY_NOT_FOUND. */
export async function removePasskey(call: PasskeyCall, holder: Holder, id: string): Promise<void> {
  const { db, site } = call;
  const passkey = (await findPasskeys(db, site.siteId, holder)).find((own) => own.id === id);
  if (!passkey) throw new ApiError('PASSKEY_NOT_FOUND');
  const statements = deleteStatements(db, site.siteId, holder, id);
  await change(call, holder, { change: 'removed', name: passkey.name, statements });
}

interface Change {
  change: 'added' | 'removed';
  /** What the passkey is called. */
  name: string;
  statements: readonly D1PreparedStatement[];
}

async function change(call: PasskeyCall, holder: Holder, { change, name, statements }: Change): Promise<void> {
  const { db, env, site, secret, now } = call;
  const baseUrl = await linkBase(env, site, call.origin);
  const mail = await passkeyMail(call, change, { ...holder, name, baseUrl });
  try {
    await db.batch([...statements, ...mailStatements(db, { siteId: site.siteId, secret }, [mail], now)]);
  } catch (error) {
    const refusal = refusalOf(error);
    const isFull = refusal instanceof ApiError && refusal.code === 'PASSKEYS_FULL';
    throw isFull ? new ApiError('PASSKEYS_FULL', { values: { max: MAX_PASSKEYS } }) : refusal;
  }
  await dispatchMails(env, site.siteId, [mail.id]);
}
