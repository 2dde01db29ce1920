import { TOCK_VARIANTS } from '#runtime/contracts/block-variants.ts';
import { ButtonBlock, ConnectedAccountBlock, TockBlock } from '#runtime/contracts/page-blocks.ts';
import { blockContent } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './button.css';
import { buttonHtml } from './button-html.ts';

/** A link that looks like a button. */
export const button = blockKind({
  type: 'button',
  contract: ButtonBlock,
  style,
  render: (settings) => blockContent(buttonHtml(settings)),
});

/** A link to where visitors order or book with somebody else. */
export const connectedAccount = blockKind({
  type: 'opentable',
  contract: ConnectedAccountBlock,
  style,
  render: ({ linkTitle, ...link }, { context: { texts } }) =>
    blockContent(buttonHtml({ ...link, label: linkTitle || texts.pageBlocks.orderNow })),
});

/** A link to where visitors book a table, or a place at an event, with Tock. */
export const tock = blockKind({
  type: 'tock',
  contract: TockBlock,
  style,
  variant: ({ design }) => TOCK_VARIANTS[design],
  render: ({ design: _, ...link }) => blockContent(buttonHtml(link)),
});
