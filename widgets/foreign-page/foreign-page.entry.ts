/**
 * Entry module for pages that the shop's Worker did not write. Where the platform's own scripts do not run, it reveals
 * what they would have revealed, hides the controls that the shop does not serve, and shows pictures and galleries. Other
 * modules come with the visitor's first sign: those that do the rest of what the platform's scripts would, and those for
 * what the platform does not have. The Worker's own pages name these modules themselves.
 */
import { partImports } from 'part-imports-galleries';
import { boot } from '#runtime/boot.ts';
import { onceInWindow } from '#runtime/in-window.ts';
import { showProductGalleries } from '#runtime/look/show-product-galleries.ts';
import { startPictures } from '#runtime/look/start-pictures.ts';
import { GALLERY } from '#runtime/page/gallery-root.ts';
import { PART_CONTROLS } from '#runtime/part-controls.ts';
import { onFirstSign } from '#runtime/signs-of-life.ts';
import { hideUnserved } from './hide-unserved.ts';
import { holdPresses } from './hold-presses.ts';
import { revealContent } from './reveal-content.ts';
import { whenPlatformIsAbsent } from './when-platform-is-absent.ts';

let controls: string = PART_CONTROLS.embeds;

whenPlatformIsAbsent(() => {
  controls = Object.values(PART_CONTROLS).join();
  hideUnserved();
  revealContent();
  startPictures();
  showProductGalleries();
  // The places of their pictures are computed.
  onceInWindow(GALLERY, () => void load('galleries', partImports.galleries));
});

let isVisited = false;
const release = holdPresses(() => controls, loadParts);
onFirstSign(loadParts);

async function loadParts(): Promise<void> {
  if (isVisited) return;
  isVisited = true;
  await load('late-parts', () => import('./late-parts.ts'));
  release();
}

/**
 * Fetches a module. What cannot be fetched is left to the loader, which finds the newest build's, and logs a failure: the
 * page then stays as its author wrote it.
 */
function load(name: string, importModule: () => Promise<unknown>): Promise<unknown> {
  return importModule()
    .catch(() => boot().load(name))
    .catch(() => {});
}
