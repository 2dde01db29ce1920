import type { Page } from 'playwright-core';

/**
 * Returns all that a page says after its scripts have run, also in shadow roots: its title, texts, names for screen
 * readers, and what fields and pictures say. Texts that are hidden now are among them.
 */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNREAD = 'script, style, template, noscript, code, iframe';
    const NAMES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const texts = [document.title];

    const read = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Text) texts.push(node.data);
        if (!(node instanceof Element) || node.matches(UNREAD)) continue;
        for (const name of NAMES) texts.push(node.getAttribute(name) ?? '');
        if (node.matches('input:is([type=submit], [type=button], [type=reset])'))
          texts.push(node.getAttribute('value') ?? '');
        if (node.shadowRoot) read(node.shadowRoot);
        read(node);
      }
    };
    read(document.body);
    return texts.filter((text) => text.trim() !== '');
  });
}
