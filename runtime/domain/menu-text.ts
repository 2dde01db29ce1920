/** A menu as owners write it for the platform's menu block, without anything but plain text. */

interface MenuItem {
  title: string;
  description: string;
  prices: string[];
}

interface MenuSection {
  /** '' for items above the first section. */
  title: string;
  description: string;
  items: MenuItem[];
}

export interface Menu {
  /** '' for sections above the first title. */
  title: string;
  description: string;
  sections: MenuSection[];
}

const MENU_LINE = /^={3,}$/;
const SECTION_LINE = /^-{3,}$/;
/** `$4`, `4.50 €`, `€4 small`, `12`. */
const PRICE = /^(?:\p{Sc}\s?\d|\d+(?:[.,]\d{1,2})?(?:\s?\p{Sc}.*|\s?[A-Z]{3})?$)/u;

/**
 * Reads a menu. A line above `===` is the title of a menu, one above `---` that of a section; text below either one is its
 * description. All else are items with a blank line between them: a title, lines of description, and prices, each on a
 * line of its own, with a word behind it where there are several: `$4 small`.
 */
export function parseMenu(raw: string): Menu[] {
  const menus: Menu[] = [];
  let describes: Menu | MenuSection | undefined;
  for (const paragraph of raw.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').map((line) => line.trim());
    for (let written = lines.filter(Boolean); written.length > 0; ) {
      const [title = '', below = '', ...rest] = written;
      if (MENU_LINE.test(below)) {
        describes = { title, description: '', sections: [] };
        menus.push(describes);
        written = rest;
      } else if (SECTION_LINE.test(below)) {
        describes = { title, description: '', items: [] };
        menuOf(menus).sections.push(describes);
        written = rest;
      } else {
        const next = written.findIndex((_, index) => index > 0 && isHeading(written[index + 1]));
        const own = next < 0 ? written : written.slice(0, next);
        const item = itemOf(own);
        // Lines that stand directly below a heading belong to it, unless they have a price.
        if (describes && item.prices.length === 0 && isBelow(lines, own)) {
          describes.description = own.join(' ');
        } else sectionOf(menuOf(menus)).items.push(item);
        describes = undefined;
        written = next < 0 ? [] : written.slice(next);
      }
    }
  }
  return menus;
}

export function hasMenuItems(raw: string): boolean {
  return parseMenu(raw).some(({ sections }) => sections.some(({ items }) => items.length > 0));
}

function isHeading(line = ''): boolean {
  return MENU_LINE.test(line) || SECTION_LINE.test(line);
}

/** Whether lines come directly behind the line of a heading. */
function isBelow(lines: readonly string[], [first = '']: readonly string[]): boolean {
  return isHeading(lines[lines.indexOf(first) - 1]);
}

function itemOf([title = '', ...rest]: readonly string[]): MenuItem {
  const prices = rest.filter((line) => PRICE.test(line));
  return { title, prices, description: rest.filter((line) => !PRICE.test(line)).join(' ') };
}

function menuOf(menus: Menu[]): Menu {
  const last = menus.at(-1) ?? { title: '', description: '', sections: [] };
  if (menus.length === 0) menus.push(last);
  return last;
}

function sectionOf({ sections }: Menu): MenuSection {
  const last = sections.at(-1) ?? { title: '', description: '', items: [] };
  if (sections.length === 0) sections.push(last);
  return last;
}
