import * as z from 'zod/mini';

/** Most templates of a site. */
export const MAX_TEMPLATES = 200;
/** Longest template, in UTF-16 code units. */
export const TEMPLATE_MAX_LENGTH = 100_000;

/** 'site.region', 'products.item', 'partials/header'. */
const name = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^(?:[a-z\d][a-z\d-]*\.[a-z\d][a-z\d-]*|partials\/[a-z\d][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)?)$/),
  );
const source = z.string().check(z.maxLength(TEMPLATE_MAX_LENGTH));
const version = z.int();

/** What a check of templates can find. */
export const TEMPLATE_FINDINGS = [
  'UNKNOWN_FORMATTER',
  'UNKNOWN_PREDICATE',
  'NOT_IMPLEMENTED',
  'NOT_ALLOWED',
  'NEVER_EXECUTED',
  'END_IN_BLOCK',
  'BLOCK_UNCLOSED',
  'TOO_DEEP',
  'NOT_READ',
  'TAG_RAW',
  'PARTIAL_MISSING',
  'PARTIAL_BROKEN',
  'PARTIAL_RECURSION',
  'EXPRESSION',
  'FREE_LABEL_MISSING',
  'DIGITS_CAPPED',
  'RENDERING',
] as const;

/** One error or warning of a check. */
export const TemplateFinding = z.strictObject({
  template: name,
  /** From 1; null where the engine names no place. */
  line: z.nullable(z.int()),
  /** From 1, in UTF-16 code units. */
  column: z.nullable(z.int()),
  /** A template with an error is not saved. */
  severity: z.enum(['error', 'warning']),
  code: z.enum(TEMPLATE_FINDINGS),
  message: z.string(),
});
export type TemplateFinding = z.infer<typeof TemplateFinding>;

/** Body of `PUT /api/owner/templates/NAME`. */
export const TemplateSource = z.strictObject({ source });

export const TemplateDraft = z.strictObject({ name, source });
export type TemplateDraft = z.infer<typeof TemplateDraft>;

const drafts = z.array(TemplateDraft).check(z.maxLength(MAX_TEMPLATES));

/** Body of `POST /api/owner/templates/check`. Without templates, those that are saved are checked. */
export const TemplateDrafts = z.strictObject({ templates: z._default(drafts, []) });

export const TemplateFindings = z.strictObject({ findings: z.array(TemplateFinding) });
export type TemplateFindings = z.infer<typeof TemplateFindings>;

export const TemplateChange = z.extend(TemplateDraft, {
  /** The version that the change was made from; null for a new template. */
  version: z.nullable(version),
});
export type TemplateChange = z.infer<typeof TemplateChange>;

/** Body of `PUT /api/owner/templates`: all of them are saved, or none. */
export const TemplateChanges = z.strictObject({
  templates: z.array(TemplateChange).check(z.minLength(1), z.maxLength(MAX_TEMPLATES)),
});

export const TemplateSummary = z.strictObject({
  name,
  /** Length in UTF-8. */
  bytes: z.int(),
  version,
  /** Ms since the epoch. */
  updatedAt: z.int(),
});
export type TemplateSummary = z.infer<typeof TemplateSummary>;

export const OwnerTemplates = z.strictObject({ templates: z.array(TemplateSummary) });
export type OwnerTemplates = z.infer<typeof OwnerTemplates>;

export const OwnerTemplate = z.extend(TemplateSummary, { source });
export type OwnerTemplate = z.infer<typeof OwnerTemplate>;

/** The answer to saved templates. `findings` are warnings. */
export const SavedTemplates = z.extend(OwnerTemplates, { findings: z.array(TemplateFinding) });
export type SavedTemplates = z.infer<typeof SavedTemplates>;

export const SavedTemplate = z.extend(TemplateSummary, { findings: z.array(TemplateFinding) });
export type SavedTemplate = z.infer<typeof SavedTemplate>;
