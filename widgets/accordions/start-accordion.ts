import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import styles from './accordion.css';

const ITEM = '.accordion-item';
const DROPDOWN = '.accordion-item__dropdown';
const OPEN_CLASS = 'accordion-item__dropdown--open';

let lastId = 0;

/** Lets the title of an accordion open and close its text. In most accordions one text is open at a time. */
export function startAccordion(element: Element, gone: AbortSignal): void {
  const item = element.closest<HTMLElement>(ITEM);
  const list = item?.closest<HTMLElement>('.accordion-items-container');
  const text = item?.querySelector<HTMLElement>(DROPDOWN);
  if (!item || !list || !text) return;
  adoptStyles(element, styles);
  text.id ||= `sq-accordion-${++lastId}`;
  element.setAttribute('aria-controls', text.id);
  const isFirst = item === list.querySelector(ITEM);
  show(item, element.getAttribute('aria-expanded') === 'true' || (isFirst && isOn(list, 'isExpandedFirstItem')));
  element.addEventListener(
    'click',
    () => {
      const isOpen = element.getAttribute('aria-expanded') === 'true';
      if (!isOpen && !isOn(list, 'shouldAllowMultipleOpenItems')) {
        for (const other of list.querySelectorAll<HTMLElement>(ITEM)) show(other, false);
      }
      show(item, !isOpen);
    },
    { signal: gone },
  );
}

function show(item: HTMLElement, isOpen: boolean): void {
  const text = item.querySelector<HTMLElement>(DROPDOWN);
  text?.classList.toggle(OPEN_CLASS, isOpen);
  text?.setAttribute('data-sq-open', String(isOpen));
  item.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
  item.querySelector('.accordion-icon-container')?.setAttribute('data-is-open', String(isOpen));
}

/** The engine writes 'true' for a setting, and nothing or 'false' for one that is off. */
function isOn(list: HTMLElement, name: string): boolean {
  return list.dataset[name] === 'true';
}
