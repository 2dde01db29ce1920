import type { ErrorCode } from '#runtime/contracts/errors.ts';
import { ERROR_STATUS } from '#runtime/contracts/errors.ts';
import { type ApiError, errorBody } from '../http/errors.ts';
import { REFUSED } from './envelope.ts';

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** Something that a program is told about its call, by the protocol's `message.json`. `path` is a JSONPath into the answer. */
export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string };

const GONE = { code: 'not_found', severity: 'unrecoverable' } as const;
const UNAVAILABLE = { code: 'item_unavailable', severity: 'recoverable' } as const;

/**
 * Refusals that are outcomes of the shop and not errors of the call, by the protocol's names: the HTTP API answers them
 * with 200.
 */
const OUTCOMES: Partial<Record<ErrorCode, { code: string; severity: Severity }>> = {
  ITEM_NOT_FOUND: GONE,
  PRODUCT_NOT_FOUND: GONE,
  ENTRY_NOT_FOUND: GONE,
  ORDER_NOT_FOUND: GONE,
  VARIANT_UNAVAILABLE: UNAVAILABLE,
  VARIANT_REQUIRED: UNAVAILABLE,
  NOT_SOLD_BY_CART: UNAVAILABLE,
  NOT_SOLD_NOW: UNAVAILABLE,
  ALREADY_IN_CART: UNAVAILABLE,
  QUANTITY_NOT_ALLOWED: { code: 'quantity_not_allowed', severity: 'recoverable' },
  OUT_OF_STOCK: { code: 'out_of_stock', severity: 'recoverable' },
  CART_FULL: { code: 'cart_full', severity: 'recoverable' },
  COUPON_UNKNOWN: { code: 'discount_code_invalid', severity: 'recoverable' },
  COUPONS_FULL: { code: 'discount_code_invalid', severity: 'recoverable' },
  MINIMUM_NOT_MET: { code: 'minimum_not_met', severity: 'recoverable' },
};

/** The protocol's own status of a call whose key belongs to another one. */
const CONFLICT = 409;

/** Other refusals have the Worker's own code in small letters; a later call may succeed where these statuses say so. */
const LATER: readonly number[] = [409, 429, 503];

/**
 * Returns the answer to a refused call by the protocol's `error_response.json`, with the texts of a language, and the
 * status that HTTP gives it.
 */
export async function refusalOf(
  error: ApiError,
  { language, continueUrl }: { language: string; continueUrl: string | undefined },
) {
  const { error: content, errors } = await errorBody(error, language);
  const known = OUTCOMES[error.code];
  const status = error.code === 'IDEMPOTENCY_KEY_REUSED' ? CONFLICT : ERROR_STATUS[error.code];
  const severity: Severity = LATER.includes(status) || status === 400 ? 'recoverable' : 'unrecoverable';
  const fields = Object.keys(errors ?? {});
  const message: Message = {
    type: 'error',
    ...(known ?? { code: error.code.toLowerCase(), severity }),
    content,
    ...(fields[0] && !known && { path: `$.${fields[0]}` }),
  };
  return {
    status: known ? (200 as const) : status,
    body: { ucp: REFUSED, messages: [message], ...(continueUrl && { continue_url: continueUrl }) },
  };
}
