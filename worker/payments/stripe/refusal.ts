/** Whether Stripe refused a request, with this code if one is given. */
export function isRefusal(error: unknown, code?: string): boolean {
  const { type, statusCode, code: given } = error as { type?: string; statusCode?: number; code?: string };
  return type === 'StripeInvalidRequestError' && statusCode === 400 && (code === undefined || code === given);
}
