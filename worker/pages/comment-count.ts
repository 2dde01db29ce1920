import type { Context, Variable } from '@squarespace/template-engine';
import { countText } from '#runtime/domain/comments/comment-html.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

/** The engine's words, by themselves or in the link of `comment-link`. */
const ENGLISH = /\b(?:No|\d+)\s+Comments?\b/;

/** The engine's `comment-count` and `comment-link`, whose words are English: a page in another language has its own. */
export class CommentCount extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [output] = variables;
    const count = output?.node.get('publicCommentCount').asNumber() ?? 0;
    this.original.apply(args, variables, context);
    const texts = context.resolve(['commentTexts']);
    const written = output?.get();
    if (typeof written !== 'string' || texts.isMissing()) return;
    const text = escapeHtml(countText(count, texts.value));
    output?.set(written.replace(ENGLISH, () => text));
  }
}
