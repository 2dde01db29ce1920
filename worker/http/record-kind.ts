import type * as z from 'zod/mini';
import type { ImportOptions, RecordType } from '#runtime/contracts/imports.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import type { OwnerCall } from './owner-call.ts';

/** The plan of an import for one record, once its content was checked. */
export interface RecordPlan {
  id: string;
  /** Its title for people. */
  title: string;
  /** The shop's object before and after the import, in the same shape; without a difference nothing is written. */
  current: object | undefined;
  next: object;
  /** The collection that gets a new product by it. */
  newIn?: string;
  /** Texts for the owner, in the site's language. */
  notes?: string[];
  /** Addresses of pictures that were not fetched yet, so `next` is without them. */
  missingPictures?: string[];
  /** Writes `next` in one batch, with the audit line. Throws ApiError, and nothing is written. */
  write(): Promise<void>;
}

/** A part of an export. */
export interface RecordPage {
  contents: object[];
  /** Null after the last part. */
  nextPageCursor: string | null;
}

/** The parts of an export beside the shop's content. */
export interface ExportOptions {
  orders: boolean;
  /** Whether people's names, addresses and messages are part of it. */
  customers: boolean;
}

/** How the objects of one kind move into a shop and out of it. Their room defines it, in `records.ts`. */
export interface RecordKind {
  type: RecordType;
  /** The part of an export that has them; by default every export does. */
  part?: keyof ExportOptions;
  /** Rights that moving them out and in needs. */
  scopes: { read: OwnerScope; write: OwnerScope };
  /** Checks a content, and adds what may be left out. */
  contract: z.ZodMiniType;
  /**
   * Plans the import of a content; in a preview, an object to which it refers may come with an earlier record, so
   * missing references are no errors yet. Throws ApiError for a content that cannot be stored.
   */
  plan(call: OwnerCall, content: never, options: ImportOptions & { isPreview: boolean }): Promise<RecordPlan>;
  /**
   * Finds the shop's object with the id of a plan, in the shape of `current`. Objects of kinds without it stay when an
   * import of them is taken back.
   */
  find?(call: OwnerCall, id: string): Promise<object | undefined>;
  /** Makes a content of an object as `find` returns it; by default it is one. */
  contentOf?(found: object): object;
  /**
   * Deletes an object that an import has created: into the bin, if the bin keeps its kind. False where something else
   * would go with it, so that it stays.
   */
  remove?(call: OwnerCall, id: string): Promise<boolean>;
  /** Reads a part of the shop's objects as contents; undefined for kinds that are only read. */
  list?(call: OwnerCall, cursor: string | undefined, options: ExportOptions): Promise<RecordPage>;
}

interface Definition<Schema extends z.ZodMiniType> extends Omit<RecordKind, 'contract' | 'plan'> {
  contract: Schema;
  plan(
    call: OwnerCall,
    content: z.output<Schema>,
    options: ImportOptions & { isPreview: boolean },
  ): Promise<RecordPlan>;
}

/** Defines a kind; `plan` gets the content as its contract reads it. */
export function recordKind<Schema extends z.ZodMiniType>(definition: Definition<Schema>): RecordKind {
  return definition as unknown as RecordKind;
}
