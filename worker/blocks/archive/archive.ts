import { ARCHIVE_GROUPS, ArchiveBlock, type ArchiveGroup, PostsByBlock } from '#runtime/contracts/content-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { type BlockContext, blockKind } from '../block-kind.ts';
import { counted } from '../counted.ts';
import style from './archive.css';
import { addressOfName, nameStatements, namesOf } from './names.ts';

/** Links to the months, categories, tags or authors of a collection, with the number of items. */
export const archive = blockKind({
  type: 'archive',
  contract: ArchiveBlock,
  style,
  statements: ({ collectionId }, { env, site }) => nameStatements(env.DB, site.siteId, collectionId),
  render: (settings, { rows, context }) => archiveHtml(settings, rows, context),
});

/** `postsbymonth` and its kind: an archive by one of them. */
export const POSTS_BY = ARCHIVE_GROUPS.map((groupBy) =>
  blockKind({
    type: `postsby${groupBy}`,
    contract: PostsByBlock,
    style,
    statements: ({ collectionId }, { env, site }) => nameStatements(env.DB, site.siteId, collectionId),
    render: (settings, { rows, context }) => archiveHtml({ ...settings, groupBy }, rows, context),
  }),
);

interface Archive {
  groupBy: ArchiveGroup;
  headerText: string;
  showCount: boolean;
  limit: number;
}

function archiveHtml(
  { groupBy, headerText, showCount, limit }: Archive,
  rows: readonly (readonly unknown[])[],
  { site, texts: { blocks } }: BlockContext,
): string {
  const found = namesOf(rows, groupBy, site, limit);
  if (!found) return '';
  const items = found.names.map((name) => {
    const many = counted(name.count, { none: '', one: blocks.oneItem, many: blocks.items });
    const count = showCount
      ? ` <span class="archive-item-count" aria-label="${escapeHtml(many)}" role="img">(${name.count})</span>`
      : '';
    const href = escapeHtml(addressOfName(found.address, groupBy, name));
    return `<li class="archive-item"><a class="archive-item-link" href="${href}"><bdi>${escapeHtml(name.text)}</bdi></a>${count}</li>`;
  });
  const header = headerText && `<h2 class="archive-heading" dir="auto">${escapeHtml(headerText)}</h2>`;
  return `<nav class="archive-block archive-group-by-${groupBy}" aria-label="${escapeHtml(headerText || blocks.archive)}">${header}<ul class="archive-item-list" role="list">${items.join('')}</ul></nav>`;
}
