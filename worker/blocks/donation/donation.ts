import { DonationBlock } from '#runtime/contracts/page-blocks.ts';
import { blockContent, paragraphs, textElement } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import buttonStyle from '../button/button.css';
import { buttonHtml } from '../button/button-html.ts';
import style from './donation.css';

/** What a gift is for, and a link to where visitors give. */
export const donation = blockKind({
  type: 'donation',
  contract: DonationBlock,
  style: buttonStyle + style,
  render: ({ title, description, ...button }) =>
    blockContent(
      `<div class="donation-block-content">${textElement('h3', 'donation-title', title)}${paragraphs(description)}${buttonHtml(button)}</div>`,
    ),
});
