/**
 * The module of pages on which the engine has written like buttons. What makes them work is fetched once one
 * comes near the window, as a late module: what that imports is no part of the files that every page
 * fetches.
 */
import { lazy } from '#runtime/lazy.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { LIKE_BUTTON } from '#runtime/page/like-button.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { whenNear } from '#runtime/when-near.ts';

const load = lazy(() => import('./start-likes.ts'));
/** Elements that visitors press before they hold a button; a visitor's first act may be such a press. */
const pressed = new Set<Element>();

document.addEventListener(
  'click',
  ({ target }) => {
    const element = target instanceof Element && target.closest(LIKE_BUTTON);
    if (element && !element.querySelector('button')) pressed.add(element);
  },
  true,
);

// Without it, icons and numbers stay as they came with the page.
const start = () =>
  void load().then(
    ({ startLikes }) => startLikes(pressed),
    () => {},
  );
void loaderHasRun().then(() => whenEnabled(() => whenNear(LIKE_BUTTON, start)));
