import { importedProducts } from './catalogue/imported-products.ts';
import { products } from './catalogue/records.ts';
import type { RecordKind } from './http/record-kind.ts';

/** Kinds of objects that move into a shop and out of it, in the order of RECORD_TYPES. */
export const RECORD_KINDS: readonly RecordKind[] = [products, importedProducts];
