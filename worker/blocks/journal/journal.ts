import { JournalBlock, SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockKind } from '../block-kind.ts';
import { type SummaryRows, summaryStatements } from '../summary/rows.ts';
import style from '../summary/summary.css';
import { summaryHtml } from '../summary/summary-html.ts';

/** The newest posts of a blog, one below the other, and a link to all of them. */
export const journal = blockKind({
  type: 'journal',
  contract: JournalBlock,
  style,
  statements: (settings, context) => summaryStatements(context, asSummary(settings)),
  render(settings, { rows, context }) {
    const found = rows as SummaryRows;
    const posts = summaryHtml(asSummary(settings), found, context);
    const [[collection], [post]] = found;
    if (!posts || !collection) return '';
    const href = escapeHtml(`/${post?.collection_slug ?? collection.url_id}`);
    const all = `<p><a class="journal-all" href="${href}">${escapeHtml(context.texts.blocks.allPosts)}</a></p>`;
    return `<div class="journal-block-wrapper">${posts}${settings.showAllLink ? all : ''}</div>`;
  },
});

function asSummary({ showAllLink: _, filter, ...settings }: JournalBlock): SummaryBlock {
  return SummaryBlock.parse({ ...settings, filter, design: 'list', sort: 'newest', showPastOrUpcomingEvents: 'both' });
}
