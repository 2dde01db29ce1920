interface Edited<Value> {
  value: Value;
  onChange: (changes: Partial<Value>) => void;
  /** Texts by the path of their field. */
  errors: Readonly<Record<string, string>>;
}

/** Names of the fields that are a text, or may have one. */
type TextName<Value> = { [Name in keyof Value]-?: Value[Name] extends string | undefined ? Name : never }[keyof Value] &
  string;

/** Returns what a field that shows one text of an object needs: the text, its error, and what a change does. */
export function fieldOf<Value, Name extends TextName<Value>>({ value, onChange, errors }: Edited<Value>, name: Name) {
  return {
    value: (value[name] ?? '') as string,
    onChange: (text: string) => onChange({ [name]: text } as Partial<Value>),
    error: errors[name],
  };
}
