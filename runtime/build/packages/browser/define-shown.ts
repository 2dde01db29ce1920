import { defineElement, type LoadElement } from './define-element.ts';

/** Defines each element when its tag first stands in the page; does nothing on a server. */
export function defineShown(elements: Readonly<Record<string, LoadElement>>): void {
  if (typeof document === 'undefined') return;
  const waiting = new Map(Object.entries(elements));
  const look = () => {
    for (const [tag, load] of waiting) {
      if (!document.querySelector(tag)) continue;
      waiting.delete(tag);
      defineElement(tag, load);
    }
  };
  look();
  // Not the page's one observer, which comes with what names the shop: `configure` runs after this module.
  const observer = new MutationObserver(() => {
    look();
    if (waiting.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
