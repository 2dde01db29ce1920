import { API_ROOT } from '../contracts/http.ts';
import type { InstallmentContext, InstallmentsResponse } from '../contracts/installments.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

let asking: Promise<InstallmentContext | null> | undefined;

/**
 * Asks the shop for its terms; null where its checkout offers no instalments. Tags that ask at the same time share one
 * call, and the browser keeps its answer for those that ask later.
 */
export function getShopInstallments(): Promise<InstallmentContext | null> {
  asking ??= askOnce().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askOnce(): Promise<InstallmentContext | null> {
  const { installments } = await request({ path: `${API_ROOT}commerce/installments`, isAnswer });
  return installments;
}

function isAnswer(json: unknown): json is InstallmentsResponse {
  return isRecord(json) && (json.installments === null || isRecord(json.installments));
}
