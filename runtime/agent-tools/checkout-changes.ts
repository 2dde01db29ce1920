import { id, text } from './fields.ts';

const PART_MAX_LENGTH = 200;
const NOTE_MAX_LENGTH = 1_000;
const part = (description: string) => text(PART_MAX_LENGTH, description);

/** The input of `update_checkout`; the parts of an address have the names of the Universal Commerce Protocol. */
export const CHECKOUT_CHANGES = {
  type: 'object',
  properties: {
    email: part('The email address for the confirmation.'),
    address: {
      type: 'object',
      properties: {
        first_name: part('First name.'),
        last_name: part('Last name.'),
        street_address: part('Street and number.'),
        extended_address: part('Flat, floor or company.'),
        address_locality: part('City or town.'),
        address_region: part('State or province, by its code: "CA".'),
        postal_code: part('Postal code.'),
        address_country: part('Country as two letters (ISO 3166-1): "DE".'),
        phone_number: part('Phone number.'),
      },
      additionalProperties: false,
      description: 'The parts of the address that change.',
    },
    delivery_option_id: id('The id of a delivery option, as get_checkout names it.'),
    add_discount_code: id('A discount code to use.'),
    remove_discount_code: id('A discount code to use no longer.'),
    note: text(NOTE_MAX_LENGTH, 'A message for the shop.'),
  },
  additionalProperties: false,
} as const;
