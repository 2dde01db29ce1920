/** The module of pages on which the engine has left room for share buttons. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startShare } from './start-share.ts';

void loaderHasRun().then(() => whenEnabled(startShare));
