import * as z from 'zod/mini';
import { CHANGE_SET_ENTRY_STATES, CHANGE_SET_KINDS, STAY_REASONS } from './change-set-kinds.ts';
import { RECORD_TYPES } from './imports.ts';

/** One act of an owner that changed several things. */
export const ChangeSet = z.strictObject({
  id: z.string(),
  kind: z.enum(CHANGE_SET_KINDS),
  /** The file of an import, the name of a menu, the product of a change of only one; '' for none. */
  title: z.string(),
  /** The id of the key or person, as in the audit log. */
  madeBy: z.string(),
  /** The key has this name; it is '' for a person, and for a key that is gone. */
  madeByKey: z.string(),
  madeAt: z.int(),
  /** Until when it can be taken back. */
  endsAt: z.int(),
  /** The kinds of things in it. */
  types: z.array(z.enum(RECORD_TYPES)),
  /** Whether taking it back changes stock. */
  movesStock: z.boolean(),
  /** Numbers of things that it created and changed. */
  created: z.int(),
  changed: z.int(),
  /** How many of them nobody has taken back. */
  open: z.int(),
  /** Of how many something stayed when it was taken back. */
  stayed: z.int(),
  /** Who began to take it back, and when; null while nobody has. */
  takenBackBy: z.nullable(z.string()),
  takenBackByKey: z.string(),
  takenBackAt: z.nullable(z.int()),
});
export type ChangeSet = z.infer<typeof ChangeSet>;

/** Answer of `GET /api/owner/change-sets`: the last act first, of those whose things the caller may read. */
export const ChangeSets = z.strictObject({
  changeSets: z.array(ChangeSet),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ChangeSets = z.infer<typeof ChangeSets>;

/** A field that stayed when its thing was taken back. */
export const KeptField = z.strictObject({
  /** The field's name, such as `variants`. */
  field: z.string(),
  /** The title of the entry of a list that the field is; '' for the whole field. */
  entry: z.string(),
  /** The part of that entry, such as `priceCents`; '' for the whole entry. */
  part: z.string(),
  reason: z.enum(['changed', 'refused']),
});
export type KeptField = z.infer<typeof KeptField>;

/** A thing that a change set created or changed. */
export const ChangeSetEntry = z.strictObject({
  id: z.string(),
  type: z.enum(RECORD_TYPES),
  /** The thing's id; '' where that would name a person. */
  target: z.string(),
  /** '' where it would name a person. */
  title: z.string(),
  isCreated: z.boolean(),
  /** Names of the fields that it changed. */
  fields: z.array(z.string()),
  /** What these fields were and what they became; null for created things, and where nothing is kept. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  state: z.enum(CHANGE_SET_ENTRY_STATES),
  /** Why it stayed, and the shop's sentence for it where it was refused; null and '' for what did not stay. */
  reason: z.nullable(z.enum(STAY_REASONS)),
  text: z.string(),
  /** Fields of a thing that was partly taken back, which are as somebody left them. */
  kept: z.array(KeptField),
});
export type ChangeSetEntry = z.infer<typeof ChangeSetEntry>;

/** Answer of `GET /api/owner/change-sets/:changeSet/entries`, the first one that was made first. */
export const ChangeSetEntries = z.strictObject({
  entries: z.array(ChangeSetEntry),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ChangeSetEntries = z.infer<typeof ChangeSetEntries>;

/** Answer of `POST /api/owner/change-sets/:changeSet/take-back`; while its set has open entries, another call goes on. */
export const TakeBackAnswer = z.strictObject({
  changeSet: ChangeSet,
  /** What this call took back, without contents. */
  entries: z.array(ChangeSetEntry),
});
export type TakeBackAnswer = z.infer<typeof TakeBackAnswer>;
