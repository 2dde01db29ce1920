/**
 * Lets a first touch of a folder in a header open it, as a mouse does by being over it; the next touch follows its link.
 */
export function openFoldersByTouch(title: Element, gone: AbortSignal): void {
  let isTouched = false;
  title.addEventListener(
    'click',
    (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' || isTouched) return;
      event.preventDefault();
      isTouched = true;
    },
    { signal: gone },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!title.contains(target as Element)) isTouched = false;
    },
    { signal: gone },
  );
}
