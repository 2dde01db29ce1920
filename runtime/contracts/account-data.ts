import * as z from 'zod/mini';
import { AccountOrder, AccountSubscription, SiteUser, SiteUserSession } from './account.ts';
import { Address } from './checkout.ts';
import { COMMENT_STATUSES } from './comments.ts';
import { ORDER_KINDS, REVIEW_STATES } from './enumerations.ts';
import { FieldValue } from './form.ts';
import { AgeConfirmation, Order, OrderItem, WithdrawalConsent } from './order.ts';
import { Passkey } from './passkeys.ts';
import { Gift } from './pending-order.ts';
import { Declaration } from './withdrawals.ts';

const ms = z.int();
const attributes = z.record(z.string(), z.string());

/** An order with all that it says, but for the owner's notes. Amounts are in minor units. */
const OwnOrder = z.object({
  ...z.omit(AccountOrder, { path: true }).shape,
  ...z.pick(Order, { email: true, address: true, shippingName: true, note: true, coupons: true, events: true }).shape,
  paymentMethod: z.string(),
  discountCents: z.int(),
  shippingCents: z.int(),
  taxCents: z.int(),
  giftCardCents: z.int(),
  refundedCents: z.int(),
  withdrawalConsent: z.nullable(WithdrawalConsent),
  ageConfirmation: z.nullable(AgeConfirmation),
  lines: z.array(
    z.object({
      ...z.pick(OrderItem, { sku: true, productName: true, quantity: true, attributes: true, plan: true }).shape,
      unitCents: z.int(),
      /** The buyer's answers to the product's own form, as JSON text; null for none. */
      additionalFields: z.nullable(z.string()),
      gift: z.nullable(Gift),
    }),
  ),
});

/**
 * Answer of `GET …/data`: what the shop keeps of the person by the account and its confirmed addresses. No part opens
 * anything: codes, links and what devices sign in with are left out.
 */
export const AccountData = z.object({
  siteUser: SiteUser,
  /** Confirmed addresses that the account had before. */
  earlierEmails: z.array(z.string()),
  sessions: z.array(SiteUserSession),
  passkeys: z.array(Passkey),
  addresses: z.array(Address),
  /** The cart that the person's devices share. */
  cart: z.array(
    z.object({ productName: z.string(), sku: z.string(), attributes, quantity: z.int(), additionalFields: z.string() }),
  ),
  /** The entries of checkouts that the person did not pay. */
  checkouts: z.array(
    z.object({
      email: z.string(),
      address: z.nullable(Address),
      note: z.string(),
      createdAt: ms,
      updatedAt: ms,
    }),
  ),
  /** Subscriptions and gift cards that were ordered and not paid yet. */
  pendingOrders: z.array(
    z.object({
      kind: z.enum(ORDER_KINDS),
      productName: z.string(),
      sku: z.string(),
      attributes,
      quantity: z.int(),
      priceCents: z.int(),
      currency: z.string(),
      additionalFields: z.string(),
      gift: z.nullable(Gift),
      email: z.string(),
      createdAt: ms,
      placedAt: z.nullable(ms),
    }),
  ),
  /** Orders that the shop has written for the person. */
  draftOrders: z.array(
    z.object({
      state: z.string(),
      email: z.string(),
      address: z.nullable(Address),
      message: z.string(),
      createdAt: ms,
      updatedAt: ms,
    }),
  ),
  orders: z.array(OwnOrder),
  /** Attempts to pay, also those that failed. */
  payments: z.array(
    z.object({
      createdAt: ms,
      state: z.string(),
      amountCents: z.int(),
      currency: z.string(),
      provider: z.string(),
      declineReason: z.nullable(z.string()),
    }),
  ),
  /** Withdrawals and cancellations, as they were received. */
  declarations: z.array(
    z.object({
      ...z.pick(Declaration, { number: true, kind: true, receivedAt: true, name: true, email: true }).shape,
      ...z.pick(Declaration, { contract: true, part: true, head: true }).shape,
      text: z.string(),
    }),
  ),
  downloads: z.array(
    z.object({
      orderNumber: z.int(),
      name: z.string(),
      bytes: z.int(),
      used: z.int(),
      most: z.int(),
      createdAt: ms,
      expiresAt: ms,
    }),
  ),
  subscriptions: z.array(
    z.object({
      ...z.omit(AccountSubscription, { path: true }).shape,
      email: z.string(),
      address: z.nullable(Address),
      note: z.string(),
      cyclesBilled: z.int(),
      /** Cancelled for then; null where nobody has. */
      endsAt: z.nullable(ms),
      createdAt: ms,
    }),
  ),
  /** Gift cards that the person was given. Those that were bought are lines of orders. */
  giftCards: z.array(
    z.object({
      lastCharacters: z.string(),
      currency: z.string(),
      initialCents: z.int(),
      balanceCents: z.int(),
      recipientEmail: z.string(),
      gift: z.nullable(Gift),
      createdAt: ms,
    }),
  ),
  reviews: z.array(
    z.object({
      productTitle: z.string(),
      rating: z.int(),
      title: z.string(),
      body: z.string(),
      authorName: z.string(),
      state: z.enum(REVIEW_STATES),
      pictures: z.int(),
      createdAt: ms,
    }),
  ),
  /** Comments that the account wrote, and those in which one of the addresses stands. */
  comments: z.array(
    z.object({
      itemTitle: z.string(),
      body: z.string(),
      authorName: z.string(),
      email: z.string(),
      status: z.enum(COMMENT_STATUSES),
      createdAt: ms,
    }),
  ),
  /** Submissions of forms in which one of the addresses is an answer, the newest first. */
  submissions: z.array(
    z.object({
      form: z.string(),
      pageTitle: z.string(),
      pagePath: z.string(),
      createdAt: ms,
      answers: z.array(z.object({ title: z.string(), value: FieldValue })),
    }),
  ),
  mailingLists: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      status: z.string(),
      createdAt: ms,
      confirmedAt: z.nullable(ms),
      unsubscribedAt: z.nullable(ms),
    }),
  ),
  restockSignUps: z.array(
    z.object({
      productTitle: z.string(),
      sku: z.string(),
      email: z.string(),
      language: z.string(),
      status: z.string(),
      createdAt: ms,
      confirmedAt: z.nullable(ms),
      notifiedAt: z.nullable(ms),
    }),
  ),
  memberships: z.array(z.object({ area: z.string(), startsAt: ms, endsAt: z.nullable(ms) })),
  lessons: z.array(z.object({ title: z.string(), finishedAt: ms })),
  /** Items that the person likes, the oldest like first. */
  likes: z.array(z.object({ title: z.string(), likedAt: ms })),
  /** The purposes that the person allowed for an order, and the browser's ids that were recorded for them. */
  consent: z.array(
    z.object({
      orderNumber: z.int(),
      createdAt: ms,
      purposes: z.array(z.string()),
      ids: z.record(z.string(), z.string()),
    }),
  ),
  /** Whether the person wants no reminders of unpaid checkouts and no requests for reviews. */
  refusals: z.object({ reminders: z.boolean(), reviewRequests: z.boolean() }),
  /** Mails to the person, the newest first, without their text. */
  mails: z.array(
    z.object({
      recipient: z.string(),
      kind: z.string(),
      subject: z.string(),
      createdAt: ms,
      sentAt: z.nullable(ms),
    }),
  ),
});
export type AccountData = z.infer<typeof AccountData>;

/** The same of a person who may have no account, as the owner exports it. */
export const PersonData = z.object({ ...AccountData.shape, siteUser: z.nullable(SiteUser) });
export type PersonData = z.infer<typeof PersonData>;
