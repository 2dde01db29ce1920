import type { PageType } from '#runtime/contracts/enumerations.ts';
import { answerOnce, type PageContext } from './answer.ts';
import { noticeView, type View } from './view.ts';

export { answerPageError } from './answer.ts';

export interface PlainPage {
  title: string;
  /** Safe HTML that stands below the title's heading. */
  main: string;
  pageType: PageType;
  /** 200 unless said otherwise. */
  status?: View['status'];
}

/**
 * Answers with a page in the shop's own frame: its template 'notice.page', or the title and text alone where the
 * shop has none. It is never kept, never indexed, and its address is told to nobody.
 */
export async function renderPlainPage(c: PageContext, page: PlainPage): Promise<Response> {
  const { title, main, pageType, status = 200 } = page;
  return answerOnce(c, await noticeView(c.env.DB, c.get('site'), { title, main }, { pageType, status }));
}
