/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, and hides the controls that the shop does not serve.
 */
import { hideUnserved } from './hide-unserved.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

whenPlatformIsAbsent(() => {
  hideUnserved();
  revealContent();
});
