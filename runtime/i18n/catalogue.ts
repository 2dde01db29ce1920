import type * as english from './en/all.ts';
import type * as page from './en/page.ts';
import type * as server from './en/server.ts';

/** All texts of a language: the same groups and keys as in English. */
export type Catalogue = {
  [Group in keyof typeof english]: { [Key in keyof (typeof english)[Group]]: string };
};

/** The texts that browsers load. */
export type BrowserCatalogue = Omit<Catalogue, keyof typeof server>;

/** The texts that every page carries. */
export type PageCatalogue = Pick<Catalogue, keyof typeof page>;

/** The texts that browsers fetch once the visitor does something. */
export type LazyCatalogue = Omit<BrowserCatalogue, keyof PageCatalogue>;
