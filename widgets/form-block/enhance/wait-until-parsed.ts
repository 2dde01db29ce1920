/** Pause between two checks of an element that the parser may still be reading. */
const POLL_MS = 50;

/** Resolves when the parser has read the whole element, which is certain once another node follows it. */
export async function waitUntilParsed(element: Element): Promise<void> {
  while (document.readyState === 'loading' && !hasFollower(element)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function hasFollower(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
