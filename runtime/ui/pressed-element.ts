const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Returns the element to which the focus returns when what it has opened is closed: the control that was pressed, because
 * Safari gives a button no focus by a click, or else what has the focus, also in shadow roots.
 */
export function pressedElement(event?: Event): HTMLElement | null {
  const pressed = event?.composedPath().find((node) => node instanceof HTMLElement && node.matches(CONTROL));
  if (pressed) return pressed as HTMLElement;
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}
