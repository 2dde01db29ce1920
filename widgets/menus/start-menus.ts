import { enhance } from '#runtime/enhance.ts';
import { startBrineMenu } from './brine-menu.ts';
import { startBurgerMenu } from './burger-menu.ts';
import { openFoldersByTouch } from './touch-folders.ts';

/** Makes the menus of engine pages open and close as the platform's scripts would. */
export function startMenus(): void {
  enhance('.Mobile-overlay', startBrineMenu);
  enhance('.header-menu', startBurgerMenu);
  enhance('.Header-nav-folder-title', openFoldersByTouch);
}
