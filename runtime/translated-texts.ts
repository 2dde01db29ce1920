/** What stands in the place of a node, by the node that React has made. */
const standIns = new WeakMap<Node, Node>();

/**
 * Makes up for a page translator's changes: a text that React changes later shows in the element that stands in its
 * place, and one that React moves or removes takes that element along. Without it, the text on the page stays old, and
 * React throws NotFoundError.
 */
export function putStandIns(records: readonly MutationRecord[]): void {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    if (!font || target.nodeName === 'FONT') continue;
    for (const node of removedNodes) {
      // Other elements may leave the page beside a translation, or for a FONT of the page's own, and come back.
      if (!(node instanceof Text) || node.parentNode === target) continue;
      standIns.set(node, font);
      passOnChanges(node, target);
      passOnMoves(target);
    }
  }
}

function inPlace(node: Node, parent: Node): Node {
  let found: Node | undefined = node;
  while (found && found.parentNode !== parent) found = standIns.get(found);
  return found ?? node;
}

function passOnChanges(text: Text, parent: Node): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      text.data = value;
      const shown = inPlace(text, parent);
      // Some translators keep the text within their element.
      if (shown !== text && !shown.contains(text)) shown.textContent = value;
    },
  });
}

function passOnMoves(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  const { removeChild, insertBefore, appendChild } = parent;
  Object.assign(parent, {
    removeChild: (node: Node) => removeChild.call(parent, inPlace(node, parent)),
    insertBefore(node: Node, next: Node | null) {
      const shown = inPlace(node, parent);
      // The translator itself puts a text back in its place.
      return insertBefore.call(parent, shown === next ? node : shown, next && inPlace(next, parent));
    },
    appendChild: (node: Node) => appendChild.call(parent, inPlace(node, parent)),
  });
}
