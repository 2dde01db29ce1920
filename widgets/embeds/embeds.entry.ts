/** The module of pages with videos and maps of others, which are fetched after a press. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { EMBED_LINK, VIDEO_WRAPPER } from '#runtime/page/embeds.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { startLink } from './start-link.ts';
import { startWrapper } from './start-wrapper.ts';

export const started = loaderHasRun().then(() => {
  enhance(EMBED_LINK, startLink);
  whenEnabled(() => enhance(VIDEO_WRAPPER, startWrapper));
});
