import type { Context, Variable } from '@squarespace/template-engine';
import { WrappedFormatter } from './wrapped-formatter.ts';

const SHOWS_FREE = 'showFreeAtZero:true';
const LABEL = 'freeLabel:';

/** The engine's money, which can show a label in place of zero: `{price|money/showFreeAtZero:true/freeLabel:Free}`. */
export class FreeMoney extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [amount] = variables;
    const isZero = amount !== undefined && isZeroAmount(amount);
    this.original.apply(args, variables, context);
    if (!isZero || !args.includes(SHOWS_FREE)) return;
    const label = args.find((arg) => arg.startsWith(LABEL))?.slice(LABEL.length);
    if (label) amount.set(label);
    else {
      const message = 'A free label is required when a money component shows free at zero.';
      context.error({ type: 'engine', message });
    }
  }
}

function isZeroAmount({ node }: Variable): boolean {
  const decimal = node.path(['decimalValue']);
  const value = decimal.isMissing() ? node.path(['value']) : decimal;
  return !value.isMissing() && value.asString().trim() !== '' && Number(value.asString()) === 0;
}
