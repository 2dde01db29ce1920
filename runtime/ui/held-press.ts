/** Events that end a press, with the pause after which its click has come: that of a touch comes late. */
const ENDS = { click: 0, pointercancel: 0, pointerup: 300 };
/** A press of which the page hears no end delays nothing longer than this. */
const LONGEST_PRESS_MS = 2_000;

let release = () => {};
let released: Promise<void> | undefined;

function hold(): void {
  released = new Promise((resolve) => {
    release = resolve;
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

/** Notes from now on when the visitor holds a mouse button or a finger down. */
export function watchPresses(): void {
  if (document.querySelector(':active')) hold();
  document.addEventListener('pointerdown', hold, true);
  for (const [type, delay] of Object.entries(ENDS)) {
    document.addEventListener(type, () => setTimeout(release, delay), true);
  }
}

/**
 * Resolves when the visitor holds no press. What would move a button waits for it: a button that is no longer under the
 * pointer when it is lifted gets no click.
 */
export async function whenReleased(): Promise<void> {
  await released;
}
