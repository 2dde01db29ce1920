import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';

/** SQL conditions of a line `e` of the variant `v` and the product `i`, in the cart ?2 of the site ?1. */

/** True if the cart has a membership twice. A person is a member once, however many are paid for. */
export const HAS_SECOND_MEMBERSHIP = `i.product_type = ${PRODUCT_TYPE.paywall} AND 1 < (
    SELECT SUM(o.quantity) FROM cart_entries o
    WHERE o.site_id = ?1 AND o.cart_id = ?2 AND o.item_id = e.item_id)`;

/** True if all lines of the variant together need more than its stock; digital products and paywalls never run out. */
export const IS_MISSING_STOCK = `v.unlimited = 0 AND i.product_type NOT IN (${PRODUCT_TYPE.digital}, ${PRODUCT_TYPE.paywall})
  AND v.qty_in_stock < (
    SELECT SUM(o.quantity) FROM cart_entries o
    WHERE o.site_id = ?1 AND o.cart_id = ?2 AND o.variant_id = e.variant_id)`;
