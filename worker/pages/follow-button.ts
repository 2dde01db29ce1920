import type { Context } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { RevisedFormatter } from './revised-formatter.ts';

const NAME = / data-username="([^"]*)"/;
/** Letters of account names; the engine does not escape what else it was given. */
const ACCOUNT = /^@?(\w{1,50})$/;

/**
 * The engine's button to follow an account on X. Its HTML is an inline script, which the policy of pages refuses, and an
 * empty element for that script; here it is a plain link.
 */
export class FollowButton extends RevisedFormatter {
  protected revise(html: string, context: Context): string {
    const [, account] = ACCOUNT.exec(NAME.exec(html)?.[1] ?? '') ?? [];
    if (account === undefined) return '';
    const label: string = context.resolve(['localizedStrings', 'followText']).asString();
    const text = escapeHtml(fill(label, { account: `@${account}` }));
    return `<div class="squarespace-follow-button" data-username="${account}"><a href="https://x.com/intent/follow?screen_name=${account}" target="_blank" rel="noopener">${text}</a></div>`;
  }
}
