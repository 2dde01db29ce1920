import { itemUrl } from '../catalogue/service.ts';
import { icalendar } from '../events/service.ts';
import { localPath } from '../site/local-path.ts';
import type { PageContext } from './answer.ts';
import { dataAnswers } from './answer-data.ts';
import { answerView } from './members-only.ts';
import type { Item } from './rows.ts';
import type { View } from './view.ts';

const CALENDAR = 'text/calendar; charset=utf-8';

/** Calendars (iCalendar) of one event and of a collection, for visitors who may see their pages. */

export async function answerEvent(c: PageContext, view: View): Promise<Response> {
  const { item } = view;
  if (!item) return answerView(c, view);
  const fileName = `${item.urlSlug}.ics`;
  return answerView(
    c,
    view,
    dataAnswers(() => ({ text: calendarOf(c, view, [item]), contentType: CALENDAR, fileName })),
  );
}

/** Answers with the events of a collection, for calendars that read them again and again. */
export async function answerFeed(c: PageContext, found: Promise<View>): Promise<Response> {
  const view = await found;
  const { collection, items } = view;
  if (view.status !== 200 || !collection) return answerView(c, view);
  const fileName = `${collection.urlId}.ics`;
  return answerView(
    c,
    view,
    dataAnswers(() => ({ text: calendarOf(c, view, items, collection.title), contentType: CALENDAR, fileName })),
  );
}

function calendarOf(c: PageContext, { collection }: View, items: readonly Item[], name?: string): string {
  const { site } = c.var;
  const { siteId, title, timeZone } = site;
  const { origin } = new URL(c.req.url);
  const events = items.map((item) => ({
    item,
    url: origin + encodeURI(localPath(site, itemUrl(collection?.urlId ?? '', item.recordType, item.urlSlug))),
  }));
  return icalendar({ siteId, timeZone, events, ...(name !== undefined && { name: `${name} — ${title}` }) });
}
