import { API_ROOT } from '../contracts/http.ts';
import type { StartSubscriptionRequest, StartSubscriptionResponse } from '../contracts/subscription.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

const SUBSCRIPTION = `${API_ROOT}3/commerce/cart/subscription`;

/** Starts a subscription; the answered token opens the order page where the visitor continues. */
export function postSubscription(
  body: StartSubscriptionRequest,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<StartSubscriptionResponse> {
  const isAnswer = (json: unknown): json is StartSubscriptionResponse =>
    isRecord(json) && typeof json.cartToken === 'string' && json.cartToken !== '';
  return request({ method: 'POST', path: SUBSCRIPTION, body, idempotencyKey, isAnswer });
}
