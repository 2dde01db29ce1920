import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { doorsOf } from './doors.ts';
import { collectionAt } from './rows.ts';
import { select } from './selections.ts';
import { notFound, readContent, shared, type View } from './view.ts';

/** Returns the events of a collection for its calendar. */
export async function feedView(db: D1Database, site: Site, urlId: string): Promise<View> {
  const content = await readContent(db, site, select.calendar(urlId, translationOf(site)));
  const collection = collectionAt(content.collections, urlId);
  const hasEvents = content.items.length > 0 || collection?.options.order === 'date';
  if (!collection || !hasEvents) return notFound(content, collection);
  const { template } = collection;
  const path = `/${collection.urlId}`;
  const doors = doorsOf(collection);
  return {
    ...shared(content),
    pageType: PAGE_TYPE.mainContent,
    status: 200,
    template,
    kind: 'list',
    path,
    collection,
    doors,
  };
}
