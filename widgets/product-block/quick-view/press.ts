import { report } from '#runtime/report.ts';
import { productInAddress } from './address.ts';
import { explain } from './explain.ts';
import { openQuickView } from './open.ts';

/** Opens the quick view that a button is for, or says why it cannot be opened. Rejects where scripts cannot be fetched. */
export async function open(button: HTMLElement): Promise<void> {
  try {
    await openQuickView(button.dataset.id ?? '', button);
  } catch (error) {
    explain(error, button);
  }
}

/** Opens the one that the page's address names. Nobody has pressed anything: what fails is reported only. */
export function openNamed(): void {
  const named = productInAddress();
  if (named) openQuickView(named).catch((error) => report(error, 'quick view'));
}
