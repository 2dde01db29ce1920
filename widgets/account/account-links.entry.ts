/** The module of pages on which the engine has written links to a person's account. */
import { loaderHasRun } from '#runtime/loader-has-run.ts';

export const started = loaderHasRun().then(async () => (await import('./enhance-links.ts')).startAccountLinks());
