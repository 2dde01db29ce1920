import { isWebAddress } from './web-address.ts';

/** A path of the site, or an address of a page or mailbox elsewhere. */
export const MENU_LINK = /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:[^/?])[^\s\\"<>]*$|^\/$/;
/** Longest address of a menu, a header or a footer. */
export const MENU_LINK_MAX_LENGTH = 2_000;

/** Whether a menu, a header or a footer can lead to an address. */
export function isMenuLink(text: string): boolean {
  return text.length <= MENU_LINK_MAX_LENGTH && MENU_LINK.test(text) && isWebAddress(text);
}
