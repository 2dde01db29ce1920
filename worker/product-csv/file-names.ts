import { createHash } from 'node:crypto';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { shortened } from '#runtime/domain/shortened.ts';
import { urlSlugOf } from '#runtime/domain/url-slug.ts';
import type { Sheet } from './sheet.ts';

/** Digits that tell two addresses apart. */
const DIGITS = 8;

/**
 * The SKUs and addresses of a file. What it makes of one that cannot be used is the same at each reading, so that the
 * products are found again.
 */
export class FileNames {
  readonly #addresses: ReadonlySet<string>;
  readonly #skus: ReadonlySet<string>;
  /** The line where a SKU stands first, and the number that made the last one like it unique. */
  readonly #taken = new Map<string, { line: number; number: number }>();

  constructor({ rows }: Sheet) {
    this.#addresses = new Set(rows.flatMap(({ cells }) => addressIn(cells.urlSlug) || []));
    this.#skus = new Set(rows.flatMap(({ cells }) => cells.sku?.trim() || []));
  }

  /** Returns an address for a text that can be none: that of its letters, and no other one of the file. */
  addressFor(text: string): string {
    const digits = createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
    const address = urlSlugOf(text, `product-${digits}`);
    return this.#addresses.has(address) ? `${address}-${digits}` : address;
  }

  /** Takes a SKU for a variant; for one that stands above, returns its line and one like it that is free. */
  takeSku(text: string, line: number): { sku: string; firstLine?: number } {
    const sku = shortened(text, ID_MAX_LENGTH);
    const known = this.#taken.get(sku);
    if (!known) {
      this.#taken.set(sku, { line, number: 1 });
      return { sku };
    }
    for (;;) {
      const end = `-${++known.number}`;
      const free = shortened(sku, ID_MAX_LENGTH - end.length) + end;
      if (this.#skus.has(free) || this.#taken.has(free)) continue;
      this.#taken.set(free, { line, number: 1 });
      return { sku: free, firstLine: known.line };
    }
  }
}

/** The last part of the address in a cell; '' for a cell without one. */
export function addressIn(cell = ''): string {
  return cell.trim().split('/').at(-1) ?? '';
}
