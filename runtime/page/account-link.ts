/**
 * The engine's links to a person's account: a box around them, or the links themselves. Within a link, `.unauth` is
 * what it says to visitors and `.auth` what it says to a person who is signed in. They stand apart from `hooks.ts`,
 * which every page fetches.
 */
export const ACCOUNT_LINK =
  '[data-controller~=UserAccountLink],.user-accounts-link,.user-accounts-text-link,.user-accounts-icon,.header-menu-nav-item--user-account';
export const ACCOUNT_ICON = '.user-accounts-icon';
