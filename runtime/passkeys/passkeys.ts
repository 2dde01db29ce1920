import { accountCall, isEmpty } from '../account/account-call.ts';
import { isSessionResponse } from '../account/answers.ts';
import { isListOf, isRecord } from '../api/shape.ts';
import type { SessionResponse } from '../contracts/account.ts';
import type { Passkey, PasskeyOptions, Passkeys } from '../contracts/passkeys.ts';
import { choosePasskey, makePasskey } from './ceremony.ts';

/** Reads the person's passkeys, the newest first. Rejects with ApiFailure. */
export async function readPasskeys(): Promise<Passkey[]> {
  return (await accountCall({ path: '/passkeys', isAnswer: isPasskeys })).passkeys;
}

/** Makes a passkey on this device. Rejects with PasskeyFailure and ApiFailure. */
export async function addPasskey(): Promise<Passkey> {
  const path = '/passkeys';
  const options = await accountCall({ method: 'POST', path: `${path}/options`, body: {}, isAnswer: isOptions });
  const response = await makePasskey(options);
  return accountCall({ method: 'POST', path, body: { response }, isAnswer: isPasskey });
}

/** Removes a passkey of the account; the device keeps its own half. Rejects with ApiFailure. */
export function removePasskey(id: string): Promise<undefined> {
  return accountCall({ method: 'DELETE', path: `/passkeys/${encodeURIComponent(id)}`, isAnswer: isEmpty });
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

function isPasskey(json: unknown): json is Passkey {
  return isRecord(json) && typeof json.id === 'string' && typeof json.name === 'string';
}

function isPasskeys(json: unknown): json is Passkeys {
  return isRecord(json) && isListOf(json.passkeys, isPasskey);
}
