import { BRINE_BUTTON } from '#runtime/page/menu.ts';
import { focusFirst, startPhoneMenu } from './phone-menu.ts';

/** The phone menu of Brine themes: `.Mobile-overlay`, whose folders slide over its list. */
export function startBrineMenu(overlay: Element, gone: AbortSignal): void {
  const { body } = document;
  startPhoneMenu(
    {
      panel: overlay,
      toggles: BRINE_BUTTON,
      show: (isOpen) => body.classList.toggle('is-mobile-overlay-active', isOpen),
    },
    gone,
  );
  overlay.addEventListener('click', ({ target }) => toggleFolder(overlay, target as Element), { signal: gone });
}

/** Opens a folder by its entry in the list, and closes it by its first entry, "Back". */
function toggleFolder(overlay: Element, target: Element): void {
  const toggle = target.closest('[data-controller-folder-toggle]');
  const name = toggle?.getAttribute('data-controller-folder-toggle');
  const folder = find(overlay, 'data-controller-folder', name);
  const menu = folder?.closest('[data-controller~=MobileOverlayFolders]');
  if (!folder || !menu) return;
  const isOpen = folder.classList.toggle('is-active-folder');
  menu.classList.toggle('has-active-folder', isOpen);
  const entry = find(menu, 'data-controller-folder-toggle', name) as HTMLElement | undefined;
  if (isOpen) focusFirst(folder);
  else entry?.focus();
}

/** Finds an element by the exact value of an attribute, which an owner has written. */
function find(root: Element, attribute: string, value: string | null | undefined): Element | undefined {
  return [...root.querySelectorAll(`[${attribute}]`)].find((element) => element.getAttribute(attribute) === value);
}
