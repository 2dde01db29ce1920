import { ButtonBlock, ConnectedAccountBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, linkTo } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';

const STYLE = [
  '.sqs-block-button-container{display:flex;justify-content:center}.sqs-block-button-container--left{justify-content:start}.sqs-block-button-container--right{justify-content:end}',
  '.sqs-block-button-element{display:inline-block;box-sizing:border-box;min-height:44px;padding:.65em 1.6em;border:2px solid var(--sq-accent,#1a1a1a);border-radius:var(--sq-button-radius,4px);background:var(--sq-accent,#1a1a1a);color:var(--sq-on-accent,#fff);text-decoration:none;text-align:center}',
  '.sqs-block-button-element--small{padding-inline:1em;font-size:.9em}.sqs-block-button-element--large{padding:.9em 2.2em;font-size:1.1em}',
  '.sqs-button-element--secondary,.sqs-button-element--tertiary{background:none;color:var(--sq-accent,inherit)}.sqs-button-element--tertiary{border-color:transparent;text-decoration:underline}',
].join('');

interface Shown extends Pick<ButtonBlock, 'label' | 'link' | 'newWindow'> {
  alignment?: string;
  size?: string;
  type?: string;
}

/** A link that looks like a button. */
export const button = blockKind({
  type: 'button',
  contract: ButtonBlock,
  style: STYLE,
  render: (settings) => buttonHtml(settings),
});

/** A link to where visitors order or book with somebody else. */
export const connectedAccount = blockKind({
  type: 'opentable',
  contract: ConnectedAccountBlock,
  style: STYLE,
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
