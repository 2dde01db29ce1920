import { type Context, Formatter, Variable } from '@squarespace/template-engine';

const MARK = /^<div class="product-mark sold-out">(.*)<\/div>$/s;
const BUTTON = '<div class="sqs-add-to-cart-button ';
const LABEL = /(<div class="sqs-add-to-cart-button-inner">)[^<]*/;

/**
 * The engine's formatter of the add-to-cart button. A sold-out product's button says what the product's mark says, as
 * the page's script does; its label of other times stays in `data-original-label`.
 */
export class SoldOutButton extends Formatter {
  readonly #button: Formatter;
  readonly #mark: Formatter;

  /** `mark` is the formatter `product-status`. */
  constructor(button: Formatter, mark: Formatter) {
    super();
    this.#button = button;
    this.#mark = mark;
  }

  apply(args: string[], variables: Variable[], context: Context): void {
    const [product] = variables;
    if (!product) return;
    const mark = new Variable('mark', product.node);
    this.#mark.apply([], [mark], context);
    this.#button.apply(args, variables, context);
    const text = MARK.exec(mark.node.asString())?.[1];
    const html: unknown = product.get();
    if (text === undefined || typeof html !== 'string') return;
    product.set(
      html.replace(BUTTON, (start) => `${start}sq-sold-out `).replace(LABEL, (_, start: string) => start + text),
    );
  }
}
