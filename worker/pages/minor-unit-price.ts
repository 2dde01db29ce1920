import type { Context, Node, Variable } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { fractionDigits, fromDecimalText } from '#runtime/domain/money.ts';
import { plainMoney } from '#runtime/domain/plain-money.ts';
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

/** The engine's plain form of an amount, which has two digits after the point and no sign. */
const PLAIN_AMOUNT = /(<span class="sqs-money-native">)([\d,]+\.\d\d)(?=<)/g;

/** A formatter of the engine whose amounts in the plain form have the sign and the digits of their currency. */
export class PlainPrice extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [price] = variables;
    const currency = price ? currencyOf(price.node) : '';
    this.original.apply(args, variables, context);
    if (!price || !currency) return;
    price.set(
      price.node.asString().replace(PLAIN_AMOUNT, (amount: string, start: string, number: string) => {
        const minorUnits = fromDecimalText(number.replaceAll(',', ''), currency);
        return minorUnits === undefined ? amount : start + escapeHtml(plainMoney(minorUnits, currency));
      }),
    );
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
