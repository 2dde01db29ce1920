import { report } from '#runtime/report.ts';
import { setBusy } from '#runtime/ui/presses.ts';
import { productInAddress } from './address.ts';
import { explain } from './explain.ts';
import { openQuickView } from './open.ts';

/** Opens the quick view of a button, which is busy meanwhile, or shows why it cannot be opened. */
export async function open(button: HTMLElement): Promise<void> {
  setBusy(button, true);
  try {
    await openQuickView(button.dataset.id ?? '', button);
  } catch (error) {
    explain(error, button);
  } finally {
    setBusy(button, false);
  }
}

/**
 * Opens the quick view that the page's address names. A failure is only reported, because the visitor pressed nothing.
 */
export function openNamed(): void {
  const named = productInAddress();
  if (named) openQuickView(named).catch((error) => report(error, 'quick view'));
}
