import { accountCall } from '../account/account-call.ts';
import { isSessionResponse } from '../account/answers.ts';
import { isRecord } from '../api/shape.ts';
import type { SessionResponse } from '../contracts/account.ts';
import type { Passkey, PasskeyOptions } from '../contracts/passkeys.ts';
import { choosePasskey, makePasskey } from './ceremony.ts';
import { isPasskey } from './list.ts';

/** Makes a passkey on this device. Rejects with PasskeyFailure and ApiFailure. */
export async function addPasskey(): Promise<Passkey> {
  const path = '/passkeys';
  const options = await accountCall({ method: 'POST', path: `${path}/options`, body: {}, isAnswer: isOptions });
  const response = await makePasskey(options);
  return accountCall({ method: 'POST', path, body: { response }, isAnswer: isPasskey });
}

/** Signs in with a passkey that the person chooses. Rejects with PasskeyFailure and ApiFailure. */
export async function signInByPasskey(rememberMe: boolean): Promise<SessionResponse> {
  const path = '/session/passkey';
  const options = await accountCall({ method: 'POST', path: `${path}/options`, body: {}, isAnswer: isOptions });
  const response = await choosePasskey(options);
  return accountCall({ method: 'POST', path, body: { response, rememberMe }, isAnswer: isSessionResponse });
}

function isOptions(json: unknown): json is PasskeyOptions {
  return isRecord(json) && isRecord(json.options);
}
