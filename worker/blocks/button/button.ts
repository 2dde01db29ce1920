import { ButtonBlock, ConnectedAccountBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, linkTo } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './button.css';

interface Shown extends Pick<ButtonBlock, 'label' | 'link' | 'newWindow'> {
  alignment?: string;
  size?: string;
  type?: string;
}

/** A link that looks like a button. */
export const button = blockKind({
  type: 'button',
  contract: ButtonBlock,
  style,
  render: (settings) => buttonHtml(settings),
});

/** A link to where visitors order or book with somebody else. */
export const connectedAccount = blockKind({
  type: 'opentable',
  contract: ConnectedAccountBlock,
  style,
  render: ({ linkTitle, ...link }, { context: { texts } }) =>
    buttonHtml({ ...link, label: linkTitle || texts.pageBlocks.orderNow }),
});

function buttonHtml({
  label,
  link,
  newWindow,
  alignment = 'center',
  size = 'medium',
  type = 'primary',
}: Shown): string {
  return blockContent(
    `<div class="sqs-block-button-container sqs-block-button-container--${alignment}" data-animation-role="button" data-alignment="${alignment}" data-button-size="${size}" data-button-type="${type}"><a ${linkTo(link, newWindow)} class="sqs-block-button-element--${size} sqs-button-element--${type} sqs-block-button-element"><bdi>${escapeHtml(label)}</bdi></a></div>`,
  );
}
