import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../domain/email.ts';
import { CONSOLE_LANGUAGES } from '../i18n/console-languages.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from './roles.ts';

const ROLES = Object.keys(CONTRIBUTOR_ROLE) as [ContributorRole, ...ContributorRole[]];

const ms = z.int();
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH));
const role = z.enum(ROLES);
const language = z.enum(['', ...CONSOLE_LANGUAGES]);

/** Body of `POST /api/owner/contributors`: a person who may work on the site gets an invitation by mail. */
export const Invitation = z.strictObject({ email, role });
export type Invitation = z.infer<typeof Invitation>;

/** Body of `PUT /api/owner/contributors/:id`. */
export const ContributorChange = z.strictObject({ role });
export type ContributorChange = z.infer<typeof ContributorChange>;

/** A person who works on the site. */
export const Contributor = z.strictObject({
  id: z.string(),
  email: z.string(),
  role,
  /** The platform's number of the role. */
  roleNumber: z.int(),
  invitedAt: ms,
  /** When the invitation was accepted; null before, and nobody can sign in. */
  joinedAt: z.nullable(ms),
  /** One higher after each change. It goes into `If-Match`. */
  version: z.int(),
});
export type Contributor = z.infer<typeof Contributor>;

/** Answer of `GET /api/owner/contributors`, by address. */
export const Contributors = z.strictObject({ contributors: z.array(Contributor) });
export type Contributors = z.infer<typeof Contributors>;

/** Body of `POST /api/contributors/session`. */
export const ContributorSessionRequest = z.strictObject({
  email: z.string().check(z.maxLength(1_000)),
  password: z.string().check(z.maxLength(1_024)),
});
export type ContributorSessionRequest = z.infer<typeof ContributorSessionRequest>;

/** A contributor confirms who they are by a passkey where they have one, else by their password. */
export const ConfirmationMeans = z.enum(['passkey', 'password']);
export type ConfirmationMeans = z.infer<typeof ConfirmationMeans>;

/** Whether a contributor has just confirmed who they are, which refunds, exports and the like need. */
export const Confirmation = z.strictObject({
  by: ConfirmationMeans,
  /** When the confirmation ends; null where none runs. */
  until: z.nullable(ms),
});
export type Confirmation = z.infer<typeof Confirmation>;

/** Body of `POST /api/contributors/session/confirmation`. */
export const ConfirmationRequest = z.strictObject({ password: z.string().check(z.maxLength(1_024)) });
export type ConfirmationRequest = z.infer<typeof ConfirmationRequest>;

/**
 * Answer of `POST` and `GET /api/contributors/session`, and of the calls below it; `GET` has null where nobody is signed
 * in.
 */
export const ContributorSession = z.strictObject({
  contributor: Contributor,
  /** Goes into the header X-Contributor-XSRF-Token of all calls of the session. */
  xsrfToken: z.string(),
  expiresAt: ms,
  /** The language of the person's console; '' where that of the browser counts. */
  language,
  /** Whether keys such as "/" alone act in the person's console. */
  hasSingleKeys: z.boolean(),
  confirmation: Confirmation,
});
export type ContributorSession = z.infer<typeof ContributorSession>;

/** Body of `PUT /api/contributors/session/language`. */
export const LanguageOfConsole = z.strictObject({ language });
export type LanguageOfConsole = z.infer<typeof LanguageOfConsole>;

/** Body of `PUT /api/contributors/session/keys`. */
export const KeysOfConsole = z.strictObject({ hasSingleKeys: z.boolean() });
export type KeysOfConsole = z.infer<typeof KeysOfConsole>;

/** Answer of `GET /api/contributors/session`. */
export const ContributorSessionState = z.strictObject({ session: z.nullable(ContributorSession) });
export type ContributorSessionState = z.infer<typeof ContributorSessionState>;

/** A session of the contributor who is signed in. */
export const ListedSession = z.strictObject({
  id: z.string(),
  /** Browser and system, 'Firefox (Linux)'; '' where they are unknown. */
  device: z.string(),
  createdAt: ms,
  seenAt: ms,
  expiresAt: ms,
  /** Whether the call was made in this session. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof ListedSession>;

/** Answer of `GET /api/contributors/sessions`, the last used first. */
export const ContributorSessions = z.strictObject({ sessions: z.array(ListedSession) });
export type ContributorSessions = z.infer<typeof ContributorSessions>;

/** Body of `POST /api/contributors/password-reset`. */
export const ContributorEmail = z.strictObject({ email: z.string().check(z.maxLength(1_000)) });
export type ContributorEmail = z.infer<typeof ContributorEmail>;
