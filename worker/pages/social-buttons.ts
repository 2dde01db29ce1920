import { type Context, Node, type Variable } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { shareLinks } from '#runtime/domain/share-links.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

const END = /<\/(?:div|span)>$/;

/**
 * The engine's place for share buttons, which it leaves empty: filled with plain links, which need no script. An item
 * with `shareButtonOptions` of its own has those in place of the site's.
 */
export class SocialButtons extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [item] = variables;
    if (!item) return;
    const text = (name: string): string => item.node.get(name).asString();
    const website = (name: string) => context.resolve(['website', name]);
    const label: string = context.resolve(['localizedStrings', 'shareOnText']).asString();
    const page = {
      url: new URL(text('fullUrl'), website('baseUrl').asString()).href,
      title: text('title'),
      picture: absolute(text('assetUrl'), website('baseUrl').asString()),
    };
    const own = item.node.get('shareButtonOptions');
    const options = own.isMissing() ? website('shareButtonOptions').value : own.value;
    const links = shareLinks(options, page).map(
      ({ key, name, href }) =>
        `<a class="sq-share" data-service="${key}" href="${escapeHtml(href)}" target="_blank" rel="noopener" aria-label="${escapeHtml(fill(label, { service: name }))}">${name}</a>`,
    );
    // The engine reads the site's options alone.
    context.pushNode(new Node({ website: { shareButtonOptions: options } }));
    try {
      this.original.apply(args, variables, context);
    } finally {
      context.pop();
    }
    const html = item.get();
    if (typeof html === 'string') item.set(html.replace(END, (end) => links.join(' ') + end));
  }
}

function absolute(address: string, base: string): string {
  return address === '' ? '' : new URL(address, base).href;
}
