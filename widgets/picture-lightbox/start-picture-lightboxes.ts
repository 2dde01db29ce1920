import { enhance } from '#runtime/enhance.ts';
import { lazy } from '#runtime/lazy.ts';
import { PICTURE_LIGHTBOX } from '#runtime/page/picture-lightbox.ts';
import { keepPresses } from '#runtime/ui/keep-presses.ts';

const loadEnlarging = lazy(() => import('./enlarge-picture.ts'));

/** Lets presses on the pictures of picture blocks enlarge them, by a module that the visitor's first sign fetches. */
export function startPictureLightboxes(): () => void {
  return enhance(PICTURE_LIGHTBOX, (element, gone) => {
    const opener = element as HTMLElement;
    keepPresses(opener, {
      selector: PICTURE_LIGHTBOX,
      load: async () => (await loadEnlarging()).enlargePicture(opener, gone),
      gone,
    });
  });
}
