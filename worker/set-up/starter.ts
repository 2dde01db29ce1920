import type * as z from 'zod/mini';
import type { NewProduct } from '#runtime/contracts/catalogue.ts';
import type { ThemeTemplate } from './new-site.ts';

/** A sample product; its address, its place and all that it leaves out follow. */
export type StarterProduct = Omit<z.input<typeof NewProduct>, 'collectionId'>;

/** A new shop that gets sample products. */
export interface SampleShop {
  siteId: string;
  /** Of the person who creates the shop. */
  keyId: string;
  /** The page of the products. */
  collectionId: string;
  /** Ms since the epoch. */
  now: number;
}

/** What a new shop begins with, in one language. */
export interface Starter {
  theme: ThemeTemplate[];
  products: StarterProduct[];
}

/** Returns the name of a language's file in the build. */
export function starterFile(language: string): string {
  return `starter/${language}.json`;
}
