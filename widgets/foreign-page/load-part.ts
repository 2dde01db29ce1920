import { type PartModule, partImports } from 'part-imports';
import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import type { PagePart, PagePartName } from '#runtime/page-parts.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';

/**
 * Prepares a part of the page: presses of its controls are kept until its module has started, and the last one is then
 * pressed again. Returns the function that fetches the module for the first element that needs it.
 */
export function preparePart({ name, selector, controls }: PagePart & { name: PagePartName }): () => void {
  const keeping = new AbortController();
  let pressed: HTMLElement | null = null;
  let isAsked = false;

  async function load(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    try {
      // What cannot be fetched is left to the loader, which tries again, finds the newest build's, and logs a failure.
      const { started } = await partImports[name]().catch(() => boot().load(name) as Promise<PartModule>);
      await started;
    } catch {
      // The page's own control is pressed in its place.
    }
    keeping.abort();
    pressed?.click();
  }

  function keep(event: MouseEvent): void {
    const control = controls && (event.target as Element).closest<HTMLElement>(controls);
    if (!control || !isPlainPress(event)) return;
    pressed = control;
    event.preventDefault();
    event.stopImmediatePropagation();
    void load();
  }

  if (controls) document.addEventListener('click', keep, { capture: true, signal: keeping.signal });
  return () => void enhance(selector, () => void load());
}
