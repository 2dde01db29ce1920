import * as z from 'zod/mini';
import { ADDITIONAL_FIELDS_MAX_LENGTH } from './cart.ts';

/** `POST /api/3/commerce/cart/subscription` (storefront.md §7). `qty` is checked by `domain/quantity`. */
export const StartSubscriptionRequest = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(64)),
  sku: z.nullable(z.string().check(z.maxLength(64))),
  qty: z.unknown(),
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH)))),
});
export type StartSubscriptionRequest = Omit<z.infer<typeof StartSubscriptionRequest>, 'qty'> & { qty: number };

/** `cartToken` opens the subscription's page, and nothing else; whoever has it may finish that purchase. */
export const StartSubscriptionResponse = z.strictObject({ cartToken: z.string() });
export type StartSubscriptionResponse = z.infer<typeof StartSubscriptionResponse>;
