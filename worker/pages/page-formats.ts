import type { PageContext } from './answer.ts';
import { dataAnswers } from './answer-data.ts';
import type { Answers } from './answers.ts';
import { answerFound } from './moved.ts';
import { jsonOf } from './page-json.ts';
import { atomFeed } from './post-feed/atom.ts';
import { jsonFeed } from './post-feed/json-feed.ts';
import { postFeedOf } from './post-feed/post-feed.ts';
import { rssFeed } from './post-feed/rss.ts';
import type { View } from './view.ts';

/** The forms beside HTML in which a page of a collection or an item is answered, by the query `format`. */
const FORMATS: ReadonlyMap<string, Answers> = new Map([
  ['json', dataAnswers(jsonOf(0))],
  ['json-pretty', dataAnswers(jsonOf(2))],
]);
/** Those of lists alone. */
const LIST_FORMATS: ReadonlyMap<string, Answers> = new Map([
  ['rss', dataAnswers(async (c, view) => rssFeed(await postFeedOf(c, view)))],
  ['atom', dataAnswers(async (c, view) => atomFeed(await postFeedOf(c, view)))],
  ['jsonfeed', dataAnswers(async (c, view) => jsonFeed(await postFeedOf(c, view)))],
]);

/** Answers with a view in the form that the query asks for; with its page where it has none of that form. */
export function answerInFormat(c: PageContext, view: View): Promise<Response> {
  const { format } = c.req.query();
  if (format === undefined || view.status !== 200 || !view.collection) return answerFound(c, view);
  const lists = view.kind === 'list' ? LIST_FORMATS.get(format) : undefined;
  return answerFound(c, view, FORMATS.get(format) ?? lists);
}
