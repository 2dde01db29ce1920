/**
 * A call of the owner's API with its parameters and its answer, as its route describes it; `operations.ts` lists all of
 * them.
 */
export interface Operation {
  /** One sentence without a full stop, 'Creates a form'. */
  summary: string;
  /** The words of a parameter of the path that takes only these. */
  words?: Readonly<Record<string, readonly string[]>>;
  query?: Fields;
  /** The fields of a small flat body; 'file' for a larger one, 'bytes' for one that is no JSON. */
  body?: Fields | 'file' | 'bytes';
  /** The fields of an answer that a change does not have. */
  readOnly?: readonly string[];
  ifMatch?: 'required' | 'optional';
  /** False for a call that does something anew each time that it reaches the shop. */
  isRepeatable?: false;
  /** The kind of an answer that is no list; undefined for no answer. */
  answer?: 'object' | 'bytes';
  /** The property that holds the entries of the list that is answered. */
  list?: string;
  /** The properties of an entry that a table shows. */
  columns?: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;

/** A field of a query or a body that a word of the command line can carry. */
export interface Field {
  kind: 'text' | 'texts' | 'whole' | 'choice' | 'flag';
  isRequired?: boolean;
  /** The words of a choice. */
  values?: readonly string[];
  /** The one of them that a call has without the field. */
  default?: string;
  /** The bounds of a number. */
  least?: number;
  most?: number;
}
