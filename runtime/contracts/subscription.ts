import * as z from 'zod/mini';
import { ADDITIONAL_FIELDS_MAX_LENGTH, ID_MAX_LENGTH } from './limits.ts';

/** Body of `POST /api/3/commerce/cart/subscription`. `domain/quantity` checks `qty`. */
export const StartSubscriptionRequest = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
  sku: z.nullable(z.string().check(z.maxLength(ID_MAX_LENGTH))),
  qty: z.unknown(),
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH)))),
});
export type StartSubscriptionRequest = Omit<z.infer<typeof StartSubscriptionRequest>, 'qty'> & { qty: number };

/**
 * `cartToken` is the secret in the address of the subscription's order page. The browser that started the purchase can
 * finish it there.
 */
export const StartSubscriptionResponse = z.strictObject({ cartToken: z.string() });
export type StartSubscriptionResponse = z.infer<typeof StartSubscriptionResponse>;
