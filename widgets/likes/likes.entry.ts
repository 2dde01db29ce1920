/** The module of pages on which the engine has written like buttons. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startLikes } from './start-likes.ts';

void loaderHasRun().then(() => whenEnabled(startLikes));
