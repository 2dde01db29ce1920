import { API_ROOT } from '../contracts/http.ts';
import type { CancellationRequest, DeclarationReceipt, WithdrawalRequest } from '../contracts/withdrawals.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

/** A form sends these fields, and leaves out those that it does not ask for. */
export type WithdrawalBody = Pick<WithdrawalRequest, 'name' | 'contract' | 'email' | 'part'>;
export type CancellationBody = Omit<CancellationRequest, 'orderToken'>;

/** Withdraws from a contract. A repeat with the same key gets the same receipt. */
export function postWithdrawal(body: WithdrawalBody, idempotencyKey: string): Promise<DeclarationReceipt> {
  return post('withdrawals', body, idempotencyKey);
}

/** Cancels a subscription. A repeat with the same key gets the same receipt. */
export function postCancellation(body: CancellationBody, idempotencyKey: string): Promise<DeclarationReceipt> {
  return post('cancellations', body, idempotencyKey);
}

function post(list: string, body: object, idempotencyKey: string): Promise<DeclarationReceipt> {
  return request({ method: 'POST', path: `${API_ROOT}commerce/${list}`, body, idempotencyKey, isAnswer: isReceipt });
}

function isReceipt(json: unknown): json is DeclarationReceipt {
  return isRecord(json) && typeof json.number === 'string' && typeof json.text === 'string';
}
