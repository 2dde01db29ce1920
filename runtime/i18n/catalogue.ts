import type * as english from './en.ts';
import type * as page from './en-page.ts';
import type * as server from './en-server.ts';

/** All texts of a language: the same groups and keys as in English. */
export type Catalogue = {
  [Group in keyof typeof english]: { [Key in keyof (typeof english)[Group]]: string };
};

/** The texts that browsers load. */
export type BrowserCatalogue = Omit<Catalogue, keyof typeof server>;

/** The part of it that every page carries. */
export type PageCatalogue = Pick<Catalogue, keyof typeof page>;

/** The part that browsers fetch once something is done on a page. */
export type LazyCatalogue = Omit<BrowserCatalogue, keyof PageCatalogue>;
