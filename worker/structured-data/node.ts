/** An object of schema.org. Properties that are undefined are left out when it is written. */
export type Node = { '@type': string; '@id'?: string } & { [property: string]: unknown };

export const SCHEMA = 'https://schema.org/';

/** Refers to another node of the page. */
export function reference(node: Node | undefined): { '@id': string } | undefined {
  const id = node?.['@id'];
  return id === undefined ? undefined : { '@id': id };
}

/** Leaves out what is empty: search engines report it as an error. */
export function filled(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Returns one value by itself, several as a list, and nothing for none. */
export function oneOrMore<T>(values: readonly T[]): T | readonly T[] | undefined {
  return values.length > 1 ? values : values[0];
}
