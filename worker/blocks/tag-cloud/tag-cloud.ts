import { TagCloudBlock } from '#runtime/contracts/content-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { addressOfName, nameStatements, namesOf } from '../archive/names.ts';
import { blockKind } from '../block-kind.ts';
import { counted } from '../counted.ts';
import style from './tag-cloud.css';

const MAX_WEIGHT = 5;

/** The tags of a collection, larger the more items have them. */
export const tagCloud = blockKind({
  type: 'tagcloud',
  contract: TagCloudBlock,
  style,
  statements: ({ collectionId }, { env, site }) => nameStatements(env.DB, site.siteId, collectionId),
  render({ headerText, showCount, limit }, { rows, context: { site, texts } }) {
    const found = namesOf(rows, 'tag', site, Number.POSITIVE_INFINITY);
    if (!found) return '';
    const { blocks } = texts;
    // The most frequent ones, in the order of the alphabet.
    const most = new Set([...found.names].sort((a, b) => b.count - a.count).slice(0, limit));
    const highest = Math.max(...found.names.map(({ count }) => count));
    const items = found.names
      .filter((name) => most.has(name))
      .map((name) => {
        const many = counted(name.count, { none: '', one: blocks.oneItem, many: blocks.items });
        const count = showCount ? ` <span aria-hidden="true">(${name.count})</span>` : '';
        const href = escapeHtml(addressOfName(found.address, 'tag', name));
        return `<li class="tag-weight-${weightOf(name.count, highest)}"><a href="${href}" title="${escapeHtml(many)}"><bdi>${escapeHtml(name.text)}</bdi></a>${count}</li>`;
      });
    const header = headerText && `<h2 class="tag-cloud-heading" dir="auto">${escapeHtml(headerText)}</h2>`;
    return `<nav class="tag-cloud-block" aria-label="${escapeHtml(headerText || blocks.tags)}">${header}<ul class="tag-cloud" role="list">${items.join('')}</ul></nav>`;
  },
});

/** From 1, for a tag of one item, to 5, for the most frequent one. */
function weightOf(count: number, highest: number): number {
  return highest <= 1 ? 1 : 1 + Math.round(((count - 1) / (highest - 1)) * (MAX_WEIGHT - 1));
}
