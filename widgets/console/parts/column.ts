import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  title: string;
  /** The cell; the value by default. */
  cell?: (row: Row) => ReactNode;
  /** Returns the value that sorts the rows of a list which is read whole; columns without it are not sorted. */
  value?: (row: Row) => string | number;
  /** What the shop calls the order of this column, in a list that the shop sorts. */
  order?: string;
  /** Whether the cells are numbers, which stand at the end. */
  isNumber?: boolean;
  /** Whether it is hidden until a person shows it. */
  isExtra?: boolean;
  /** Whether the cells are times. */
  isTime?: boolean;
  /** The cell by which people know the row: a phone shows it first, without its column's title. */
  isTitle?: boolean;
}
