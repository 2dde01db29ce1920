/**
 * The nodes that each shadow root shows until React has rendered: content that was there before (declarative, or
 * painted by the loader), otherwise a slot that keeps the author's own content visible.
 */
const placeholders = new WeakMap<ShadowRoot, readonly ChildNode[]>();

/** Remembers the placeholder of a shadow root, or adds one. React appends its own nodes and leaves these alone. */
export function keepPlaceholder(root: ShadowRoot): void {
  if (!root.hasChildNodes()) root.append(document.createElement('slot'));
  placeholders.set(root, [...root.childNodes]);
}

/** Removes the placeholder; focus inside it moves to the part of the same name that React has rendered. */
export function removePlaceholder(root: ShadowRoot): void {
  const nodes = placeholders.get(root);
  if (!nodes) return;
  placeholders.delete(root);
  const focusedPart = root.activeElement?.getAttribute('part');
  for (const node of nodes) node.remove();
  if (!focusedPart) return;
  const successors = [...root.querySelectorAll<HTMLElement>('[part]')];
  successors.find((element) => element.getAttribute('part') === focusedPart)?.focus();
}
