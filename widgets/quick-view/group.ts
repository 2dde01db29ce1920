import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';

/** Returns the first quick view button of a product. */
export function buttonOf(itemId: string): HTMLElement | undefined {
  return allButtons().find(({ dataset }) => dataset.id === itemId);
}

/** Returns the ids of the products in a button's group, in page order and without repeats. */
export function groupOf(button: HTMLElement): string[] {
  const members = allButtons().filter(({ dataset }) => dataset.group === button.dataset.group);
  return [...new Set(members.flatMap(({ dataset }) => dataset.id || []))];
}

function allButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(QUICK_VIEW_BUTTON)];
}
