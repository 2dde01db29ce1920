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
