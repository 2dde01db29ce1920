/**
 * What a shadow root shows until React has something to show: content that was there before (declarative, or painted
 * by the loader), else a slot, through which the author's own content stays in sight.
 */
const standIns = new WeakMap<ShadowRoot, readonly ChildNode[]>();

/** Notes, or makes, the stand-in; React appends to a shadow root and leaves what is in it alone. */
export function holdPlace(root: ShadowRoot): void {
  if (!root.hasChildNodes()) root.append(document.createElement('slot'));
  standIns.set(root, [...root.childNodes]);
}

/** Takes the stand-in away; focus in it moves to the part of the same name. */
export function releasePlace(root: ShadowRoot): void {
  const nodes = standIns.get(root);
  if (!nodes) return;
  standIns.delete(root);
  const focusedPart = root.activeElement?.getAttribute('part');
  for (const node of nodes) node.remove();
  if (!focusedPart) return;
  const successors = [...root.querySelectorAll<HTMLElement>('[part]')];
  successors.find((element) => element.getAttribute('part') === focusedPart)?.focus();
}
