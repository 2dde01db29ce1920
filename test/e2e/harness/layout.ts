import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wideFont } from './wide-font.ts';

/** A wide font, a fifth wider than DejaVu Sans, upright and bold. */
const FACES = [
  { weight: '1 599', bytes: [...wideFont(1.2)] },
  { weight: '600 1000', bytes: [...wideFont(1.35)] },
];

/** Size of a small phone, and of a window of 640 px at 200 %; nothing moves, so that it can be measured. */
export const NARROW = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

/**
 * Checks a page in a wide font, and then with its text twice as large. A failure names what was `seen`, and lets a test
 * go on to its next page.
 */
export async function expectRoom(page: Page, seen = 'the page'): Promise<void> {
  await setWideFont(page);
  expect.soft(await layoutErrors(page), `${seen} in a wide font`).toEqual([]);
  await doubleText(page);
  expect.soft(await layoutErrors(page), `${seen} with text at 200 %`).toEqual([]);
}

/** Returns how far the page can be scrolled sideways, in px. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Sets all current text, including shadow roots, in the tests' own wide font, so that the machine's fonts do not affect
 * whether text has room.
 */
export async function setWideFont(page: Page): Promise<void> {
  await page.evaluate(async (faces) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { font-family: Wide !important }');
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    for (const { weight, bytes } of faces) {
      document.fonts.add(await new FontFace('Wide', Uint8Array.from(bytes), { weight }).load());
    }
    for (const root of roots(document)) root.adoptedStyleSheets.push(sheet);
  }, FACES);
}

/** Doubles all text as a browser's text zoom does: in any unit, and changing only sizes that depend on the text. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elements(element.shadowRoot) : []),
      ]);
    const twice = (length: string) => `${2 * Number.parseFloat(length)}px`;
    const sizes = elements(document)
      .filter((element) => element instanceof HTMLElement)
      .map((element) => ({
        element,
        fontSize: getComputedStyle(element).fontSize,
        lineHeight: getComputedStyle(element).lineHeight,
      }));
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', twice(fontSize), 'important');
      if (lineHeight !== 'normal') element.style.setProperty('line-height', twice(lineHeight), 'important');
    }
  });
}

/**
 * Returns errors in the layout of a page as it is visible now: horizontal scroll; text that is cut off, sticks out of
 * its box or overlaps other text; controls smaller than a finger. Under a modal dialog only the dialog counts.
 */
export function layoutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerances in pixels, because sizes are fractions, and a line box may be higher than its line. */
    const [SIDEWAYS_SLACK, UPRIGHT_SLACK, OVERLAP_SLACK] = [1.5, 3, 3];
    const TARGET = 44;
    const UNREAD = 'script, style, noscript, template, option, title';
    const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
    const errors = new Set<string>();

    const elements = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elements(element.shadowRoot) : []),
      ]);
    /** Keeps what a function has returned for an element: nothing on the page changes meanwhile. */
    const once = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
      const found = new Map<Key, { value: Value }>();
      return (key) => {
        const kept = found.get(key) ?? { value: find(key) };
        found.set(key, kept);
        return kept.value;
      };
    };
    /** Returns the element and all ancestors it is shown in, through slots and shadow roots. */
    const lineage = once((node: Node | null): Element[] => {
      if (node instanceof ShadowRoot) return lineage(node.host);
      if (!(node instanceof Element)) return [];
      return [node, ...lineage(node.assignedSlot ?? node.parentNode)];
    });
    const nameOf = (element: Element) => {
      const names = lineage(element).slice(0, 4).reverse();
      // A form’s property `part` may be its field of that name.
      const partsOf = (one: Element) => one.getAttribute('part')?.split(' ') ?? [];
      return names.map((one) => [one.localName, ...partsOf(one), ...one.classList].join('.')).join(' > ');
    };
    const isHiddenFromEyes = once((element: Element) => {
      const { clipPath, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return clipPath.startsWith('inset(50%') || (position === 'absolute' && width <= 1 && height <= 1);
    });
    const modal = elements(document).findLast((element) => element.matches('dialog:modal'));
    /** Elements that float over the page overlap its text on purpose. */
    const isLayer = once(
      (one: Element) => one.matches('dialog:modal') || /fixed|sticky/.test(getComputedStyle(one).position),
    );
    const layerOf = (element: Element) => lineage(element).find(isLayer);
    const seen = elements(document).filter(
      (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !lineage(element).some(isHiddenFromEyes) &&
        (!modal || layerOf(element) === modal),
    );

    const overhang = document.documentElement.scrollWidth - innerWidth;
    if (overhang > 0) {
      const wide = seen.filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5);
      const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
      errors.add(`scrolls sideways by ${overhang} px: ${innermost.slice(0, 5).map(nameOf).join(', ')}`);
    }

    const lines: { element: Element; says: string; rect: DOMRect; layer: Element | undefined }[] = [];
    for (const element of seen.filter((one) => !one.matches(UNREAD))) {
      const boxes = lineage(element).filter((one) => getComputedStyle(one).display !== 'contents');
      const block = boxes.find((one) => getComputedStyle(one).display !== 'inline') ?? element;
      for (const text of element.childNodes) {
        if (!(text instanceof Text) || text.data.trim() === '') continue;
        const says = `"${text.data.trim().slice(0, 40)}" in ${nameOf(element)}`;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          if (rect.width === 0) continue;
          lines.push({ element, says, rect, layer: layerOf(element) });
          const besides = (box: DOMRect) => Math.max(rect.right - box.right, box.left - rect.left);
          if (besides(block.getBoundingClientRect()) > SIDEWAYS_SLACK) errors.add(`sticks out of its box: ${says}`);
          for (const box of boxes) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            const isCutBeside = overflowX !== 'visible' && besides(edge) > SIDEWAYS_SLACK;
            const isCutBelow = /hidden|clip/.test(overflowY) && rect.bottom > edge.bottom + UPRIGHT_SLACK;
            if (isCutBeside) errors.add(`is cut off at the side: ${says}`);
            if (isCutBelow && !box.matches('html, body')) errors.add(`is cut off below: ${says}`);
          }
        }
      }
    }
    const downwards = lines.toSorted((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of downwards.entries()) {
      for (let next = index + 1; next < downwards.length; next++) {
        const other = downwards[next];
        if (!other || other.rect.top >= one.rect.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const isOnIt = across > OVERLAP_SLACK && down > Math.min(one.rect.height, other.rect.height) / 2;
        if (isOnIt) errors.add(`lies on other text: ${one.says} and ${other.says}`);
      }
    }

    for (const control of seen.filter((one) => one.matches(CONTROLS))) {
      const isInText = getComputedStyle(control).display === 'inline';
      if (isInText || getComputedStyle(control).opacity === '0') continue;
      const isTick = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
      const { width, height } = ((isTick && control.labels?.[0]) || control).getBoundingClientRect();
      if (Math.min(width, height) < TARGET - 0.5)
        errors.add(`is ${Math.round(width)} × ${Math.round(height)} px to press: ${nameOf(control)}`);
    }
    return [...errors];
  });
}
