import { SUMMARY_VARIANTS } from '#runtime/contracts/block-variants.ts';
import { SummaryBlock } from '#runtime/contracts/content-blocks.ts';
import { blockKind } from '../block-kind.ts';
import { type SummaryRows, summaryStatements } from './rows.ts';
import style from './summary.css';
import { summaryHtml } from './summary-html.ts';

/** Some items of a collection, as a wall, carousel, list or grid. */
export const summary = blockKind({
  type: 'summary-v2',
  contract: SummaryBlock,
  style,
  variant: ({ design }) => SUMMARY_VARIANTS[design],
  statements: (settings, context) => summaryStatements(context, settings),
  render: (settings, { rows, context }) => summaryHtml(settings, rows as SummaryRows, context),
});
