import { report } from './report.ts';

/** How long a slice may take: browsers count a task of 50 ms as long, and lay out what a slice has changed. */
const SLICE_MS = 8;

const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Does pieces of work in their order, in slices between which the browser answers the visitor. The first slice follows
 * whatever runs now. An error in a piece is reported, and the others go on.
 */
export function inSlices(work: () => void): void {
  waiting.push(work);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(doSlice);
}

function doSlice(): void {
  const end = performance.now() + SLICE_MS;
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    try {
      work();
    } catch (error) {
      report(error, 'a piece of work');
    }
    if (performance.now() >= end) break;
  }
  isScheduled = waiting.length > 0;
  if (isScheduled) setTimeout(doSlice);
}
