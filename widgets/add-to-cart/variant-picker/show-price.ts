import type { PriceTexts } from '#runtime/domain/price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { bringBack, showNodes } from './first-view.ts';

type Labels = Pick<Catalogue['product'], 'salePrice' | 'originalPrice'>;

/** Where amounts stand on pages that let visitors switch currencies. */
const NATIVE_MONEY = 'sqs-money-native';

/** A price in the engine's own shape: a sale names both prices to those who cannot see one struck through. */
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

export function bringBackPrice(price: Element): void {
  bringBack(amountElement(price));
}

/** Products V2 has an element of its own inside. */
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
