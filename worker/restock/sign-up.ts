import type { RestockSignUpRequest, RestockSignUpResponse } from '#runtime/contracts/restock.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { captchaOf, isTokenSpent, spendToken, verifyCaptcha } from '../captcha/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { Networks } from '../http/network.ts';
import { dispatchMails, isMailable, mailStatements } from '../mail/service.ts';
import { subscribeStatements } from '../mailing-lists/service.ts';
import { isAllowed, mailRequests } from '../passwords/service.ts';
import { linkBase } from '../site/link-base.ts';
import { withLanguage } from '../site/mail-language.ts';
import { requireSale } from '../site/sale.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { merchandisingSettings } from '../site/store-settings.ts';
import { languageOf } from './language.ts';
import { confirmationMail } from './mails.ts';
import { countSignUps, findSignUp, type SignUp, signUpStatement } from './repository.ts';
import { findRestockable } from './restockable.ts';

/** Wait between two confirmation mails about one variant, so that strangers cannot fill a mailbox. */
const ASKED_AGAIN_AFTER_MS = 60 * 60 * 1000;
/** Most variants that one mailbox can wait for. */
const SIGN_UPS_PER_ADDRESS = 100;

/**
 * Signs an address up for a mail when a variant is back. The answer is the same for a new and a known address, and for
 * one that has too many sign-ups already. Throws RESTOCK_EMAIL_BLANK, RESTOCK_EMAIL_INVALID, RESTOCK_CAPTCHA_MISSING,
 * CAPTCHA_FAILED, RESTOCK_NOT_OFFERED and RESTOCK_IN_STOCK.
 */
export async function signUp(
  call: ShopCall,
  request: RestockSignUpRequest,
  { origin, networks, lockKeys }: { origin: string; networks: Networks; lockKeys: string },
): Promise<RestockSignUpResponse> {
  const { db, env, site, secret, now } = call;
  const { siteId } = site;
  requireSale(site);
  const email = readEmail(request.siteVisitorEmail);
  const { productId, variantId } = request;
  const variant = await findRestockable(db, site, { productId, variantId, lockKeys });
  if (!variant?.isOffered) throw new ApiError('RESTOCK_NOT_OFFERED');
  if (!variant.isSoldOut) throw new ApiError('RESTOCK_IN_STOCK');
  const spent = await passCaptcha(call, request);

  const isConfirmationNeeded = merchandisingSettings(site).restockNotificationsDoubleOptIn;
  const language = languageOf(site, request.language);
  // The same reads are made for every address. Where the shop asks for confirmations, an address that gets no further
  // mail is still answered sooner by the time that the mail takes; without them, the same is written for all.
  const [known, signUps, baseUrl] = await Promise.all([
    findSignUp(db, siteId, { variantId, email }),
    countSignUps(db, siteId, email),
    linkBase(env, withLanguage(call, language).site, origin),
  ]);
  const joining =
    request.isJoinMailingList && variant.mailingListId !== ''
      ? await subscribeStatements(
          call,
          { listId: variant.mailingListId, email, firstName: '', lastName: '' },
          {
            origin,
            networks,
          },
        )
      : { statements: [], mailIds: [] };
  const statements = [...spent, ...joining.statements];
  const mailIds = [...joining.mailIds];
  if (isMailable(email) && (known || signUps < SIGN_UPS_PER_ADDRESS)) {
    const status = isConfirmationNeeded && known?.confirmedAt == null ? 'unconfirmed' : 'waiting';
    const id = known?.id ?? sortableId(now);
    const mails = mailRequests('restock-confirm', { recipient: email, networks, device: undefined });
    const isAsked = status === 'unconfirmed' && isToBeAsked(known, now) && (await isAllowed(db, siteId, mails, now));
    statements.push(signUpStatement(db, siteId, { id, variantId, email, language, origin, status, isAsked }, now));
    if (isAsked) {
      const reader = { signUpId: id, email, askedAt: now, language, baseUrl };
      const mail = await confirmationMail(call, variant.title, reader);
      statements.push(...mailStatements(db, { siteId, secret }, [mail], now));
      mailIds.push(mail.id);
    }
  }
  await write(db, statements);
  await dispatchMails(env, siteId, mailIds);
  return { isConfirmationNeeded };
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw new ApiError('RESTOCK_EMAIL_BLANK', { fields: ['siteVisitorEmail'] });
  if (!isMailAddress(email)) throw new ApiError('RESTOCK_EMAIL_INVALID', { fields: ['siteVisitorEmail'] });
  return email;
}

/** Returns the statement that marks the captcha's token as used; none where the shop has no captcha. */
async function passCaptcha({ db, env, site, now }: ShopCall, request: RestockSignUpRequest) {
  if (!captchaOf(env, site)) return [];
  const token = request.recaptchaEnterpriseV3Token ?? request.captchaToken;
  if (!token) throw new ApiError('RESTOCK_CAPTCHA_MISSING');
  const verdict = await verifyCaptcha({ env, site, token, action: 'PRODUCT_WAITLIST_SUBMISSION' });
  // A provider that does not answer must not keep buyers away; the other limits stand.
  if (verdict === 'failed') throw new ApiError('CAPTCHA_FAILED');
  return [spendToken(db, site.siteId, token, now)];
}

function isToBeAsked(known: SignUp | undefined, now: number): boolean {
  return known?.status !== 'unconfirmed' || now - known.askedAt >= ASKED_AGAIN_AFTER_MS;
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  if (statements.length === 0) return;
  try {
    await db.batch(statements);
  } catch (error) {
    if (isTokenSpent(error)) throw new ApiError('CAPTCHA_FAILED');
    throw error;
  }
}
