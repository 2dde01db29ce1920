import { type PartModule, partImports } from 'part-imports';
import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import type { PagePart, PagePartName } from '#runtime/page-parts.ts';
import { PART_CONTROLS } from '#runtime/part-controls.ts';
import { holdPresses } from './hold-presses.ts';

const CONTROLS: Partial<Record<PagePartName, string>> = PART_CONTROLS;

/**
 * Fetches the module of a part of the page for the first element that needs it. Presses of its controls are held until it
 * has started.
 */
export function loadPart({ name, selector }: PagePart & { name: PagePartName }): void {
  const controls = CONTROLS[name];
  const release = controls ? holdPresses(() => controls, load) : () => {};
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
    release();
  }

  enhance(selector, () => void load());
}
