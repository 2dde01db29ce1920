import { AccordionBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './accordion.css';

/** Texts below titles, each of which a visitor opens. The browser does it, without a script. */
export const accordion = blockKind({
  type: 'accordion',
  contract: AccordionBlock,
  style,
  render(settings, { context: { place } }) {
    const { items, headingLevel, shouldAllowMultipleOpenItems, isExpandedFirstItem } = settings;
    const group = shouldAllowMultipleOpenItems ? '' : ` name="accordion-${place}"`;
    const shown = items.map(({ title, description }, index) => {
      const open = isExpandedFirstItem && index === 0 ? ' open' : '';
      return `<li class="accordion-item"><details class="accordion-item__details"${group}${open}><summary class="accordion-item__click-target"><h${headingLevel} class="accordion-item__title-wrapper"><span class="accordion-item__title" dir="auto">${escapeHtml(title)}</span></h${headingLevel}><span class="accordion-icon-container" aria-hidden="true"></span></summary><div class="accordion-item__dropdown accordion-item__dropdown--open"><div class="accordion-item__description">${paragraphs(description)}</div></div></details></li>`;
    });
    return blockContent(`<ul class="accordion-items-container" role="list">${shown.join('')}</ul>`);
  },
});
