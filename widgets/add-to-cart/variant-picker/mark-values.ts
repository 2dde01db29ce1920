import { type ValueStatus, valueStatus } from '#runtime/domain/value-status.ts';
import type { OptionSelection } from '#runtime/domain/variants.ts';
import { choice } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { readMerchandising } from '#runtime/page/merchandising.ts';
import { controlsOf, writeOptions } from '#runtime/page/options.ts';
import type { PageProduct } from '#runtime/page/product.ts';

const CLASSES = { soldOut: 'sq-sold-out', unavailable: 'sq-unavailable' } as const;
/** Texts of options and labels, as the page wrote them. */
const names = new WeakMap<Element, string>();
const ANNOUNCED = ['title', 'aria-label'] as const;
/** The page's own values of the attributes that hold a swatch's name. */
const ownTexts = new WeakMap<Element, (string | null)[]>();

/**
 * Marks each value that is sold out, or that is unavailable with the other choices. Visitors can still choose it,
 * unless the shop forbids it.
 */
export function markValues(product: PageProduct, selections: readonly OptionSelection[], variants: Element): void {
  const { disablesSoldOut } = readMerchandising(variants);
  const statusOf = (name: string, value: string) => valueStatus(product, selections, { name, value });
  for (const { name, selects, radios } of controlsOf(variants)) {
    for (const select of selects) {
      keepSize(select, () => {
        for (const option of select.options) {
          if (!option.value) continue;
          const status = statusOf(name, option.value);
          markOption(option, status);
          if (disablesSoldOut) option.disabled = status !== 'available' && !option.selected;
        }
      });
    }
    for (const radio of radios) {
      const status = statusOf(name, radio.value);
      const label = labelOf(radio);
      if (label) markLabel(label, status, radio.value);
      if (disablesSoldOut) radio.disabled = status !== 'available' && !radio.checked;
    }
  }
  writeOptions(variants, selections);
}

function markOption(option: HTMLOptionElement, status: ValueStatus): void {
  // Without this attribute, the text of an option is its value.
  option.setAttribute('value', option.value);
  const text = describe(nameOf(option), status);
  if (option.text !== text) option.text = text;
  showClasses(option, status);
}

function markLabel(label: HTMLLabelElement, status: ValueStatus, value: string): void {
  const own = ownTexts.get(label) ?? ANNOUNCED.map((attribute) => label.getAttribute(attribute));
  ownTexts.set(label, own);
  showClasses(label, status);
  for (const [index, attribute] of ANNOUNCED.entries()) {
    const current = own[index] ?? null;
    const text = status === 'available' ? current : describe(current || nameOf(label) || value, status);
    if (text === null) label.removeAttribute(attribute);
    else label.setAttribute(attribute, text);
  }
}

function describe(value: string, status: ValueStatus): string {
  return status === 'available' ? value : fill(localised('choice', choice)[`${status}Value`], { value });
}

function nameOf(element: HTMLElement): string {
  const name = names.get(element) ?? element.textContent.trim();
  names.set(element, name);
  return name;
}

function showClasses(element: Element, status: ValueStatus): void {
  for (const [kind, name] of Object.entries(CLASSES)) element.classList.toggle(name, kind === status);
}

/** Returns the label of a radio: the next element first, because ids repeat when two products are on a page. */
function labelOf(radio: HTMLInputElement): HTMLLabelElement | undefined {
  const next = radio.nextElementSibling;
  return next instanceof HTMLLabelElement ? next : (radio.labels?.[0] ?? undefined);
}

/** Keeps a select from growing under the visitor's pointer when its texts get longer, until the window is resized. */
function keepSize(select: HTMLSelectElement, change: () => void): void {
  const before = select.offsetWidth;
  change();
  if (select.offsetWidth <= before || select.style.maxInlineSize) return;
  select.style.maxInlineSize = `${before}px`;
  addEventListener('resize', () => select.style.removeProperty('max-inline-size'), { once: true });
}
