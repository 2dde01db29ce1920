import { explain } from '../explain.ts';
import { ELEMENTS } from '../widget/check-elements.ts';
import { sayNearest } from '../widget/nearest.ts';

const NAMES = Object.keys(ELEMENTS).map((tag) => tag.slice('sq-'.length));

/** Explains to the page's author that there is no element of the name in `data-sq`. */
export function explainCarrier(carrier: Element, tag: string): void {
  const given = `<${carrier.localName} data-sq="${carrier.getAttribute('data-sq')}">`;
  const nearest = sayNearest(tag.slice('sq-'.length), NAMES, (name) => `data-sq="${name}"`);
  explain(`${given}: the shop has no element <${tag}>.${nearest}`, carrier);
}
