import * as z from 'zod/mini';
import { FIELD_TYPES, FORM_KINDS } from './form-enumerations.ts';
import { MAX_OPTIONS } from './limits.ts';

const short = z.string().check(z.maxLength(1_000));
const long = z.string().check(z.maxLength(10_000));
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/**
 * One field of a form. `id` is the key of its value in a submission: "email-yui_3_17_2_1_1629052472152_3900".
 * `domain/form/field.ts` lists the optional properties of each type. The `options` of a likert are its questions; `key`
 * and `value` belong to hidden fields; `maxLength` counts UTF-16 code units.
 */
export const FormField = z.strictObject({
  type: z.enum(FIELD_TYPES),
  id,
  title: short,
  description: long,
  required: z.boolean(),
  placeholder: z.optional(short),
  options: z.optional(z.array(short).check(z.maxLength(MAX_OPTIONS))),
  showCountryCode: z.optional(z.boolean()),
  currencySymbol: z.optional(z.string().check(z.maxLength(10))),
  underline: z.optional(z.boolean()),
  maxLength: z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
  key: z.optional(short),
  value: z.optional(short),
});
export type FormField = z.infer<typeof FormField>;

/**
 * Value of one field: for name, address, date, time and phone the parts in the order of `FIELD_PARTS`; for a checkbox
 * the checked options; for a likert a map from question to checked answers; otherwise one text.
 */
export const FieldValue = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))]);
export type FieldValue = z.infer<typeof FieldValue>;

/** Values by field id. */
export const FormValues = z.record(z.string(), FieldValue);
export type FormValues = z.infer<typeof FormValues>;

/** A part of a field's layout: an input, or the text between two inputs. `length` 0 means any length. */
export const FormatPart = z.strictObject({
  type: z.enum(['FIELD', 'SEPARATOR']),
  label: z.string(),
  identifier: z.string(),
  length: z.int(),
  required: z.boolean(),
  metadata: z.record(z.string(), z.string()),
});
export type FormatPart = z.infer<typeof FormatPart>;

export const FieldFormat = z.strictObject({
  id: z.int(),
  type: z.enum(['PHONE_NUMBER', 'ADDRESS', 'DATE', 'NAME']),
  country: z.string(),
  labelLocale: z.string(),
  fields: z.array(FormatPart),
});
export type FieldFormat = z.infer<typeof FieldFormat>;

/** Layouts of multi-part fields for the site's language and country. */
export const FormFieldFormats = z.strictObject({
  initialPhoneFormat: FieldFormat,
  initialAddressFormat: FieldFormat,
  initialDateFormat: FieldFormat,
  initialNameOrder: z.enum(['GIVEN_FIRST', 'FAMILY_FIRST']),
  /** Present only in forms with a field that shows countries. */
  countries: z.array(z.strictObject({ name: z.string(), code: z.string(), phoneCode: z.string() })),
});
export type FormFieldFormats = z.infer<typeof FormFieldFormats>;

/** The captcha that protects a form; 'score' shows no puzzle, 'checkbox' must be ticked before the form is sent. */
export const CaptchaSettings = z.strictObject({
  provider: z.enum(['recaptcha-enterprise', 'turnstile', 'local']),
  siteKey: z.string(),
  mode: z.enum(['score', 'checkbox']),
});
export type CaptchaSettings = z.infer<typeof CaptchaSettings>;

/** A form as pages receive it. Messages are sanitised HTML, or ''. */
export const Form = z.strictObject({
  id,
  kind: z.enum(FORM_KINDS),
  name: short,
  fields: z.array(FormField),
  submitButtonText: short,
  parsedSubmissionMessage: z.string(),
  submissionHTML: z.string(),
  successRedirect: z.string(),
  parsedDisclaimerMessage: z.string(),
  captchaEnabled: z.boolean(),
  captchaTheme: z.union([z.literal(1), z.literal(2)]),
  captchaAlignment: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Null when the form uses no captcha, or the site has none set up. */
  captcha: z.nullable(CaptchaSettings),
  useLightbox: z.boolean(),
  lightboxHandleText: short,
  formFieldFormats: FormFieldFormats,
});
export type Form = z.infer<typeof Form>;

/** Answer of `GET /api/template/GetTemplateSchema?type=9`: texts by group and key, with `{0}` and `{1}` for values. */
export const FormTemplate = z.strictObject({
  html: z.string(),
  localizedStrings: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});
export type FormTemplate = z.infer<typeof FormTemplate>;

/**
 * Body of `POST /api/census/form-render`. The answer's stamp proves when the form was shown, and goes into the key
 * request.
 */
export const FormRenderRequest = z.strictObject({ formId: id, visitorCookie: z.string().check(z.maxLength(200)) });
export type FormRenderRequest = z.infer<typeof FormRenderRequest>;
export const FormRenderResponse = z.strictObject({ stamp: z.string() });
export type FormRenderResponse = z.infer<typeof FormRenderResponse>;

/** Body of `POST /api/form/FormSubmissionKey`. */
export const SubmissionKeyRequest = z.strictObject({
  formId: id,
  stamp: z.optional(z.string().check(z.maxLength(200))),
});
export type SubmissionKeyRequest = z.infer<typeof SubmissionKeyRequest>;
/** The key can be used once, within 30 minutes, and not before `waitMs` have passed. */
export const SubmissionKeyResponse = z.strictObject({ key: z.string(), waitMs: z.int() });
export type SubmissionKeyResponse = z.infer<typeof SubmissionKeyResponse>;

/** Body of `POST /api/form/SaveFormSubmission`. */
export const SaveSubmissionRequest = z.strictObject({
  key: z.string().check(z.maxLength(200)),
  /** JSON text of `FormValues`. */
  form: z.string(),
  captchaKey: z.optional(z.string().check(z.maxLength(10_000))),
  pageTitle: z.optional(short),
  pageId: z.optional(short),
  /** 'i' for an item, 'c' for a collection. */
  contentSource: z.optional(z.enum(['i', 'c'])),
  pagePath: z.optional(z.string().check(z.maxLength(2_000))),
  pagePermissionTypeValue: z.optional(z.union([z.int(), z.string().check(z.maxLength(20))])),
  /** The popup that the form was in. A captcha's token was made for its action then. */
  popupId: z.optional(id),
  /** Content of the field that people cannot see; only bots fill it in. */
  decoy: z.optional(short),
});
export type SaveSubmissionRequest = z.infer<typeof SaveSubmissionRequest>;
/** `successRedirect` is '' or an address that was checked against the site's hosts and allowed origins. */
export const SaveSubmissionResponse = z.strictObject({ success: z.literal(true), successRedirect: z.string() });
export type SaveSubmissionResponse = z.infer<typeof SaveSubmissionResponse>;
