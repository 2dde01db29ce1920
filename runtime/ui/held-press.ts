/** How long after each event a press counts as ended, in ms. The click of a touch may come up to 300 ms later. */
const ENDS = { click: 0, pointercancel: 0, pointerup: 300 };
/** A press of which the page hears no end delays nothing longer than this. */
const LONGEST_PRESS_MS = 10_000;

let released: Promise<void> | undefined;
let release: (() => void) | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

function endIn(delay: number): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    release?.();
    released = undefined;
  }, delay);
}

function hold(): void {
  released ??= new Promise((resolve) => {
    release = resolve;
  });
  endIn(LONGEST_PRESS_MS);
}

/** Records from now on whether the visitor holds a mouse button or a finger down. */
export function watchPresses(): void {
  if (document.querySelector(':active')) hold();
  document.addEventListener('pointerdown', hold, true);
  for (const [type, delay] of Object.entries(ENDS)) {
    document.addEventListener(type, ({ isTrusted }) => isTrusted && endIn(delay), true);
  }
}

/**
 * Resolves when the visitor holds no press. What would move a button waits for it: a button that is no longer under the
 * pointer when it is lifted gets no click.
 */
export async function whenReleased(): Promise<void> {
  await released;
}
