/** The module of pages with the platform's audio blocks. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { AUDIO_PLAYER } from '#runtime/page/audio-player.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { showPlayer } from './show-player.ts';

void loaderHasRun().then(() => whenEnabled(() => enhance(AUDIO_PLAYER, showPlayer)));
