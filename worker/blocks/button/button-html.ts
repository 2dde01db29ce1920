import type { ButtonBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { linkTo } from '../block-html.ts';

interface Shown extends Pick<ButtonBlock, 'label' | 'link' | 'newWindow'> {
  alignment?: string;
  size?: string;
  type?: string;
}

/** Returns a link that looks like a button. */
export function buttonHtml({
  label,
  link,
  newWindow,
  alignment = 'center',
  size = 'medium',
  type = 'primary',
}: Shown): string {
  return `<div class="sqs-block-button-container sqs-block-button-container--${alignment}" data-animation-role="button" data-alignment="${alignment}" data-button-size="${size}" data-button-type="${type}"><a ${linkTo(link, newWindow)} class="sqs-block-button-element--${size} sqs-button-element--${type} sqs-block-button-element"><bdi>${escapeHtml(label)}</bdi></a></div>`;
}
