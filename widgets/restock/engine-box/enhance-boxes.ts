import { enhance } from '#runtime/enhance.ts';
import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { report } from '#runtime/report.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { createBox, type EngineBox } from './box.ts';
import styles from './engine-box.css';
import { serveBox } from './serve-box.ts';

const boxes = new WeakMap<HTMLElement, EngineBox>();

const functions = {
  /** Prepares a box that the visitor turns to. */
  attend: (element: HTMLElement) => boxes.get(element)?.attend(),
  submit: (element: HTMLElement) => boxes.get(element)?.submit(),
};

let isStarted = false;

/**
 * Makes all boxes of the page work, also those that come later. On pages of others a box is served only once the shop
 * has said so. The first call starts them until its signal fires;
 * all return its functions.
 */
export function enhanceBoxes(isOurPage: boolean, signal: AbortSignal): typeof functions {
  if (isStarted) return functions;
  isStarted = true;
  adoptStyles(document, styles);
  const stop = enhance(RESTOCK_BOX, (element, gone) => {
    const box = element as HTMLElement;
    boxes.set(box, createBox(box, gone));
    if (isOurPage) return;
    const serve = () => serveBox(box, gone).catch((error) => report(error, 'a restock box could not be served'));
    // A product that could not be fetched is fetched again when the connection is back.
    addEventListener('online', serve, { signal: gone });
    void serve();
  });
  signal.addEventListener('abort', stop);
  return functions;
}
