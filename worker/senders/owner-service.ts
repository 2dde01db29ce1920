import type {
  Sender as OwnSender,
  SenderList,
  SenderSettings,
  SenderTest,
  SenderTestResult,
} from '#runtime/contracts/senders.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { seal, sessionSecrets, unseal } from '../session/service.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { Sender, SentAct } from './port.ts';
import { deleteStatement, listSenders, readSealedSecret, saveStatements } from './repository.ts';
import { baseOf, senderOf } from './senders.ts';

export async function readSenders({ db, site }: OwnerCall): Promise<SenderList> {
  return { senders: await listSenders(db, site.siteId) };
}

/** Throws NOT_FOUND for a sender that is not set up. */
export async function readSender(call: OwnerCall, name: string): Promise<OwnSender> {
  const { senders } = await readSenders(call);
  const sender = senders.find((candidate) => candidate.name === name);
  if (!sender) throw new ApiError('NOT_FOUND');
  return sender;
}

/**
 * Sets a sender up, or replaces its settings. It gets what is counted from then on; one that had stopped goes on with
 * the acts that wait. Throws INVALID_REQUEST for a target of another shape than the service's, and without a secret at
 * first.
 */
export async function saveSender(call: OwnerCall, name: string, settings: SenderSettings): Promise<OwnSender> {
  const { env, db, site, owner, now } = call;
  const sender = requireSender(name);
  const { target, secret, isEnabled } = settings;
  if (!sender.target.test(target)) throw new ApiError('INVALID_REQUEST', { fields: ['target'] });
  const { siteId } = site;
  const sealedSecret =
    secret === undefined
      ? await readSealedSecret(db, siteId, name)
      : seal(sessionSecrets(env).present, sealPlace(siteId, name), secret);
  if (sealedSecret === null) {
    const { ownerFields } = await textsIn(call.readerLanguage);
    throw new ApiError('INVALID_REQUEST', { errors: { secret: ownerFields.missing } });
  }
  const saved = { siteId, name: sender.name, purpose: sender.purpose, target, isEnabled, sealedSecret, now };
  const entry = { siteId, keyId: owner.keyId, action: 'sender.changed', target: name, details: { target, isEnabled } };
  await db.batch([...saveStatements(db, saved), auditStatement(db, entry, now)]);
  return readSender(call, name);
}

/** Removes a sender with its secret and all acts that wait for it. Throws NOT_FOUND. */
export async function removeSender(call: OwnerCall, name: string): Promise<void> {
  const { db, site, owner, now } = call;
  await readSender(call, name);
  const entry = { siteId: site.siteId, keyId: owner.keyId, action: 'sender.deleted', target: name };
  await db.batch([deleteStatement(db, site.siteId, name), auditStatement(db, entry, now)]);
}

/**
 * Sends an act that the service checks and does not count, and returns the service's answer. Throws NOT_FOUND, and
 * INVALID_REQUEST where the service needs a code.
 */
export async function testSender(call: OwnerCall, name: string, { code }: SenderTest): Promise<SenderTestResult> {
  const { env, db, site } = call;
  const sender = requireSender(name);
  const { target } = await readSender(call, name);
  const sealed = await readSealedSecret(db, site.siteId, name);
  const secret = unseal(sessionSecrets(env), sealPlace(site.siteId, name), sealed ?? '');
  const account = { target, secret, base: baseOf(env, sender) };
  const { outcome, statusCode, answer } = await sender.test(account, sampleAct(call), code);
  return { isAccepted: outcome === 'sent', statusCode: statusCode ?? null, answer };
}

function requireSender(name: string): Sender {
  const sender = senderOf(name);
  if (!sender) throw new ApiError('NOT_FOUND');
  return sender;
}

function sealPlace(siteId: string, name: string) {
  return { siteId, column: 'senders.sealed_secret', id: name };
}

/** An addition to a cart that nobody has made. */
function sampleAct({ site, origin, now }: OwnerCall): SentAct {
  const item = { itemId: 'test', sku: 'TEST', title: 'Test', quantity: 1, priceCents: 100 };
  const currency = storeCurrency(site);
  return {
    act: { id: `test-${now}`, kind: 'add', currency, valueCents: item.priceCents, items: [item] },
    pseudonym: 'test.1',
    person: { userAgent: 'Storefront test', origin },
    purposes: ['analytics', 'marketing'],
    at: now,
  };
}
