import type { ImportFile, ImportFormat } from '#runtime/contracts/imports.ts';
import type { Units } from '#runtime/contracts/product-csv.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';

/** A collection of products, as files name it. */
export interface ProductCollection {
  id: string;
  /** First part of its address. */
  urlId: string;
  title: string;
}

/** Most problems that are named of a file. Nobody reads more at once, and each is larger than the cell that it is about. */
export const PROBLEMS_MAX = 300;

/** What a file is read with. */
export interface ReadContext {
  collections: readonly ProductCollection[];
  /** The collection of products that do not say theirs; undefined if the call must say it and does not. */
  collectionId: string | undefined;
  currency: string;
  /** The shop's own origin. */
  origin: string;
  /** Where a saved page was. */
  url: string | undefined;
  /** Of weights and lengths that have no unit; undefined if the call does not say it. */
  units?: Units | undefined;
  texts: Catalogue['imports'];
}

/** A kind of file that an import reads. */
export interface FileFormat {
  names: readonly ImportFormat[];
  /** Whether a text is such a file, by its beginning. */
  detect(text: string): boolean;
  /** Makes records of it. Whatever cannot be used is a problem of the answer. */
  read(text: string, context: ReadContext): ImportFile;
}
