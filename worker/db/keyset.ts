/** The order of a list that is read page by page: a page begins after the key of the last row before it. */
export interface Keyset {
  /** Tells keys of this list from those of others. */
  name: string;
  /** SQL expressions, some with a collation, that no two rows have in common. */
  by: readonly string[];
  isDescending: boolean;
}

const COLLATION = / COLLATE \w+$/;

const direction = ({ isDescending }: Keyset) => (isDescending ? ' DESC' : '');

/** The key's columns, for the SELECT that finds a page's rows. */
export function keyColumns({ by }: Keyset): string {
  return by.map((column, n) => `${column.replace(COLLATION, '')} AS k${n}`).join(', ');
}

export function keyOrder(keyset: Keyset): string {
  return keyset.by.map((column) => column + direction(keyset)).join(', ');
}

/** The same order and the key as JSON, with its list's name, for the SELECT that reads the rest of the rows of `page`. */
export function pageOrder(keyset: Keyset): string {
  return keyset.by.map((column, n) => `page.k${n}${COLLATION.exec(column)?.[0] ?? ''}${direction(keyset)}`).join(', ');
}
export function pageKey({ name, by }: Keyset): string {
  return `json_array('${name}', ${by.map((_, n) => `page.k${n}`).join(', ')})`;
}

/** A condition on the rows after a key, whose values are these SQL expressions. */
export function isAfter({ by, isDescending }: Keyset, values: readonly string[]): string {
  return `(${by.join(', ')}) ${isDescending ? '<' : '>'} (${values.join(', ')})`;
}
