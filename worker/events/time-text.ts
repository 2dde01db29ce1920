import { type EventTime, eventTimeText } from '#runtime/domain/event-time.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import type { Site } from '../site/site.ts';

/** Writes when an event takes place in the site's language, by its clocks. */
export function timeText(
  time: EventTime,
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  length: 'long' | 'short' = 'long',
): string {
  return eventTimeText(time, { language: supportedLocale(language), timeZone }, length);
}
