/**
 * The module of pages on which the engine has written room for share buttons. What completes them is fetched
 * once a row comes near the window, as a late module: what that imports is no part of the files that every page
 * fetches.
 */
import { lazy } from '#runtime/lazy.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { SHARE_BUTTONS } from '#runtime/page/share-buttons.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { whenNear } from '#runtime/when-near.ts';

const load = lazy(() => import('./start-share.ts'));

// Without it, the links that came with the page still work.
const start = () =>
  void load().then(
    ({ startShare }) => startShare(),
    () => {},
  );
void loaderHasRun().then(() => whenEnabled(() => whenNear(SHARE_BUTTONS, start)));
