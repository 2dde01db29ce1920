/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, hides the controls that the shop does not serve, and fetches the script of links to the
 * account. It fetches the script of restock boxes too. The Worker's own pages name both scripts themselves.
 */
import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { ACCOUNT_LINK } from '#runtime/page/account-link.ts';
import { hideUnserved } from './hide-unserved.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => {
  hideUnserved();
  revealContent();
  loadFor(ACCOUNT_LINK, 'account-links');
});

// Where it cannot be fetched, the boxes stay hidden.
loadFor(RESTOCK_BOX, 'restock-boxes');

/** Fetches a module for the first element that needs it. The loader reports one that cannot be fetched. */
function loadFor(selector: string, module: string): void {
  enhance(
    selector,
    () =>
      void boot()
        .load(module)
        .catch(() => {}),
  );
}
