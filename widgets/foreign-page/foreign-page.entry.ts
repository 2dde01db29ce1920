/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, hides the controls that the shop does not serve, and fetches the modules that do what
 * the platform's would. Modules for what the platform does not do come in any case. What the first window does not show
 * comes with the visitor's first sign. The Worker's own pages name these modules themselves.
 */
import { onceInWindow } from '#runtime/in-window.ts';
import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { onFirstSign } from '#runtime/signs-of-life.ts';
import { hideUnserved } from './hide-unserved.ts';
import { preparePart } from './load-part.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => {
  hideUnserved();
  revealContent();
  startParts(true);
});

startParts(false);

function startParts(isPlatforms: boolean): void {
  for (const part of PAGE_PARTS) {
    if (part.isPlatforms !== isPlatforms) continue;
    const start = preparePart(part);
    if ('look' in part && part.look === 'always') start();
    else onFirstSign(start);
    if ('look' in part && part.look === 'in-window') onceInWindow(part.selector, start);
  }
}
