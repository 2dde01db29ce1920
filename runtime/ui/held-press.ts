/**
 * How long after each event a press counts as held, in ms: one of which the page hears no end at most 10 s, and one by
 * touch until its click, which may come 300 ms after the finger was lifted.
 */
const HELD_MS = { pointerdown: 10_000, pointerup: 300, pointercancel: 0, click: 0 };
const POLL_MS = 20;

/** Runs while a press is held. */
let holding: ReturnType<typeof setTimeout> | undefined;

function holdFor(delay: number): void {
  clearTimeout(holding);
  holding = setTimeout(() => {
    holding = undefined;
  }, delay);
}

function follow({ type, isTrusted }: Event): void {
  if (isTrusted) holdFor(HELD_MS[type as keyof typeof HELD_MS]);
}

/** Records from now on whether the visitor holds a mouse button or a finger down. Further calls change nothing. */
export function watchPresses(): void {
  if (document.querySelector(':active')) holdFor(HELD_MS.pointerdown);
  for (const type in HELD_MS) document.addEventListener(type, follow, true);
}

/**
 * Resolves when the visitor holds no press. What would move a button waits for it: a button that is no longer under the
 * pointer when it is lifted gets no click.
 */
export async function whenReleased(): Promise<void> {
  while (holding) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
