/**
 * Lets Tab go round in an open dialog. Browsers do so by themselves, but Firefox leaves a dialog in a shadow root after
 * its last control, and comes back to that one only.
 */
export function keepTab(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const controls = [...controlsIn(dialog)].filter(isReached);
    if (event.shiftKey) controls.reverse();
    const [active] = event.composedPath();
    const isAtStart = event.shiftKey && active instanceof Node && [active, active.parentNode].includes(dialog);
    if (!isAtStart && !isSame(active, controls.at(-1))) return;
    event.preventDefault();
    controls[0]?.focus();
  });
}

/** Yields the controls that can have the focus, in the order of Tab, also those in shadow roots and slots. */
function* controlsIn(parent: Element): Generator<HTMLElement> {
  const slotted = parent instanceof HTMLSlotElement ? parent.assignedElements() : [];
  for (const child of slotted[0] ? slotted : (parent.shadowRoot ?? parent).children) {
    const { shadowRoot, tabIndex } = child as HTMLElement;
    const isShown = child.checkVisibility?.() ?? child.getClientRects()[0];
    if (isShown && !shadowRoot && tabIndex >= 0 && !child.matches(':disabled')) yield child as HTMLElement;
    yield* controlsIn(child);
  }
}

/** Whether Tab reaches a control: it reaches the chosen one of a group of radio buttons, or any where none is chosen. */
function isReached(control: HTMLElement, _: number, all: HTMLElement[]): boolean {
  return (
    !isRadio(control) ||
    !all.some((other) => isRadio(other) && other.checked && other !== control && isSame(control, other))
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isRadio(a) && isRadio(b) && a.name === b.name);
}

function isRadio(control: unknown): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio';
}
