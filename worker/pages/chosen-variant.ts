import {
  type Context,
  type Formatter,
  type FormatterMap,
  Formatters,
  Node,
  type PredicateMap,
  PredicatePlugin,
  Predicates,
  type Variable,
} from '@squarespace/template-engine';
import type { Variant } from '../catalogue/service.ts';
import { PriceLabels } from './price-labels.ts';
import { RevisedFormatter } from './revised-formatter.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

const GROUP = /<div class="variant-radiobtn-wrapper" data-variant-option-name="([^"]*)"/g;
const LABEL = / role="button" tabindex="0"(?= for="variant-option-)/g;

/**
 * The engine's formatter of options, with the radios of each option as one named group. The engine gives every label
 * the role of a button and a tab stop of its own, so that each value would be there twice.
 */
class OptionGroups extends RevisedFormatter {
  protected revise(html: string): string {
    return html.replace(GROUP, '$& role="radiogroup" aria-label="$1"').replace(LABEL, '');
  }
}

/** The variant that a product's page shows as chosen, in the data of its templates. */
export interface ChosenVariant {
  itemId: string;
  variantId: string;
  attributes: Variant['attributes'];
}

/** Returns the page's chosen variant if it is one of the given product. */
export function chosenOf(product: Node | undefined, context: Context): ChosenVariant | undefined {
  const chosen: ChosenVariant | undefined = context.resolve(['chosenVariant']).value;
  return product && chosen && product.get('id').value === chosen.itemId ? chosen : undefined;
}

/** Returns a product as if the chosen variant were its only one. */
function onlyChosen(product: Node, { variantId }: ChosenVariant): Node {
  const { structuredContent, ...rest } = product.value;
  const variants = structuredContent.variants.filter(({ id }: Variant) => id === variantId);
  return new Node({ ...rest, structuredContent: { ...structuredContent, variants } });
}

/** An engine's formatter that shows the chosen variant, on pages that have one. */
abstract class ChosenVariantFormatter extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [product] = variables;
    const chosen = chosenOf(product?.node, context);
    if (product && chosen) this.prepare(product, chosen);
    this.original.apply(args, variables, context);
    if (product && chosen) this.revise(product, chosen);
  }

  /** Changes the product before it is formatted. */
  protected prepare(_product: Variable, _chosen: ChosenVariant): void {}

  /** Changes the HTML that the formatter has written. */
  protected revise(_html: Variable, _chosen: ChosenVariant): void {}
}

/** Formats a product as if the chosen variant were its only one. */
class OnlyChosenVariant extends ChosenVariantFormatter {
  protected override prepare(product: Variable, chosen: ChosenVariant): void {
    product.set(onlyChosen(product.node, chosen));
  }
}

/** Answers for a product as if the chosen variant were its only one, for themes that write prices by themselves. */
class ChosenVariantPredicate extends PredicatePlugin {
  readonly #original: PredicatePlugin;

  constructor(original: PredicatePlugin) {
    super();
    this.#original = original;
  }

  apply(args: string[], context: Context): boolean {
    const product = context.node();
    const chosen = chosenOf(product, context);
    if (!chosen) return this.#original.apply(args, context);
    context.pushNode(onlyChosen(product, chosen));
    try {
      return this.#original.apply(args, context);
    } finally {
      context.pop();
    }
  }
}

/** Chooses the variant's values in the selects and radios, and marks the options as chosen for the page's script. */
class ChosenOptions extends ChosenVariantFormatter {
  protected override revise(html: Variable, { attributes }: ChosenVariant): void {
    let name = '';
    const text: string = html.get();
    const marked = text.replace('class="product-variants"', '$& data-sq-chosen');
    html.set(
      marked.replace(CONTROL, (control, ownName?: string, tag?: string, value = '') => {
        if (ownName !== undefined) name = decode(ownName);
        if (!tag || attributes[name] !== decode(value)) return control;
        return `${control} ${tag === 'option' ? 'selected' : 'checked'}`;
      }),
    );
  }
}

/** Shows the text about low stock of the chosen variant; the engine writes one per variant. */
class ChosenScarcity extends ChosenVariantFormatter {
  protected override revise(html: Variable, { attributes }: ChosenVariant): void {
    const text = html.get();
    if (typeof text !== 'string') return;
    html.set(
      text.replace(HIDDEN_SCARCITY, (element, shown: string, json: string) =>
        isSame(JSON.parse(decode(json)), attributes) ? shown : element,
      ),
    );
  }
}

/** An option's name, or the start of a control with its value. */
const CONTROL = /data-variant-option-name="([^"]*)"|<(option|input)\b[^>]*? value="([^"]*)"/g;

const HIDDEN_SCARCITY = /(<div class="product-scarcity" data-variant-attributes="([^"]*)") hidden/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Undoes the engine's escaping of attributes. */
function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

const PRICE_FORMATTERS = ['product-price', 'product-status', 'from-price', 'normal-price', 'sale-price'];
/** Not `sold-out?`: themes leave out what a visitor needs to choose another variant where a product is sold out. */
const PRICE_PREDICATES = ['on-sale?', 'varied-prices?'];

const original = (name: string) => Formatters[name] as Formatter;

/** The engine's formatters; those of a product show the variant in `chosenVariant` of the page's data. */
export const FORMATTERS: FormatterMap = {
  ...Formatters,
  ...Object.fromEntries(PRICE_FORMATTERS.map((name) => [name, new OnlyChosenVariant(original(name))])),
  'product-price': new PriceLabels(new OnlyChosenVariant(original('product-price'))),
  'product-scarcity': new ChosenScarcity(original('product-scarcity')),
  'variants-select': new OptionGroups(new ChosenOptions(original('variants-select'))),
};

/** The engine's predicates; those about a product's prices answer for the variant in `chosenVariant`. */
export const PREDICATES: PredicateMap = {
  ...Predicates,
  ...Object.fromEntries(
    PRICE_PREDICATES.map((name) => [name, new ChosenVariantPredicate(Predicates[name] as PredicatePlugin)]),
  ),
};
