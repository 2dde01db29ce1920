/** Lets an element that a theme only styles as a button be one: by role, by Tab, and by Enter and the space bar. */
export function beButton(element: HTMLElement, gone: AbortSignal): void {
  if (element.matches('button,a[href]')) return;
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || !/^(?:Enter| )$/.test(event.key)) return;
      event.preventDefault();
      element.click();
    },
    { signal: gone },
  );
}
