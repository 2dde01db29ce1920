import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../domain/email.ts';
import { MAIL_STATUSES } from './enumerations.ts';
import { FormField } from './form.ts';
import { CAPTCHA_ALIGNMENT, CAPTCHA_THEME, FORM_KINDS } from './form-enumerations.ts';
import { MAX_FIELDS, MAX_NOTIFY_EMAILS, OWNER_HTML_MAX_LENGTH } from './limits.ts';
import { MoneyAmount } from './money.ts';

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const short = z.string().check(z.maxLength(1_000));
const html = z.string().check(z.maxLength(OWNER_HTML_MAX_LENGTH));
const redirect = z.string().check(z.maxLength(2_000));
const theme = z.union([z.literal(1), z.literal(2)]);
const alignment = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** Owners' addresses may have any top-level domain; the stricter rule for visitors would refuse many valid ones. */
const emails = z.array(z.email().check(z.maxLength(EMAIL_MAX_LENGTH))).check(z.maxLength(MAX_NOTIFY_EMAILS));
const ms = z.int();

/**
 * A field as an owner defines it. The Worker creates an id where none is given; `description` and `required` are
 * optional.
 */
const DefinedField = z.partial(FormField, { id: true, description: true, required: true });

/** An owner's definition of a form. HTML is sanitised before it is saved, and answers carry the saved text. */
export const FormDefinition = z.strictObject({
  kind: z.enum(FORM_KINDS),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  fields: z.array(DefinedField).check(z.maxLength(MAX_FIELDS)),
  /** '' for the default text of the site's language. */
  submitButtonText: short,
  submissionMessage: html,
  submissionHTML: html,
  disclaimerMessage: html,
  /** A path of the site, an address on one of its hosts or allowed origins, or ''. */
  successRedirect: redirect,
  captchaEnabled: z.boolean(),
  captchaTheme: theme,
  captchaAlignment: alignment,
  /** Whether submissions are accepted while the captcha's provider is unreachable. */
  captchaFailsOpen: z.boolean(),
  useLightbox: z.boolean(),
  lightboxHandleText: short,
  notifyEmails: emails,
  /** The mailing list that subscribers join; every newsletter form needs one. */
  mailingListId: z.nullable(id),
});
export type FormDefinition = z.infer<typeof FormDefinition>;

/** Body of `POST /api/owner/forms`. An owner may choose the id, so that pages made elsewhere keep working. */
export const NewForm = z.extend(FormDefinition, {
  id: z.optional(id),
  kind: z._default(z.enum(FORM_KINDS), 'form'),
  submitButtonText: z._default(short, ''),
  submissionMessage: z._default(html, ''),
  submissionHTML: z._default(html, ''),
  disclaimerMessage: z._default(html, ''),
  successRedirect: z._default(redirect, ''),
  captchaEnabled: z._default(z.boolean(), false),
  captchaTheme: z._default(theme, CAPTCHA_THEME.light),
  captchaAlignment: z._default(alignment, CAPTCHA_ALIGNMENT.left),
  captchaFailsOpen: z._default(z.boolean(), false),
  useLightbox: z._default(z.boolean(), false),
  lightboxHandleText: z._default(short, ''),
  notifyEmails: z._default(emails, []),
  mailingListId: z._default(z.nullable(id), null),
});
export type NewForm = z.infer<typeof NewForm>;

/** A form as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerForm = z.extend(FormDefinition, {
  id,
  fields: z.array(FormField),
  version: z.int(),
  createdAt: ms,
  updatedAt: ms,
});
export type OwnerForm = z.infer<typeof OwnerForm>;

/** Answer of `GET /api/owner/forms`. Renders and submissions are counted since the form was created, without spam. */
export const OwnerForms = z.strictObject({
  forms: z.array(
    z.strictObject({
      id,
      kind: z.enum(FORM_KINDS),
      name: z.string(),
      version: z.int(),
      updatedAt: ms,
      renders: z.int(),
      submissions: z.int(),
    }),
  ),
});
export type OwnerForms = z.infer<typeof OwnerForms>;

const AuditValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** A field that was changed. */
export const AuditChange = z.strictObject({
  /** 'title', 'variants.priceCents' */
  field: z.string(),
  /** The name of the part of a list that has the field, such as a variant's sku; '' for the thing itself. */
  of: z.string(),
  /** Before and after. Both are missing for long texts, and for values that may be secrets or data of people. */
  from: z.optional(AuditValue),
  to: z.optional(AuditValue),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** Answer of `GET /api/owner/audit?cursor=`, newest first. */
export const AuditLog = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: z.string(),
      /** Id of the key, or of the contributor. */
      keyId: z.string(),
      /** What the key is called; '' for a contributor. */
      keyName: z.string(),
      action: z.string(),
      target: z.string(),
      /** What the thing was called then; '' where it has no name. */
      targetName: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      changes: z.array(AuditChange),
      createdAt: ms,
    }),
  ),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type AuditLog = z.infer<typeof AuditLog>;

/** A mail in an owner's list. What it says is for its recipient alone, because it may contain links and codes. */
export const OwnerMail = z.strictObject({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  /** Number of attempts to send it. */
  attempts: z.int(),
  /** Code of the last failure; '' for none. */
  error: z.string(),
  createdAt: ms,
  sentAt: z.nullable(ms),
});
export type OwnerMail = z.infer<typeof OwnerMail>;

/** Answer of `GET /api/owner/mails`. */
export const OwnerMails = z.strictObject({
  mails: z.array(OwnerMail),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerMails = z.infer<typeof OwnerMails>;

/** A gift card, without its code. */
export const OwnerGiftCard = z.strictObject({
  id: z.string(),
  lastCharacters: z.string(),
  initial: MoneyAmount,
  balance: MoneyAmount,
  /** '' once the person was erased. */
  recipientEmail: z.string(),
  /** The order that it was bought with; null for one that the owner has given. */
  orderNumber: z.nullable(z.int()),
  /** Since when it cannot pay; null for one that can. */
  disabledAt: z.nullable(ms),
  createdAt: ms,
});
export type OwnerGiftCard = z.infer<typeof OwnerGiftCard>;

/** Answer of `GET /api/owner/gift-cards`. */
export const OwnerGiftCards = z.strictObject({
  giftCards: z.array(OwnerGiftCard),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerGiftCards = z.infer<typeof OwnerGiftCards>;

/** Answer of `POST /api/owner/gift-cards/:cardId/send`. */
export const SentCard = z.strictObject({ mailId: z.string() });

/** Answer of `POST /api/owner/gift-cards/:cardId/reissue`; the mail waits until `dueAt`. */
export const ReissuedCard = z.strictObject({ mailId: z.string(), dueAt: ms });
