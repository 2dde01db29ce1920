import { BURGER_BUTTON } from '#runtime/page/menu.ts';
import { focusFirst, startPhoneMenu } from './phone-menu.ts';

const FOLDER = '.header-menu-nav-folder';
const ACTIVE = 'header-menu-nav-folder--active';
const OPEN = 'header-menu-nav-folder--open';

/** The phone menu of 7.1: `.header-menu`, in which one list after the other slides in. */
export function startBurgerMenu(menu: Element, gone: AbortSignal): void {
  const header = menu.closest<HTMLElement>('header,#header') ?? document.body;
  const show = (isOpen: boolean) => {
    document.body.classList.toggle('header--menu-open', isOpen);
    // The menu lies under the header, which stays.
    if (isOpen) (menu as HTMLElement).style.paddingTop = `${header.offsetHeight}px`;
    for (const burger of document.querySelectorAll(BURGER_BUTTON)) showBurger(burger, isOpen);
    for (const folder of menu.querySelectorAll<HTMLElement>(FOLDER)) {
      folder.classList.remove(OPEN);
      folder.classList.toggle(ACTIVE, folder.dataset.folder === 'root');
    }
  };
  startPhoneMenu({ panel: menu, toggles: BURGER_BUTTON, show }, gone);
  menu.addEventListener('click', (event) => turnToFolder(menu, event), { signal: gone });
}

/** The button's name is the one of its two titles that is not hidden. */
function showBurger(burger: Element, isOpen: boolean): void {
  burger.classList.toggle('burger--active', isOpen);
  burger.querySelector('.js-header-burger-open-title')?.toggleAttribute('hidden', isOpen);
  burger.querySelector('.js-header-burger-close-title')?.toggleAttribute('hidden', !isOpen);
}

function turnToFolder(menu: Element, event: Event): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-folder-id],[data-action=back]');
  const current = link?.closest<HTMLElement>(FOLDER);
  if (!link || !current) return;
  const folders = [...menu.querySelectorAll<HTMLElement>(FOLDER)];
  if (link.dataset.action === 'back') {
    event.preventDefault();
    const entry = folders
      .flatMap((folder) => [...folder.querySelectorAll<HTMLElement>('[data-folder-id]')])
      .find(({ dataset }) => dataset.folderId === current.dataset.folder);
    current.classList.remove(ACTIVE);
    entry?.closest(FOLDER)?.classList.remove(OPEN);
    entry?.focus();
    return;
  }
  const folder = folders.find(({ dataset }) => dataset.folder === link.dataset.folderId);
  // A folder that has no list in this menu has a page: its link leads there.
  if (!folder) return;
  event.preventDefault();
  current.classList.add(OPEN);
  folder.classList.add(ACTIVE);
  focusFirst(folder);
}
