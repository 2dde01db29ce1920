import { isLocalPage } from '../local-page.ts';
import { report } from '../report.ts';
import { adoptBrand } from './adopt-brand.ts';
import { SCRIPT_TAG, WRONG_OPENER } from './suspects.ts';

/** Adopts the shop's colours on an idle page of another site, and looks for mistakes where there may be some or their author is. */
export function startOnOtherSites(): void {
  // Without an answer, elements keep the colours that they have without a brand.
  adoptBrand().catch(() => {});
  const isSuspect = document.querySelector(`sq,:not(:defined),${WRONG_OPENER}`);
  if (!isLocalPage() && !isSuspect && document.querySelectorAll(SCRIPT_TAG).length < 2) return;
  import('./check-page.ts').then(
    ({ checkPage }) => checkPage(),
    (error) => report(error, 'set-up'),
  );
}
