/**
 * React 18 and 19 take this comment for the end of what they have rendered into an element. A page that they hydrate after
 * ours has filled an element would otherwise be rendered anew, because it holds more than they know of.
 */
export const END_OF_PAGE_CONTENT = '/$';

/** Adds content to an element outside of its shadow root, behind what the page's author has written there. */
export function addContent(host: Element, content: Element): void {
  if (host.lastChild?.nodeValue !== END_OF_PAGE_CONTENT) host.append(document.createComment(END_OF_PAGE_CONTENT));
  host.append(content);
}
