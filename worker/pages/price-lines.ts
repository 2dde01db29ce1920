import type { Context, Node, Variable } from '@squarespace/template-engine';
import type { PriceLine } from '#runtime/contracts/price-line.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { chosenOf } from './chosen-variant.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

/**
 * The engine's formatter of prices, with what the law wants beside a price: such as the lowest of the 30 days before a
 * reduction. Where a visitor's choice may change the lines, there is an element for them though it may be empty.
 */
export class PriceLines extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [price] = variables;
    const html = price ? linesHtml(price.node, context) : '';
    this.original.apply(args, variables, context);
    if (price && html) price.set(price.node.asString() + html);
  }
}

function linesHtml(product: Node, context: Context): string {
  const variants: { id: string; priceLines?: PriceLine[] }[] =
    product.path(['structuredContent', 'variants']).value ?? [];
  const chosen = chosenOf(product, context);
  const own: PriceLine[] = product.get('priceLines').value ?? [];
  const ofChosen = chosen && (variants.find(({ id }) => id === chosen.variantId)?.priceLines ?? []);
  const lines = ofChosen ?? own;
  if (lines.length === 0 && !variants.some(({ priceLines }) => priceLines)) return '';
  return `<div class="sq-price-lines">${lines.map(({ text }) => `<small>${escapeHtml(text)}</small>`).join('<br>')}</div>`;
}
