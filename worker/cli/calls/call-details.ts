import type { AnswerOf, BodyOf, MethodOf, Route, ValuesOf } from '#runtime/api/calls.ts';
import type { OPERATIONS } from '../operations.ts';
import type { OptionKind } from '../option-kinds.ts';
import type { Column } from '../output.ts';

/** A call of the owner's API: 'GET /api/owner/forms'. */
export type OwnerCall = keyof typeof OPERATIONS;

type PathOf<Call extends OwnerCall> = Call extends `${string} ${infer Path extends Route}` ? Path : never;
type MethodIn<Call extends OwnerCall> = Call extends `${infer By} ${string}` ? By & MethodOf<PathOf<Call>> : never;
type AnswerTo<Call extends OwnerCall> = AnswerOf<PathOf<Call>, MethodIn<Call>>;
type FieldOf<Call extends OwnerCall> = (
  | keyof ValuesOf<PathOf<Call>>
  | (BodyOf<PathOf<Call>, MethodIn<Call>> extends infer Body ? (Body extends object ? keyof Body : never) : never)
) &
  string;
type RowOf<Answer> = {
  [Name in keyof Answer]: Answer[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Answer];

/** How an option of a field differs: its name, its word in the help, its text in the help, or its whole kind. */
export interface OptionDetails {
  as?: string;
  word?: string;
  about?: string;
  kind?: OptionKind<unknown>;
}

/**
 * The details of a command that are not in the description of its call. Fields are those of the path, the query and the
 * body by their names in the API; a field of the body that is named here makes options of a body that would be a file.
 */
export interface Details<Field extends string, Columns> {
  /** 'orders pack'; made of path and method by default. */
  name?: string;
  /** By default the call's summary, with what its kind of command adds. */
  about?: string;
  /** The operands in order, with their words; '[WORD]' may be left out. By default the parameters of the path. */
  operands?: { readonly [Name in Field | 'FILE']?: string };
  /** A text is the option's description in the help; null is for a field without an option. */
  options?: { readonly [Name in Field]?: OptionDetails | string | null };
  /** The values of fields that nobody can choose. */
  values?: { readonly [Name in Field]?: unknown };
  /** The defaults of fields that are not given. */
  defaults?: { readonly [Name in Field]?: unknown };
  columns?: Columns;
  /** Whether the body is the present object with the given fields replaced. */
  isMerged?: boolean;
  /** The fields of the present object that are not sent. */
  leavesOut?: readonly Field[];
  /** Whether a call that reaches the shop twice does no harm, though it takes no key. */
  isRepeatable?: boolean;
  /** Returns why the given options cannot be combined; undefined where they can. */
  refusal?: (given: { readonly [Name in Field]?: unknown }) => string | undefined;
  /** The sentence that is printed, '{email} is no contributor any more.'; the names are of fields. */
  done?: string;
}

/** The details of one call, typed by its route. */
export type CallDetails<Call extends OwnerCall> = Details<
  FieldOf<Call>,
  [RowOf<AnswerTo<Call>>] extends [never] ? never : readonly Column<RowOf<AnswerTo<Call>>, AnswerTo<Call>>[]
>;

/**
 * The details of calls. A call has several commands for a list of them, and none for null, because a command that is
 * written out makes it.
 */
export type DetailsByCall = {
  readonly [Call in OwnerCall]?: CallDetails<Call> | readonly CallDetails<Call>[] | null;
};

/** The details of any call. */
// biome-ignore lint/suspicious/noExplicitAny: columns of all calls stand in one table, each checked by its own type
export type AnyDetails = Details<string, readonly Column<any, any>[]>;
