import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { type EventTime, machineTime } from '#runtime/domain/event-time.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import type { Site } from '../site/site.ts';
import { timeText } from './time-text.ts';

/**
 * Writes when an event takes place as HTML, for its own page. The module "event-times" reads the attributes and adds the
 * time of the visitor's clocks where they differ; whole days are the same everywhere.
 */
export function timeHtml(
  time: EventTime,
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
  localText: string,
) {
  const { startsAt, endsAt, isAllDay } = time;
  const machine = (moment: number) => machineTime(moment, isAllDay, timeZone);
  const local = ` data-sq-event-end="${machine(endsAt)}" data-sq-event-zone="${escapeHtml(timeZone)}" data-sq-event-local="${escapeHtml(localText)}" lang="${supportedLocale(language) ?? 'en'}"`;
  const text = escapeHtml(timeText(time, { language, timeZone }));
  return `<time datetime="${machine(startsAt)}"${isAllDay ? '' : local}>${text}</time>`;
}
