import type { Context } from '@squarespace/template-engine';
import { formatCount, HEART } from '#runtime/domain/likes.ts';
import { RevisedFormatter } from './revised-formatter.ts';

const ICON = `<svg class="sq-heart" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${HEART}"/></svg>`;

/**
 * The engine's like button, which comes without icon and number. Its script makes a button of it, of the same size; until
 * then a press does nothing.
 */
export class LikeButton extends RevisedFormatter {
  protected revise(html: string, context: Context): string {
    const count = Number(/ data-like-count="(\d+)"/.exec(html)?.[1] ?? 0);
    const language: string = context.resolve(['website', 'language']).asString();
    return html
      .replace('<span class="like-icon">', (start) => start + ICON)
      .replace('<span class="like-count">', (start) => start + formatCount(count, language));
  }
}
