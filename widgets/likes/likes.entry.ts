/**
 * The module of pages on which the engine has written like buttons. It fetches what makes them work at once, but as a
 * late module: what that imports is no part of the files that every page fetches.
 */
import { lazy } from '#runtime/lazy.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';

const load = lazy(() => import('./start-likes.ts'));

// Without it, icons and numbers stay as they came with the page.
void loaderHasRun().then(() =>
  whenEnabled(
    () =>
      void load().then(
        ({ startLikes }) => startLikes(),
        () => {},
      ),
  ),
);
