import { QUANTITY_MAX } from '../domain/quantity.ts';
import { count, id, list, text } from './fields.ts';

const LINES_MAX = 50;
const CODES_MAX = 10;
const CODE_MAX_LENGTH = 100;

const lineId = id('The line_id of a line, as get_cart names it.');
const codes = (description: string) => list(text(CODE_MAX_LENGTH, 'A discount code.'), CODES_MAX, description);

/** The input of `update_cart`. */
export const CART_CHANGES = {
  type: 'object',
  properties: {
    add: list(
      {
        type: 'object',
        properties: {
          product_id: id('The id of the product.'),
          variant_id: id('The id or SKU of the variant, where the product has several.'),
          quantity: count(1, QUANTITY_MAX, 'How many; 1 by default.'),
        },
        required: ['product_id'],
        additionalProperties: false,
      },
      LINES_MAX,
      'What to add.',
    ),
    set: list(
      {
        type: 'object',
        properties: { line_id: lineId, quantity: count(0, QUANTITY_MAX, 'The new quantity; 0 removes the line.') },
        required: ['line_id', 'quantity'],
        additionalProperties: false,
      },
      LINES_MAX,
      'Lines whose quantity changes.',
    ),
    remove: list(lineId, LINES_MAX, 'Lines to remove.'),
    add_discount_codes: codes('Discount codes to use.'),
    remove_discount_codes: codes('Discount codes to use no longer.'),
  },
  additionalProperties: false,
} as const;
