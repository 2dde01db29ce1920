import { productParts } from '#runtime/page/product-root.ts';
import { cameChosen } from './came-chosen.ts';
import { restoreElement, setShown, showClass, showNodes } from './first-view.ts';

export interface Mark {
  kind: 'soldOut' | 'sale';
  text: string;
}

const MARK = '.product-mark';
const KIND_CLASS = { soldOut: 'sold-out', sale: 'sale' } as const;
const ours = new WeakSet<Element>();

/**
 * Shows the mark of the chosen variant. The engine writes no mark if only some variants are sold out, and none for a
 * chosen variant that has none, so we add one.
 */
export function showMark(itemId: string, mark: Mark | undefined): void {
  const mayLack = mark?.kind === 'soldOut' || (mark && cameChosen(itemId));
  if (mayLack && productParts(itemId, MARK).length === 0) {
    for (const price of productParts(itemId, '.product-price')) price.after(ourMark());
  }
  for (const element of productParts(itemId, MARK)) {
    setShown(element, mark !== undefined);
    if (!mark) continue;
    const kinds = Object.values(KIND_CLASS);
    const others = [...element.classList].filter((name) => !kinds.some((kind) => kind === name));
    showClass(element, [...others, KIND_CLASS[mark.kind]].join(' '));
    showNodes(element, [mark.text]);
  }
}

export function restoreMark(itemId: string): void {
  for (const element of productParts(itemId, MARK)) {
    if (ours.has(element)) element.remove();
    else restoreElement(element);
  }
}

function ourMark(): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'product-mark';
  ours.add(mark);
  return mark;
}
