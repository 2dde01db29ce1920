import { isDisabled } from '../platform.ts';
import { count, id, list, text } from './fields.ts';
import { loadActions } from './load-actions.ts';
import { NOTHING, type Tool, tool } from './tool.ts';

const QUERY_MAX_LENGTH = 200;
const PAGE_MAX = 50;
const CURSOR_MAX_LENGTH = 1_000;
const CENTS_MAX = 100_000_000;

const paging = {
  limit: count(1, PAGE_MAX, 'How many products to return; 10 by default.'),
  cursor: text(CURSOR_MAX_LENGTH, 'The cursor of the last answer, for the products after those.'),
};
const categories = list(
  text(QUERY_MAX_LENGTH, 'A category.'),
  10,
  'Products in any of these categories, as answers name them.',
);

/** Where the person can see and choose variants: in an element of ours, or in engine HTML unless others handle it. */
function showsVariants(): boolean {
  return document.querySelector(`sq-product-block${isDisabled() ? '' : ',.product-variants'}`) !== null;
}

/** What agents find and read in the shop. */
export const LOOK_TOOLS: readonly Tool[] = [
  tool({
    name: 'search_catalog',
    title: 'Search products',
    description:
      'Searches the products of this shop by words, and returns them with ids, variants, prices and addresses.',
    needs: 'look',
    effect: 'none',
    input: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: QUERY_MAX_LENGTH, description: 'What to look for.' },
        categories,
        min_price: count(0, CENTS_MAX, 'The lowest price, in minor units of the currency (1250 is 12.50).'),
        max_price: count(0, CENTS_MAX, 'The highest price, in minor units of the currency.'),
        ...paging,
      },
      required: ['query'],
      additionalProperties: false,
    },
    run: async (input) => (await loadActions()).searchCatalogue(input),
  }),
  tool({
    name: 'browse_store',
    title: 'Browse products',
    description:
      'Lists the products of this shop, of all categories or of some, where there are no words to search for.',
    needs: 'look',
    effect: 'none',
    input: { type: 'object', properties: { categories, ...paging }, additionalProperties: false },
    run: async (input) => (await loadActions()).searchCatalogue(input),
  }),
  tool({
    name: 'get_product',
    title: 'Read a product',
    description: 'Returns one product with its options, variants, prices and stock.',
    needs: 'look',
    effect: 'none',
    input: {
      type: 'object',
      properties: { product_id: id('The id of the product, or of one of its variants.') },
      required: ['product_id'],
      additionalProperties: false,
    },
    run: async ({ product_id }) => (await loadActions()).readProduct(product_id),
  }),
  tool({
    name: 'show_variant',
    title: 'Show a variant',
    description:
      'Chooses a variant of a product that this page shows, so that the person sees its price and picture. It adds nothing to the cart.',
    needs: 'look',
    effect: 'change',
    input: {
      type: 'object',
      properties: {
        variant_id: id('The id or SKU of the variant.'),
        product_id: id('The id of the product, where the page shows several.'),
      },
      required: ['variant_id'],
      additionalProperties: false,
    },
    isUsable: showsVariants,
    run: async ({ variant_id, product_id }) => (await loadActions()).showVariant(variant_id, product_id),
  }),
  tool({
    name: 'search_shop_policies_and_faqs',
    title: 'Search policies and questions',
    description: 'Searches what this shop says about delivery, returns, payment, privacy and other questions.',
    needs: 'look',
    effect: 'none',
    input: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: QUERY_MAX_LENGTH,
          description: 'The question in a few words.',
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
    run: async ({ query }) => (await loadActions()).searchPolicies(query),
  }),
  tool({
    name: 'manage_orders',
    title: 'Open orders',
    description:
      'Opens the page on which the person signs in and sees their orders and subscriptions. The tool itself reads no order.',
    needs: 'look',
    effect: 'change',
    input: NOTHING,
    run: async () => (await loadActions()).openAccount(),
  }),
];
