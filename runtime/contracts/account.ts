import * as z from 'zod/mini';
import { Address } from './checkout.ts';
import { SUBSCRIPTION_STATES } from './enumerations.ts';
import { LegalPage } from './legal-page.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { ORDER_STATES } from './order-enumerations.ts';

/** Most UTF-16 code units of what is sent as a password: room for characters of several units. */
const PASSWORD_UNITS = 4 * PASSWORD_MAX_LENGTH;

const ms = z.int();
const email = z.string().check(z.maxLength(1_000));
const password = z.string().check(z.maxLength(PASSWORD_UNITS));
const name = z._default(z.string().check(z.trim(), z.maxLength(200)), '');
const language = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8})*$/), z.maxLength(35));

/** Path of the shop that the page after a mailed link leads to. */
const returnPath = z.optional(z.string().check(z.maxLength(2_000)));

/** Body of `POST /api/site-users/account`: a visitor wants an account. */
export const SignUpRequest = z.strictObject({
  email,
  password,
  firstName: name,
  lastName: name,
  language: z.optional(language),
  returnPath,
});
export type SignUpRequest = z.input<typeof SignUpRequest>;

/** Answer wherever a mail may follow: the same for every address, whether it has an account or not. */
export const MailFollows = z.object({ isMailSent: z.literal(true) });
export type MailFollows = z.infer<typeof MailFollows>;

/** Body of `POST …/password-reset` and of `POST …/sign-in-link`. */
export const EmailRequest = z.strictObject({ email, returnPath });
export type EmailRequest = z.infer<typeof EmailRequest>;

/** A person with an account, as they see themselves. */
export const SiteUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Language tag; '' for the site's own. */
  language: z.string(),
  hasPassword: z.boolean(),
  createdAt: ms,
});
export type SiteUser = z.infer<typeof SiteUser>;

/** Body of `POST /api/site-users/account/session`. */
export const SessionRequest = z.strictObject({
  email,
  password,
  /** Whether the session lasts for 30 days, instead of 12 hours without a call. */
  rememberMe: z._default(z.boolean(), false),
});
export type SessionRequest = z.input<typeof SessionRequest>;

/** Answer of `POST …/session`. */
export const SessionResponse = z.object({
  /** Goes into the header X-SiteUser-XSRF-Token of all later calls of the session. */
  xsrfToken: z.string(),
  siteUser: SiteUser,
  /** When the session ends unless it is used before. */
  expiresAt: ms,
  /** The session's secret token, on pages of another origin alone; it goes into the header X-Storefront-Session. */
  sessionToken: z.optional(z.string()),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

/** Answer of `GET …/session`; all null for a visitor. */
export const SessionState = z.object({
  siteUser: z.nullable(SiteUser),
  xsrfToken: z.nullable(z.string()),
  expiresAt: z.nullable(ms),
});
export type SessionState = z.infer<typeof SessionState>;

/** Body of `PUT …/password`. A person without a password chooses the first one by a mailed link. */
export const PasswordChange = z.strictObject({ currentPassword: z._default(password, ''), newPassword: password });
export type PasswordChange = z.input<typeof PasswordChange>;

/** Body of `PUT /api/site-users/account`. */
export const ProfileChange = z.strictObject({ firstName: name, lastName: name });
export type ProfileChange = z.input<typeof ProfileChange>;

/** Body of `POST …/locale`. */
export const LocaleRequest = z.strictObject({ language });
export type LocaleRequest = z.infer<typeof LocaleRequest>;

export const SiteUserSession = z.object({
  id: z.string(),
  /** Browser and system, 'Firefox (Linux)'; '' where they are unknown. */
  device: z.string(),
  createdAt: ms,
  seenAt: ms,
  expiresAt: ms,
  /** Whether the call was made in this session. */
  isCurrent: z.boolean(),
});
export type SiteUserSession = z.infer<typeof SiteUserSession>;

/** Answer of `GET …/sessions`, the last used first. */
export const SiteUserSessions = z.object({ sessions: z.array(SiteUserSession) });
export type SiteUserSessions = z.infer<typeof SiteUserSessions>;

/** An order of the account, also one that was made as a guest with the same address. */
export const AccountOrder = z.object({
  id: z.string(),
  number: z.int(),
  state: z.enum(ORDER_STATES),
  placedAt: ms,
  /** The shop's time zone, in which its pages and mails write days too. */
  timeZone: z.optional(z.string()),
  totalCents: z.int(),
  currency: z.string(),
  /** Units of all lines. */
  quantity: z.int(),
  /** Path of the order's page; null where its link is too old to be made anew. */
  path: z.nullable(z.string()),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

/** Answer of `GET …/orders`, the newest first. */
export const AccountOrders = z.object({
  orders: z.array(AccountOrder),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
  /** The page on which buyers withdraw from a contract, where the shop owes it. */
  contractLinks: z.optional(z.array(LegalPage)),
});
export type AccountOrders = z.infer<typeof AccountOrders>;

/** A subscription of the account. Its page pauses, resumes and cancels it, and changes card and address. */
export const AccountSubscription = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  billingPeriod: z.object({ value: z.int(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  /** Price of one cycle with delivery and taxes, in minor units. */
  cycleCents: z.int(),
  currency: z.string(),
  /** When it is charged next; null where nothing is due. */
  nextBillingAt: z.nullable(ms),
  /** The shop's time zone, in which its pages and mails write days too. */
  timeZone: z.optional(z.string()),
  /** Path of its page. */
  path: z.string(),
});
export type AccountSubscription = z.infer<typeof AccountSubscription>;

/** Answer of `GET …/subscriptions`, the newest first. */
export const AccountSubscriptions = z.object({
  subscriptions: z.array(AccountSubscription),
  /** The page on which buyers cancel a subscription without signing in, where the shop owes it. */
  contractLinks: z.optional(z.array(LegalPage)),
});
export type AccountSubscriptions = z.infer<typeof AccountSubscriptions>;

/** Most addresses that an account keeps. */
export const MAX_SAVED_ADDRESSES = 20;

/** An address that a person keeps for the checkout. */
export const SavedAddress = z.object({
  id: z.string(),
  address: Address,
  /** Whether the checkout begins with it. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** Body of `POST …/addresses` and of `PUT …/addresses/{id}`. */
export const SavedAddressRequest = z.strictObject({ address: Address, isDefault: z._default(z.boolean(), false) });
export type SavedAddressRequest = z.input<typeof SavedAddressRequest>;

/** Answer of `GET …/addresses`: the default one first, then the newest. */
export const SavedAddresses = z.object({
  addresses: z.array(SavedAddress),
  /** The shop's own country, in which a new address begins; '' where it is not known. */
  shopCountry: z.string(),
});
export type SavedAddresses = z.infer<typeof SavedAddresses>;

/**
 * Body of `POST …/email`: a mail to the new address has the link that changes it. A person with a password sends it
 * too.
 */
export const EmailChange = z.strictObject({ email, currentPassword: z._default(password, '') });
export type EmailChange = z.input<typeof EmailChange>;
