/** The fields of requests to Stripe that the fake knows. */

export const FIELDS = [
  ...['mode', 'client_reference_id', 'customer_email', 'locale', 'success_url', 'cancel_url', 'expires_at'],
  ...['line_items[0][quantity]', 'line_items[0][price_data][currency]', 'line_items[0][price_data][unit_amount]'],
  ...['line_items[0][price_data][product_data][name]', 'allowed_payment_method_types[0]', 'adaptive_pricing[enabled]'],
  ...['metadata[site_id]', 'metadata[payment_id]'],
  ...['payment_intent_data[metadata][site_id]', 'payment_intent_data[metadata][payment_id]'],
];
export const KEEPING = ['customer_creation', 'payment_intent_data[setup_future_usage]'];
export const CARD_CHANGE_FIELDS = [
  ...['mode', 'client_reference_id', 'locale', 'success_url', 'cancel_url', 'expires_at', 'metadata[site_id]'],
  ...['metadata[subscription_id]', 'allowed_payment_method_types[0]'],
];
/** A new customer, or the one of the card that was kept so far. */
export const OF_CUSTOMER = ['customer', 'customer_email', 'customer_creation'];
export const CHARGE_FIELDS = [
  ...['amount', 'currency', 'customer', 'payment_method', 'allowed_payment_method_types[0]', 'confirm', 'off_session'],
  ...['description', 'metadata[site_id]', 'metadata[payment_id]'],
];

/** Returns the error: a field that Stripe does not know, or one that is missing. */
export function wrongField(fields: Record<string, string>, required: string[], optional: string[]): string | undefined {
  const names = Object.keys(fields);
  if (names.some((name) => ![...required, ...optional].includes(name))) return 'parameter_unknown';
  return required.some((name) => !fields[name]) ? 'parameter_missing' : undefined;
}
