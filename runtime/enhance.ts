import { boot } from './boot.ts';
import { report } from './report.ts';

/**
 * Runs `setUp` once for each matching element, now and later. Its signal fires when the element leaves the page or the
 * returned function is called; a move does not count as leaving. An element that returns is set up again. An error in
 * `setUp` is reported, and the signal then undoes what it had started.
 */
export function enhance(selector: string, setUp: (element: Element, signal: AbortSignal) => void): () => void {
  const running = new Map<Element, AbortController>();

  function start(element: Element): void {
    if (running.has(element)) return;
    const stopping = new AbortController();
    running.set(element, stopping);
    try {
      setUp(element, stopping.signal);
    } catch (error) {
      report(error, `enhance ${selector}`);
      stopping.abort();
    }
  }

  function startWithin(root: Document | Element): void {
    if (root instanceof Element && root.matches(selector)) start(root);
    for (const element of root.querySelectorAll(selector)) start(element);
  }

  function stopDeparted(): void {
    for (const [element, stopping] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      stopping.abort();
    }
  }

  const unobserve = boot().observe((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) stopDeparted();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) startWithin(node);
    }
  });
  startWithin(document);

  return () => {
    unobserve();
    for (const stopping of running.values()) stopping.abort();
    running.clear();
  };
}
