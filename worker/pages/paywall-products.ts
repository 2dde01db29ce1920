import { type Context, type Formatter, Node, PredicatePlugin, type Variable } from '@squarespace/template-engine';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

/**
 * Returns a paywall product, whose type the engine does not know, as one of another type; any other item as it is. A
 * digital product never sells out either, and a service has the prices of its variants.
 */
function known(product: Node, type: number): Node {
  const content = product.get('structuredContent');
  if (content.get('productType').value !== PRODUCT_TYPE.paywall) return product;
  const structuredContent = { ...content.value, productType: type };
  return new Node({ ...product.value, structuredContent });
}

/** A formatter of the engine that takes paywall products for those of another type. */
export class PaywallFormatter extends WrappedFormatter {
  readonly #type: number;

  constructor(original: Formatter, type: number) {
    super(original);
    this.#type = type;
  }

  apply(args: string[], variables: Variable[], context: Context): void {
    const [product] = variables;
    if (product) product.set(known(product.node, this.#type));
    this.original.apply(args, variables, context);
  }
}

/** A predicate of the engine that takes paywall products for those of another type. */
export class PaywallPredicate extends PredicatePlugin {
  readonly #original: PredicatePlugin;
  readonly #type: number;

  constructor(original: PredicatePlugin, type: number) {
    super();
    this.#original = original;
    this.#type = type;
  }

  apply(args: string[], context: Context): boolean {
    context.pushNode(known(context.node(), this.#type));
    try {
      return this.#original.apply(args, context);
    } finally {
      context.pop();
    }
  }
}
