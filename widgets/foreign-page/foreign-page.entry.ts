/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, hides the controls that the shop does not serve, and fetches the modules that do what
 * the platform's would. Modules for what the platform does not do come in any case. The Worker's own pages name them
 * themselves.
 */
import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { hideUnserved } from './hide-unserved.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => {
  hideUnserved();
  revealContent();
  loadParts(true);
});

loadParts(false);

/** Fetches a module for the first element that needs it. The loader reports one that cannot be fetched. */
function loadParts(isPlatforms: boolean): void {
  for (const part of PAGE_PARTS) {
    if (part.isPlatforms === isPlatforms)
      enhance(
        part.selector,
        () =>
          void boot()
            .load(part.name)
            .catch(() => {}),
      );
  }
}
