import type { Page } from 'playwright-core';

/**
 * Returns the texts and pictures of a page that nobody can see, each with what hides it: a box of less than 1 × 1 pixel,
 * visibility, less than 90 % of opacity together with all elements around it, or a picture that has not come. What has
 * the same reason is counted at the outermost element that hides it. Within `allowed` elements all may be hidden.
 */
export function hiddenBoxes(page: Page, allowed: readonly string[]): Promise<string[]> {
  return page.evaluate((mayHide) => {
    const UNREAD = 'script, style, noscript, template, option, title, iframe, svg';
    const LEAST_OPACITY = 0.9;
    /** A picture of which a smaller part can be seen has the wrong size or place. */
    const LEAST_PART = 0.25;
    /** Themes give pictures without a box a height of one pixel. */
    const LEAST_PICTURE = 2;
    const CUTTING = /hidden|clip/;
    const found = new Map<string, string[]>();

    const nameOf = ({ localName, id, classList }: Element) =>
      [localName, id && `#${id}`, ...[...classList].slice(0, 4).map((name) => `.${name}`)].join('');
    const lineage = (element: Element | null): Element[] =>
      element ? [element, ...lineage(element.parentElement)] : [];
    const outermost = (element: Element, isHiding: (style: CSSStyleDeclaration) => boolean) =>
      lineage(element).findLast((ancestor) => isHiding(getComputedStyle(ancestor)));

    /** What is left of a box within all elements that cut off what sticks out of them, where nobody can scroll to it. */
    function cut(element: Element, box: DOMRect): { box: DOMRect; by: Element | undefined } {
      let { left, top, right, bottom } = box;
      let by: Element | undefined;
      let { position } = getComputedStyle(element);
      for (const around of lineage(element.parentElement)) {
        if (position === 'fixed' || around === document.body) break;
        const style = getComputedStyle(around);
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        position = style.position;
        const edge = around.getBoundingClientRect();
        if (CUTTING.test(style.overflowX)) {
          if (edge.left > left || edge.right < right) by = around;
          left = Math.max(left, edge.left);
          right = Math.max(left, Math.min(right, edge.right));
        }
        if (CUTTING.test(style.overflowY)) {
          if (edge.top > top || edge.bottom < bottom) by = around;
          top = Math.max(top, edge.top);
          bottom = Math.max(top, Math.min(bottom, edge.bottom));
        }
      }
      return { box: new DOMRect(left, top, right - left, bottom - top), by };
    }

    function whyHidden(element: Element, box: DOMRect): [why: string, culprit: Element] | undefined {
      const none = outermost(element, ({ display }) => display === 'none');
      if (none) return ['display: none', none];
      if (getComputedStyle(element).visibility !== 'visible')
        return ['invisible', outermost(element, ({ visibility }) => visibility !== 'visible') ?? element];
      const opacity = lineage(element).reduce(
        (product, ancestor) => product * Number(getComputedStyle(ancestor).opacity),
        1,
      );
      if (opacity < LEAST_OPACITY)
        return [`opacity ${opacity.toFixed(2)}`, outermost(element, (style) => Number(style.opacity) < 1) ?? element];
      const least = element instanceof HTMLImageElement ? LEAST_PICTURE : 1;
      if (box.width < least || box.height < least) return ['no box', element];
      const shown = cut(element, box);
      const isCollapsed = shown.by?.getBoundingClientRect();
      if (isCollapsed && (isCollapsed.width < 1 || isCollapsed.height < 1)) return ['no box', shown.by ?? element];
      if (!(element instanceof HTMLImageElement)) return undefined;
      if (!element.complete || element.naturalWidth === 0) return ['no picture', element];
      const part = (shown.box.width * shown.box.height) / (box.width * box.height);
      return part < LEAST_PART ? [`${Math.round(part * 100)} % of it seen`, element] : undefined;
    }

    function look(element: Element, box: DOMRect, what: string): void {
      if (element.closest(UNREAD) || (mayHide.length > 0 && element.closest(mayHide.join()))) return;
      const [why, culprit] = whyHidden(element, box) ?? [];
      if (!why || !culprit) return;
      const key = `${nameOf(culprit)}: ${why}`;
      found.set(key, [...(found.get(key) ?? []), what]);
    }

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof HTMLImageElement)
        look(node, node.getBoundingClientRect(), `picture ${node.src.slice(-30) || node.dataset.src?.slice(-30)}`);
      else if (node instanceof Text && node.data.trim() !== '' && node.parentElement) {
        const range = document.createRange();
        range.selectNodeContents(node);
        look(node.parentElement, range.getBoundingClientRect(), `“${node.data.trim().slice(0, 30)}”`);
      }
    }
    return [...found].map(([key, whats]) => `${key} hides ${whats.length}: ${whats.slice(0, 3).join(', ')}`);
  }, allowed);
}
