import * as z from 'zod/mini';
import { CaptchaSettings } from './form.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const ms = z.int();
const email = z.string().check(z.maxLength(1_000));
const token = z.string().check(z.minLength(1), z.maxLength(10_000));

/** Most variants in one `POST …/restock/send/all`. */
export const SEND_REQUESTS_MAX = 100;

/** Body of `POST /api/site-users/account/notifications/restock`: a visitor asks for a mail when a variant is back. */
export const RestockSignUpRequest = z.strictObject({
  productId: id,
  variantId: id,
  siteVisitorEmail: email,
  /** Whether the address goes onto the shop's mailing list too, after a confirmation of its own. */
  isJoinMailingList: z._default(z.boolean(), false),
  captchaToken: z.optional(token),
  recaptchaEnterpriseV3Token: z.optional(token),
  /** Language tag for the mails; the site's language where it is left out or not offered. */
  language: z.optional(z.string().check(z.maxLength(35))),
});
export type RestockSignUpRequest = z.input<typeof RestockSignUpRequest>;

/** Answer to a sign-up: the same for a new, a repeated and an unusable address. */
export const RestockSignUpResponse = z.object({
  /** Whether the shop asks every address for a confirmation by mail first. */
  isConfirmationNeeded: z.boolean(),
});
export type RestockSignUpResponse = z.infer<typeof RestockSignUpResponse>;

/** What a product's page needs for the sign-up box. */
export const ProductRestock = z.strictObject({
  CTAText: z.string(),
  placeholderText: z.string(),
  buttonText: z.string(),
  /** Text beside the checkbox; null where the box offers no mailing list. */
  mailingListDescription: z.nullable(z.string()),
  mailingListOptInByDefault: z.boolean(),
  /** The owner's text after a sign-up; '' for the usual one. */
  successText: z.string(),
  /** The captcha whose token the call for a sign-up must carry; null for none. */
  captcha: z.nullable(CaptchaSettings),
});
export type ProductRestock = z.infer<typeof ProductRestock>;

/** The sign-ups of one variant, as its owner sees them. */
export const RestockGroup = z.strictObject({
  productId: z.string(),
  variantId: z.string(),
  /** The product's title. */
  title: z.string(),
  sku: z.string(),
  /** Option name to value. */
  attributes: z.record(z.string(), z.string()),
  /** People who wait for a mail. */
  waiting: z.int(),
  quantity: z.int(),
  unlimited: z.boolean(),
});
export type RestockGroup = z.infer<typeof RestockGroup>;

/** Answer of `GET …/restock/groups`: variants that people wait for. */
export const RestockGroups = z.strictObject({
  signUpGroups: z.array(RestockGroup),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type RestockGroups = z.infer<typeof RestockGroups>;

/** 'unconfirmed': the address's owner has not confirmed yet; 'notified': the mail was written. */
export const RESTOCK_STATUSES = ['unconfirmed', 'waiting', 'notified'] as const;
export type RestockStatus = (typeof RESTOCK_STATUSES)[number];

export const RestockSignUp = z.strictObject({
  id: z.string(),
  siteVisitorEmail: z.string(),
  status: z.enum(RESTOCK_STATUSES),
  language: z.string(),
  createdAt: ms,
  notifiedAt: z.nullable(ms),
});
export type RestockSignUp = z.infer<typeof RestockSignUp>;

/** Answer of `GET …/restock`: the sign-ups of one variant, oldest first. */
export const RestockSignUps = z.strictObject({
  signUps: z.array(RestockSignUp),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type RestockSignUps = z.infer<typeof RestockSignUps>;

/** Body of `POST …/restock/send`. */
export const RestockSendRequest = z.strictObject({ productId: id, variantId: id });
export type RestockSendRequest = z.infer<typeof RestockSendRequest>;

/** Body of `POST …/restock/send/all`. */
export const RestockSendRequests = z.strictObject({
  sendRequests: z.array(RestockSendRequest).check(z.minLength(1), z.maxLength(SEND_REQUESTS_MAX)),
});
export type RestockSendRequests = z.infer<typeof RestockSendRequests>;

/** Answer of `POST …/restock/send`. */
export const RestockSent = z.strictObject({
  productId: z.string(),
  variantId: z.string(),
  /** Mails that this call has written. */
  sent: z.int(),
  /** People whose mail the next minutes bring. */
  remaining: z.int(),
});
export type RestockSent = z.infer<typeof RestockSent>;

/** Answer of `POST …/restock/send/all`: what was sent for each variant, or why nothing was. */
export const RestockSentAll = z.strictObject({
  results: z.array(
    z.strictObject({ ...RestockSent.shape, error: z.optional(z.string()), code: z.optional(z.string()) }),
  ),
});
export type RestockSentAll = z.infer<typeof RestockSentAll>;
