import { fill } from '#runtime/i18n/fill.ts';
import { LESSON_PATH } from '../site/page-paths.ts';
import { accountPath } from '../site/return-path.ts';
import type { Texts } from './localized-strings.ts';
import type { View } from './view.ts';

/**
 * Returns what templates of a course say about the visitor's progress: how much is finished, and for the form that a
 * lesson has its address, its entries and its button. A visitor who has not signed in gets a link to do so.
 */
export function lessonProgress(
  { course, item, path }: Pick<View, 'course' | 'item' | 'path'>,
  { lessons: texts }: Pick<Texts, 'lessons'>,
) {
  if (!course) return { isSignedIn: false, signInUrl: accountPath(path), signInText: texts.signIn };
  const { finished, total } = course.progress;
  const text = fill(texts.progress, { finished: String(finished), total: String(total) });
  const isFinished = item !== undefined && course.finished.has(item.id);
  return {
    isSignedIn: true,
    text,
    ...(item && {
      form: {
        url: LESSON_PATH,
        itemId: item.id,
        action: isFinished ? 'forget' : 'finish',
        returnPath: path,
        buttonText: isFinished ? texts.forget : texts.finish,
      },
    }),
  };
}
