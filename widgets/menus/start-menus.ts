import { enhance } from '#runtime/enhance.ts';
import { BRINE_MENU, BURGER_MENU } from '#runtime/page/menu.ts';
import { startBrineMenu } from './brine-menu.ts';
import { startBurgerMenu } from './burger-menu.ts';
import { openFoldersByTouch } from './touch-folders.ts';

/** Makes the menus of engine pages open and close as the platform's scripts would. */
export function startMenus(): void {
  enhance(BRINE_MENU, startBrineMenu);
  enhance(BURGER_MENU, startBurgerMenu);
  enhance('.Header-nav-folder-title', openFoldersByTouch);
}
