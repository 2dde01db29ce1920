import { API_ROOT } from '../contracts/http.ts';
import type { RestockSignUpRequest, RestockSignUpResponse } from '../contracts/restock.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

/**
 * Signs an address up for a mail when a variant is back in stock. Repeats are answered like the first call, but a
 * captcha's token is good for one call only.
 */
export function postRestockSignUp(body: RestockSignUpRequest): Promise<RestockSignUpResponse> {
  return request({
    method: 'POST',
    path: `${API_ROOT}site-users/account/notifications/restock`,
    body,
    isRepeatable: !body.captchaToken && !body.recaptchaEnterpriseV3Token,
    isAnswer: isSignUp,
  });
}

function isSignUp(json: unknown): json is RestockSignUpResponse {
  return isRecord(json) && typeof json.isConfirmationNeeded === 'boolean';
}
