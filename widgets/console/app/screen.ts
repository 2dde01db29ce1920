import type { ComponentType } from 'react';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';

/** The parts of a screen's address that its path names: `order` of "orders/:order". */
export type ScreenParts = Readonly<Record<string, string>>;

/** One screen of the console. Its code is fetched, with that of its room, when it is opened. */
export interface Screen {
  /** "orders" or "orders/:order", below the console's own path. */
  path: string;
  /** Its entry in the menu; screens without one are reached from others. */
  menu?: string;
  /** Words by which the search field finds the screen, beside the entry. */
  keywords?: string;
  /** A role needs it to open the screen; every role may open one without it. */
  scope?: OwnerScope;
  load: () => Promise<ComponentType<{ parts: ScreenParts }>>;
}

/** A group of the menu. */
export interface ScreenGroup {
  title: string;
  screens: readonly Screen[];
}
