/** The values of a form, and how its fields change them. */
export interface Fields<Value> {
  value: Value;
  change: (changes: Partial<Value>) => void;
  /** Texts by the path of their field. */
  errors: Readonly<Record<string, string>>;
}

type NamesOf<Values, Kind> = { [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

interface Described<Name> {
  name: Name;
  label: string;
  hint?: string;
}

/** A field of a form that is described rather than written out. */
export type PlainField<Values> =
  | (Described<NamesOf<Values, boolean>> & { kind: 'tick' })
  | (Described<NamesOf<Values, number>> & { kind: 'number'; digits?: number })
  | (Described<NamesOf<Values, number>> & { kind: 'money' })
  | (Described<NamesOf<Values, string>> & { kind: 'text' | 'email' })
  | (Described<NamesOf<Values, string>> & { kind: 'choice'; options: readonly (readonly [string, string])[] });

/** A titled part of such a form. */
export interface PlainGroup<Values> {
  title: string;
  about?: string;
  fields: readonly PlainField<Values>[];
}

/** Returns the labels of the fields by their names. */
export function namesOf<Values>(groups: readonly PlainGroup<Values>[]): Record<string, string> {
  return Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
}
