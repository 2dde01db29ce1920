import type * as english from './en.ts';

/** A whole catalogue: the same groups and keys as English, other words. */
export type Catalogue = {
  [Group in keyof typeof english]: { [Key in keyof (typeof english)[Group]]: string };
};
