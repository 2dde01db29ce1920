/** The module of pages of events: visitors elsewhere see the time of their own clocks. */
import { enhance } from '#runtime/enhance.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { EVENT_TIME } from '#runtime/page/event-time.ts';
import { showLocalTime } from './show-local-time.ts';

void loaderHasRun().then(() => enhance(EVENT_TIME, showLocalTime));
