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

// Without it, icons and numbers stay as they came with the page.
const start = () =>
  void load().then(
    ({ startLikes }) => startLikes(),
    () => {},
  );
void loaderHasRun().then(() => whenEnabled(() => whenNear(LIKE_BUTTON, start)));
