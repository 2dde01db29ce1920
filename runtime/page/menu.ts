/** The phone menus of the themes of the family Brine and of 7.1. */
export const BRINE_MENU = '.Mobile-overlay';
export const BURGER_MENU = '.header-menu';
export const MENU = `${BRINE_MENU},${BURGER_MENU}`;

/** The buttons that open and close them: in Brine the one in the bar, the cross, and what lies behind the menu. */
export const BRINE_BUTTON = '[data-controller~=MobileOverlayToggle]';
export const BURGER_BUTTON = '.header-burger-btn';
export const MENU_BUTTON = `${BRINE_BUTTON},${BURGER_BUTTON}`;
