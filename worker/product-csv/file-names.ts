import { createHash } from 'node:crypto';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { shortened } from '#runtime/domain/shortened.ts';
import { isUrlSlug, urlSlugOf } from '#runtime/domain/url-slug.ts';
import type { Sheet } from './sheet.ts';

/** Digits that tell two addresses apart. */
const DIGITS = 8;

/**
 * The SKUs and addresses of a file. What it makes of one that cannot be used is the same at each reading, so that the
 * products are found again.
 */
export class FileNames {
  /** How many cells of the file have, or would get, an address. */
  readonly #addresses = new Map<string, number>();
  readonly #skus: ReadonlySet<string>;
  /** The line where a SKU stands first, and the number that made the last one like it unique. */
  readonly #taken = new Map<string, { line: number; number: number }>();

  constructor({ rows }: Sheet) {
    for (const text of new Set(rows.map(({ cells }) => addressIn(cells.urlSlug)))) {
      const address = isUrlSlug(text) ? text : plainAddress(text);
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    }
    this.#skus = new Set(rows.flatMap(({ cells }) => cells.sku?.trim() || []));
  }

  /** Returns an address for a text that can be none: that of its letters, where no other one of the file is the same. */
  addressFor(text: string): string {
    const address = plainAddress(text);
    return (this.#addresses.get(address) ?? 0) > 1 ? `${address}-${digitsOf(text)}` : address;
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

function plainAddress(text: string): string {
  return urlSlugOf(text, `product-${digitsOf(text)}`);
}

function digitsOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/** The last part of the address in a cell; '' for a cell without one. */
export function addressIn(cell = ''): string {
  return cell.trim().split('/').at(-1) ?? '';
}
