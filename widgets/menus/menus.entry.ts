/** The module of pages whose menu on phones needs a script: themes of the families Brine and 7.1. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startMenus } from './start-menus.ts';

export const started = loaderHasRun().then(() => whenEnabled(startMenus));
