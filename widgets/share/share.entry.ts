/**
 * The module of pages on which the engine has left room for share buttons. It fetches what completes them at once, but as
 * a late module: what that imports is no part of the files that every page fetches.
 */
import { lazy } from '#runtime/lazy.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';

const load = lazy(() => import('./start-share.ts'));

// Without it, the links that came with the page still work.
void loaderHasRun().then(() =>
  whenEnabled(
    () =>
      void load().then(
        ({ startShare }) => startShare(),
        () => {},
      ),
  ),
);
