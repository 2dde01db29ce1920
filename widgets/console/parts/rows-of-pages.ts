import { useRef } from 'react';

/**
 * The rows of a list that is read page by page. A row that moved in the list while it was read can stand on two pages: it
 * is shown once, as it was last. Pages that were there before cost nothing again, so that the thousandth page costs as
 * much as the second.
 */
export class PageRows<Page, Row> {
  readonly #rowsOf: (page: Page) => readonly Row[];
  readonly #idOf: (row: Row) => string;
  #pages: readonly Page[] = [];
  #rows: readonly Row[] = [];
  #places = new Map<string, number>();

  constructor(rowsOf: (page: Page) => readonly Row[], idOf: (row: Row) => string) {
    this.#rowsOf = rowsOf;
    this.#idOf = idOf;
  }

  /** Returns the rows of these pages; the same array for the same pages. */
  of(pages: readonly Page[] = []): readonly Row[] {
    if (pages === this.#pages) return this.#rows;
    const isLonger = pages.length >= this.#pages.length && this.#pages.every((page, at) => page === pages[at]);
    if (!isLonger) this.#places = new Map();
    const rows = isLonger ? [...this.#rows] : [];
    for (const page of isLonger ? pages.slice(this.#pages.length) : pages) this.#add(rows, this.#rowsOf(page));
    this.#pages = pages;
    this.#rows = rows;
    return rows;
  }

  #add(rows: Row[], added: readonly Row[]): void {
    for (const row of added) {
      const id = this.#idOf(row);
      const place = this.#places.get(id) ?? rows.length;
      this.#places.set(id, place);
      rows[place] = row;
    }
  }
}

/** Returns the rows of all pages that were read. `rowsOf` and `idOf` are those of the first drawing. */
export function useRowsOfPages<Page, Row>(
  pages: readonly Page[] | undefined,
  rowsOf: (page: Page) => readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const rows = useRef<PageRows<Page, Row>>(undefined);
  rows.current ??= new PageRows(rowsOf, idOf);
  return rows.current.of(pages);
}
