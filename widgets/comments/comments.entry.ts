/**
 * The module of pages on which the engine has written boxes for comments. What it does is fetched late, so that it shares
 * nothing with other modules: once a box comes near the window.
 */
import { lazy } from '#runtime/lazy.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { COMMENTS_BOX } from '#runtime/page/comments-box.ts';
import { whenNear } from '#runtime/when-near.ts';

const load = lazy(() => import('./start-boxes.ts'));

// Without it, comments stay as they came with the page, and its form reloads the page.
const start = () =>
  void load().then(
    ({ startBoxes }) => startBoxes(),
    () => {},
  );
void loaderHasRun().then(() => whenNear(COMMENTS_BOX, start));
