/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, and hides the controls that the shop does not serve. It fetches the script of restock
 * boxes, which the Worker's own pages name themselves.
 */
import { boot } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { RESTOCK_BOX } from '#runtime/hooks.ts';
import { hideUnserved } from './hide-unserved.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => {
  hideUnserved();
  revealContent();
});

// The loader reports a module that cannot be fetched; the boxes then stay hidden.
enhance(
  RESTOCK_BOX,
  () =>
    void boot()
      .load('restock-boxes')
      .catch(() => {}),
);
