import { AccordionBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';

const STYLE = [
  '.accordion-items-container{list-style:none;margin:0;padding:0}',
  '.accordion-item__details{border-block-end:1px solid var(--sq-border,currentColor)}',
  '.accordion-item:first-child .accordion-item__details{border-block-start:1px solid var(--sq-border,currentColor)}',
  'summary.accordion-item__click-target{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:44px;padding-block:.85rem;cursor:pointer;list-style:none;box-sizing:border-box}',
  '.accordion-item__click-target::-webkit-details-marker{display:none}',
  '.accordion-item__click-target .accordion-item__title-wrapper{min-width:0;margin:0;overflow-wrap:anywhere;font-size:1.1em;line-height:1.3}',
  '.accordion-item__click-target .accordion-icon-container{flex:none;inline-size:14px;block-size:14px;background:linear-gradient(currentColor,currentColor) center/100% 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 100% no-repeat}',
  '[open]>.accordion-item__click-target .accordion-icon-container{background-size:100% 2px,0 0}',
  '.accordion-item__details .accordion-item__description{padding-block-end:1rem}',
].join('');

/** Texts below titles, each of which a visitor opens. The browser does it, without a script. */
export const accordion = blockKind({
  type: 'accordion',
  contract: AccordionBlock,
  style: STYLE,
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
