import type { Context, Node, Variable } from '@squarespace/template-engine';
import { fractionDigits } from '#runtime/domain/money.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

/** The engine's amounts have two digits after the decimal point, whatever the currency. */
const ENGINE_DIGITS = 2;

/**
 * A formatter of the engine that gives a product's price in minor units: it takes every currency's unit for a hundred of
 * them, so that 4550 yen were 455,000.
 */
export class MinorUnitPrice extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [price] = variables;
    const digits = price ? fractionDigits(currencyOf(price.node)) : ENGINE_DIGITS;
    this.original.apply(args, variables, context);
    const amount = price?.node.asNumber() ?? Number.NaN;
    if (price && digits !== ENGINE_DIGITS && Number.isFinite(amount)) {
      price.set(String(Math.round(amount / 10 ** (ENGINE_DIGITS - digits))));
    }
  }
}

/** The engine's older form of an amount, which scripts of themes convert. */
const OLDER_AMOUNT = /(<span class="sqs-money-native">[\d,.]*?)\.00(?=<)/g;

/** A formatter of the engine whose amounts in the older form have no fraction where their currency has none. */
export class OlderPrice extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [price] = variables;
    const hasFraction = !price || fractionDigits(currencyOf(price.node)) > 0;
    this.original.apply(args, variables, context);
    if (!hasFraction) price.set(price.node.asString().replace(OLDER_AMOUNT, '$1'));
  }
}

/** Returns the currency of a product's prices; '' for a product without one. */
function currencyOf(product: Node): string {
  const content = product.get('structuredContent');
  const [variant, own] = [content.get('variants').get(0), content].map((holder) =>
    holder.path(['priceMoney', 'currency']),
  );
  for (const currency of [variant, own]) if (currency && !currency.isMissing()) return currency.asString();
  return '';
}
