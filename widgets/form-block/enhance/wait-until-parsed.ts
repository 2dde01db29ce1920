/** How often an element that is still being read is looked at again, in ms. */
const LOOK_AGAIN_MS = 50;

/** Scripts can be here before the end of a form is: the browser has read an element once something stands after it. */
export async function waitUntilParsed(element: Element): Promise<void> {
  while (document.readyState === 'loading' && !hasFollower(element)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function hasFollower(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
