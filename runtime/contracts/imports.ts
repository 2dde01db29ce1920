import * as z from 'zod/mini';
import { BYTES_PER_MB } from './limits.ts';
import { Units } from './product-csv.ts';

/** Most records of one call: each is read, checked and written by some statements of its own. */
export const MAX_IMPORT_RECORDS = 25;
/** Largest body of a call with records, in bytes. */
export const IMPORT_MAX_BYTES = 8 * BYTES_PER_MB;
/** Largest file that is read by one call, in bytes. */
export const IMPORT_FILE_MAX_BYTES = 25 * BYTES_PER_MB;

/** Most lines of one problem that are named. */
export const PROBLEM_LINES_MAX = 5;

/**
 * Kinds of objects that move into a shop and out of it, in an order in which each stands after what it refers to. The
 * content of most is what the owner's API answers for such an object, without version and times of changes.
 */
export const RECORD_TYPES = [
  'site',
  'preferences',
  'templates',
  'mailingList',
  'form',
  'picture',
  'memberArea',
  'collection',
  'category',
  'product',
  'importedProduct',
  'item',
  'file',
  'navigation',
  'headerFooter',
  'popup',
  'translation',
  'coupon',
  'redirect',
  'review',
  'comment',
  'customer',
  'subscriber',
  'submission',
  'order',
  'declaration',
  'membership',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** One object of a shop. A file with a whole shop has one such record, as JSON, in each line. */
export const ShopRecord = z.strictObject({
  type: z.enum(RECORD_TYPES),
  content: z.record(z.string(), z.unknown()),
});
export type ShopRecord = z.infer<typeof ShopRecord>;

/**
 * Ways to import a product with a SKU that another product of the shop has: it is left out, comes in without that SKU, or,
 * where the shop has no product of its id or address, updates the other one.
 */
export const TAKEN_SKU_CHOICES = ['leave-out', 'without-sku', 'update'] as const;
export type TakenSkuChoice = (typeof TAKEN_SKU_CHOICES)[number];

/** The file of which a call imports a part. */
export const ImportedFile = z.strictObject({
  /** Made once for each file, so that its parts are taken back together. */
  id: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  /** The file's name, for people; '' for none. */
  title: z._default(z.string().check(z.maxLength(200)), ''),
});

/** What a call to import may say. */
export const ImportOptions = z.strictObject({
  /** Whether stock in the file replaces the shop's own; otherwise it is read for new variants only. */
  setsStock: z._default(z.boolean(), false),
  takenSku: z._default(z.enum(TAKEN_SKU_CHOICES), 'leave-out'),
  /** For a preview in several calls: the `newProducts` of the answer before, so that full collections are foreseen. */
  newProducts: z._default(z.record(z.string(), z.int().check(z.minimum(0))), {}),
  /** Without it, each call is taken back by itself. */
  file: z.optional(ImportedFile),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** Body of `POST /api/owner/imports` and of its preview. */
export const ImportRequest = z.strictObject({
  records: z.array(ShopRecord).check(z.minLength(1), z.maxLength(MAX_IMPORT_RECORDS)),
  options: z._default(ImportOptions, ImportOptions.parse({})),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

export const IMPORT_RESULTS = ['created', 'changed', 'left', 'refused'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** What becomes, or became, of one record. */
export const ImportOutcome = z.strictObject({
  type: z.enum(RECORD_TYPES),
  /** Of the shop's object; '' where it was refused before it had one. */
  id: z.string(),
  title: z.string(),
  result: z.enum(IMPORT_RESULTS),
  /** Names of the fields that change. */
  fields: z.array(z.string()),
  /** Why it was refused; '' otherwise. */
  error: z.string(),
  /** Texts by field of a refused record. */
  errors: z.record(z.string(), z.string()),
  /** Whether it was refused for a SKU of another product, so that another `takenSku` may help. */
  hasTakenSku: z.boolean(),
  /** What an owner should know beside the result, such as stock that was left as it is. */
  notes: z.array(z.string()),
  /** Addresses of its pictures that were not fetched yet; the record is imported without them. */
  missingPictures: z.array(z.string()),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** Answer of `POST /api/owner/imports` and of its preview. */
export const ImportAnswer = z.strictObject({
  /** In the order of the records. */
  outcomes: z.array(ImportOutcome),
  /** Numbers of products that this call and those before it create, by collection. */
  newProducts: ImportOptions.shape.newProducts,
  /** The change set that takes the file back; null where nothing was written. */
  changeSet: z.nullable(z.string()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/** Files that an import reads. */
export const IMPORT_FORMATS = [
  'shopify',
  'shopify-old',
  'squarespace',
  'squarespace-old',
  'squarespace-page',
  'saved-page',
  'redirects',
  'shop',
  'json',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Query of `POST /api/owner/imports/read`; the body is the file itself. */
export const ImportReading = z.strictObject({
  /** The collection of products that do not say theirs; by default the shop's only one. */
  collection: z.optional(z.string().check(z.maxLength(100))),
  /** Where a saved page or a JSON page was, for its relative addresses. */
  url: z.optional(z.string().check(z.maxLength(2_000))),
  /** Of weights and lengths in a Squarespace file, which does not name them; metric by default. */
  units: z.optional(Units),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** A report of what cannot be used of a file, or not as it is written. */
export const ImportProblem = z.strictObject({
  /** The first line that has it, from 1; 0 for the file as a whole. */
  line: z.int(),
  /** Further lines that have the same, at most `PROBLEM_LINES_MAX` - 1 of them. */
  otherLines: z.array(z.int()),
  /** How many lines have it, 1 or more. */
  count: z.int(),
  /** The column or field; '' for the whole line. */
  field: z.string(),
  text: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const lines = { firstLine: z.int(), lastLine: z.int() };

/** A product of a file of which no record can be made. */
export const UnreadRecord = z.strictObject({
  ...lines,
  /** The title, as far as the file says it; '' otherwise. */
  title: z.string(),
  /** Why. */
  error: z.string(),
});
export type UnreadRecord = z.infer<typeof UnreadRecord>;

/** Answer of `POST /api/owner/imports/read`: the file's records, each with the lines that it was made of. */
export const ImportFile = z.strictObject({
  format: z.enum(IMPORT_FORMATS),
  records: z.array(z.strictObject({ ...lines, record: ShopRecord })),
  /** Remarks on what cannot be used of the file, or is read differently from how it is written. */
  problems: z.array(ImportProblem),
  /** Products of which no record can be made, the first some hundred of them. */
  refused: z.array(UnreadRecord),
  /** How many there are. */
  refusedCount: z.int(),
});
export type ImportFile = z.infer<typeof ImportFile>;
