import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { isPublic } from '../catalogue/service.ts';
import type { guard } from '../db/guards.ts';

export type Value = string | number | null;
export type Conditions = Parameters<typeof guard>[2];

/**
 * SQL: whether a visitor with the lock keys of a parameter may put the product `i` into a cart. Gift cards and products
 * sold only by subscription have pages of their own (see `purchaseFlow`).
 */
export const MAY_BE_ADDED = (lockKeys: string) => `${isPublic('i', lockKeys)}
  AND i.product_type <> ${PRODUCT_TYPE.giftCard} AND (i.subscription_plan IS NULL OR i.one_time_purchasable = 1)`;

/** SQL: whether the product `i` asks for additional fields, which programs and links do not send. */
export const HAS_FIELDS = `COALESCE(i.additional_fields_form_id, '') <> ''`;
