import type { AccountData, PersonData } from '#runtime/contracts/account-data.ts';
import { consentOfPerson } from '../acts/service.ts';
import { findCart } from '../cart/service.ts';
import { checkoutsOfPerson, paymentsOfPerson } from '../checkout/service.ts';
import { commentsOfPerson } from '../comments/service.ts';
import { declarationsOfPerson } from '../declarations/service.ts';
import { downloadsOfPerson } from '../downloads/service.ts';
import { draftsOfPerson } from '../draft-orders/service.ts';
import { giftCardsOfPerson } from '../gift-cards/service.ts';
import { lessonsOfPerson } from '../lessons/service.ts';
import { likesOfPerson } from '../likes/service.ts';
import { mailsOfPerson } from '../mail/service.ts';
import { mailingListsOfPerson } from '../mailing-lists/service.ts';
import { membershipsOf } from '../member-areas/service.ts';
import { ordersOfPerson } from '../orders/service.ts';
import { listPasskeys } from '../passkeys/service.ts';
import { pendingOrdersOfPerson } from '../pending-orders/service.ts';
import { findByEmail, listSessions, type PersonCall } from '../people/service.ts';
import { wantsNoReminders } from '../reminders/service.ts';
import { restockOfPerson } from '../restock/service.ts';
import { hasRefused, reviewsOfPerson } from '../reviews/service.ts';
import { sha256 } from '../session/service.ts';
import { translationOf } from '../site/languages.ts';
import { submissionsOfPerson } from '../submissions/service.ts';
import { subscriptionsOfPerson } from '../subscriptions/service.ts';
import { openSharedCart } from './account-cart.ts';
import { listAddresses } from './addresses.ts';
import { listEarlierEmails } from './earlier-emails.ts';
import { SITE_USERS } from './policy.ts';
import { type SiteUserRow, toSiteUser } from './site-user.ts';

/** A shop whose data of a person are read. */
type Reading = Pick<PersonCall, 'db' | 'site' | 'secrets' | 'now'>;

/**
 * Reads all data that the shop keeps of a person by the account and its confirmed addresses; each room reads its own.
 */
export async function readData(call: Reading, user: SiteUserRow, sessionId: string): Promise<AccountData> {
  return { siteUser: toSiteUser(user), ...(await allOf(partsOf(call, user.email, user, sessionId))) };
}

/** Reads the same of a person by their address, who may have no account, for the owner. */
export async function readDataByEmail(call: Reading, email: string): Promise<PersonData> {
  const user = await findByEmail(SITE_USERS, call, email);
  return { siteUser: user ? toSiteUser(user) : null, ...(await allOf(partsOf(call, email, user, ''))) };
}

function partsOf(call: Reading, email: string, user: SiteUserRow | undefined, sessionId: string) {
  const { db, site } = call;
  const { siteId } = site;
  const person = [db, siteId, email] as const;
  const userId = user?.id ?? '';
  return {
    earlierEmails: listEarlierEmails(db, siteId, userId),
    sessions: listSessions(SITE_USERS, call, { id: sessionId, personId: userId }),
    passkeys: listPasskeys(call, { audience: 'site-user', id: userId }),
    addresses: listAddresses(call, userId).then((saved) => saved.map(({ address }) => address)),
    cart: cartLines(call, user),
    checkouts: checkoutsOfPerson(...person),
    pendingOrders: pendingOrdersOfPerson(...person),
    orders: ordersOfPerson(...person),
    payments: paymentsOfPerson(...person),
    declarations: declarationsOfPerson(...person),
    draftOrders: draftsOfPerson(...person),
    downloads: downloadsOfPerson(...person),
    subscriptions: subscriptionsOfPerson(...person),
    giftCards: giftCardsOfPerson(...person),
    reviews: reviewsOfPerson(...person),
    comments: commentsOfPerson(db, siteId, { userId, email }),
    submissions: submissionsOfPerson(...person),
    mailingLists: mailingListsOfPerson(...person),
    restockSignUps: restockOfPerson(...person),
    memberships: membershipsOf(...person),
    lessons: lessonsOfPerson(db, siteId, userId),
    likes: likesOfPerson(db, siteId, userId),
    consent: consentOfPerson(...person),
    refusals: allOf({ reminders: wantsNoReminders(...person), reviewRequests: hasRefused(...person) }),
    mails: mailsOfPerson(...person),
  };
}

/** Waits for all values of an object. */
async function allOf<Values extends Record<string, unknown>>(
  promises: { [Name in keyof Values]: Promise<Values[Name]> },
): Promise<Values> {
  const entries = Object.entries(promises).map(async ([name, promise]) => [name, await promise]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Reads the cart that the person's devices share. */
async function cartLines({ db, site, secrets }: Reading, user: SiteUserRow | undefined): Promise<AccountData['cart']> {
  const token = user && openSharedCart(secrets, user);
  const cart = token === undefined ? undefined : await findCart(db, site.siteId, sha256(token), translationOf(site));
  return (cart?.lines ?? []).map(({ title, sku, attributes, quantity, additionalFields }) => ({
    productName: title,
    sku,
    attributes,
    quantity,
    additionalFields,
  }));
}
