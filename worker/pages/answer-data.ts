import { entityTag, isFresh } from '../http/entity-tag.ts';
import type { PageContext } from './answer.ts';
import type { Answers } from './answers.ts';
import type { View } from './view.ts';

/** A page in another form than HTML. */
export interface PageData {
  text: string;
  contentType: string;
  /** Name under which a browser saves it; undefined for what a browser shows. */
  fileName?: string;
}

/** Returns how a view is answered with its data, for everybody and for those who alone may see it. */
export function dataAnswers(dataOf: (c: PageContext, view: View) => PageData | Promise<PageData>): Answers {
  return {
    everybody: async (c, view) => answerData(c, await dataOf(c, view), 'private, no-cache'),
    some: async (c, view) => answerData(c, await dataOf(c, view), 'private, no-store'),
  };
}

async function answerData(
  c: PageContext,
  { text, contentType, fileName }: PageData,
  cacheControl: string,
): Promise<Response> {
  const etag = await entityTag(text);
  const headers = {
    'Cache-Control': cacheControl,
    'Content-Type': contentType,
    'X-Robots-Tag': 'noindex',
    ETag: etag,
    ...(fileName !== undefined && {
      'Content-Disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
    }),
  };
  if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, headers);
}
