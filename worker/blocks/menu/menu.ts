import { MenuBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { type Menu, parseMenu } from '#runtime/domain/menu-text.ts';
import { blockContent, textElement } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './menu.css';

/** A restaurant's menu with its prices. */
export const menu = blockKind({
  type: 'menu',
  contract: MenuBlock,
  style,
  render: ({ raw, headingLevel }) =>
    blockContent(
      `<div class="menus">${parseMenu(raw)
        .map((parsed) => menuHtml(parsed, headingLevel))
        .join('')}</div>`,
    ),
});

function menuHtml({ title, description, sections }: Menu, level: number): string {
  const below = title ? level + 1 : level;
  const shown = sections.map((section) => {
    const items = section.items.map((item) => {
      const prices = item.prices.map((price) => `<bdi>${escapeHtml(price)}</bdi>`).join('');
      const price = prices && `<span class="menu-item-price">${prices}</span>`;
      return `<li class="menu-item">${textElement('span', 'menu-item-title', item.title)}${price}${textElement('span', 'menu-item-description', item.description)}</li>`;
    });
    const list = items.length > 0 ? `<ul class="menu-items" role="list">${items.join('')}</ul>` : '';
    return `<div class="menu-section">${textElement(`h${below}`, 'menu-section-title', section.title)}${textElement('p', 'menu-section-description', section.description)}${list}</div>`;
  });
  return `<div class="menu">${textElement(`h${level}`, 'menu-title', title)}${textElement('p', 'menu-description', description)}<div class="menu-sections">${shown.join('')}</div></div>`;
}
