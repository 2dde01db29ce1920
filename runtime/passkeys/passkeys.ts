import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { accountCall, isEmpty } from '../account/account-call.ts';
import { isSessionResponse } from '../account/answers.ts';
import { isListOf, isRecord } from '../api/shape.ts';
import type { SessionResponse } from '../contracts/account.ts';
import type { Passkey, PasskeyOptions, Passkeys } from '../contracts/passkeys.ts';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Why a passkey was not made or used: the person said no or waited too long, the device has one already, or it cannot
 * do it.
 */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly kind: 'cancelled' | 'known' | 'unable';

  constructor(kind: PasskeyFailure['kind'], cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Reads the person's passkeys, the newest first. Rejects with ApiFailure. */
export async function readPasskeys(): Promise<Passkey[]> {
  return (await accountCall({ path: '/passkeys', isAnswer: isPasskeys })).passkeys;
}

/** Makes a passkey on this device. Rejects with PasskeyFailure and ApiFailure. */
export async function addPasskey(): Promise<Passkey> {
  const path = '/passkeys';
  const { options } = await accountCall({ method: 'POST', path: `${path}/options`, body: {}, isAnswer: isOptions });
  const optionsJSON = options as unknown as RegistrationOptions;
  const response = await startRegistration({ optionsJSON }).catch(refuse);
  return accountCall({ method: 'POST', path, body: { response }, isAnswer: isPasskey });
}

/** Removes a passkey of the account; the device keeps its own half. Rejects with ApiFailure. */
export function removePasskey(id: string): Promise<undefined> {
  return accountCall({ method: 'DELETE', path: `/passkeys/${encodeURIComponent(id)}`, isAnswer: isEmpty });
}

/** Signs in with a passkey that the person chooses. Rejects with PasskeyFailure and ApiFailure. */
export async function signInByPasskey(rememberMe: boolean): Promise<SessionResponse> {
  const path = '/session/passkey';
  const { options } = await accountCall({ method: 'POST', path: `${path}/options`, body: {}, isAnswer: isOptions });
  const optionsJSON = options as unknown as SignInOptions;
  const response = await startAuthentication({ optionsJSON }).catch(refuse);
  return accountCall({ method: 'POST', path, body: { response, rememberMe }, isAnswer: isSessionResponse });
}

function refuse(error: unknown): never {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    throw new PasskeyFailure('known', error);
  }
  const isRefused = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  throw new PasskeyFailure(isRefused ? 'cancelled' : 'unable', error);
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
