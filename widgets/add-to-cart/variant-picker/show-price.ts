import type { PriceTexts } from '#runtime/domain/price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { restoreElement, showNodes } from './first-view.ts';

type Labels = Pick<Catalogue['product'], 'salePrice' | 'originalPrice'>;

/** Class of amounts on pages that let visitors switch currencies. */
const NATIVE_MONEY = 'sqs-money-native';

/** Shows a price in the engine's own markup. On sale, hidden labels name both prices for screen readers. */
export function showPrice(price: Element, { price: current, original }: PriceTexts, labels: Labels): void {
  const element = amountElement(price);
  const isNative = element.querySelector(`.${NATIVE_MONEY}`) !== null;
  const amount = (text: string) => (isNative ? span(NATIVE_MONEY, text) : text);
  const nodes: (Node | string)[] = [amount(current)];
  if (original !== undefined) {
    nodes.unshift(hiddenLabel(labels.salePrice));
    nodes.push(' ', hiddenLabel(labels.originalPrice), span('original-price', amount(original)));
  }
  showNodes(element, nodes);
}

/** The number of an amount. */
export const NUMBER = /[\d.,]*\d/;
/** A number with a comma between thousands and a point before the fraction, and a sign beside it. */
const PLAIN = /^(?=.*[^\d.,])\D*\d{1,3}(,\d{3})*(\.\d\d)?\D*$/;

/**
 * Returns an amount of the page in the plain form, which is the same in every language, with its currency's sign: "€45.00".
 * Returns '' where amounts are written by the language's rules, as `write` does, or the page's own scripts add the sign.
 */
export function plainAmount(prices: readonly Element[], write: (minorUnits: number) => string): string {
  const [shown = ''] = prices.map((price) => price.querySelector(`.${NATIVE_MONEY}`)?.textContent ?? '');
  if (!PLAIN.test(shown)) return '';
  // A small amount, such as "CHF 45.00", can be in both forms.
  const [written, present] = [write(Number(shown.replace(/\D/g, ''))), shown].map((text) =>
    text.replace(/\s/g, ' ').trim(),
  );
  return written === present ? '' : shown;
}

export function restorePrice(price: Element): void {
  restoreElement(amountElement(price));
}

/** Returns the element with the amount; Products V2 has an extra element inside. */
function amountElement(price: Element): HTMLElement {
  return price.querySelector<HTMLElement>('.product-price-value') ?? (price as HTMLElement);
}

function hiddenLabel(text: string): HTMLElement {
  return span('visually-hidden v6-visually-hidden', text);
}

function span(className: string, content: Node | string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(content);
  return element;
}
