import { QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';

/** The quick view button of a product; of several, the first. */
export function buttonOf(itemId: string): HTMLElement | undefined {
  return allButtons().find(({ dataset }) => dataset.id === itemId);
}

/** Ids of the products of a button's group, in page order, each once. */
export function groupOf(button: HTMLElement): string[] {
  const members = allButtons().filter(({ dataset }) => dataset.group === button.dataset.group);
  return [...new Set(members.flatMap(({ dataset }) => dataset.id || []))];
}

function allButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(QUICK_VIEW_BUTTON)];
}
