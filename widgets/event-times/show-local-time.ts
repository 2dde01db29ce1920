import { eventTimeText } from '#runtime/domain/event-time.ts';
import { offsetAt } from '#runtime/domain/zoned-time.ts';

/**
 * Writes when an event takes place by the visitor's own clock behind the time that the page shows, unless both are the
 * same. The Worker has written the text around it in the page's language.
 */
export function showLocalTime(element: Element, gone: AbortSignal, timeZone = ownZone()): void {
  const time = element as HTMLTimeElement;
  const { sqEventEnd: end = '', sqEventZone: zone = '', sqEventLocal: text = '' } = time.dataset;
  const startsAt = Date.parse(time.dateTime);
  const endsAt = Date.parse(end);
  if (!text || Number.isNaN(startsAt) || Number.isNaN(endsAt)) return;
  const isSame = [startsAt, endsAt].every((moment) => offsetAt(moment, zone) === offsetAt(moment, timeZone));
  if (isSame) return;
  const language = time.lang || undefined;
  const own = document.createElement('span');
  own.className = 'sq-event-local';
  const event = { startsAt, endsAt, isAllDay: false };
  own.textContent = text.replace('{time}', () => eventTimeText(event, { language, timeZone }, 'short'));
  time.after(' ', own);
  gone.addEventListener('abort', () => own.remove());
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
