/** SQL: what a buyer pays now for one unit of the variant `v`, with its deposit. */
export const CURRENT_PRICE = '(CASE WHEN v.on_sale THEN v.sale_price_cents ELSE v.price_cents END + v.deposit_cents)';
