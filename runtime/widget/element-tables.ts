import type { AttributeDefinition } from './definition.ts';

/** The attributes of all elements by tag, as JSON; the build writes them. An object would become a part of every chunk. */
declare const __STOREFRONT_ELEMENTS__: string;

/** The attributes of all elements by tag, also of those that the page has not fetched. Only checks of the set-up need it. */
export const ELEMENTS: Readonly<Record<string, Readonly<Record<string, AttributeDefinition>>>> =
  JSON.parse(__STOREFRONT_ELEMENTS__);
