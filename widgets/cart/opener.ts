/** What a page author puts on a pill, a link or a button that is to open the drawer. */
export const OPENER = '[data-sq-opens=cart]';

/** Not one that asks for another tab or window. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
