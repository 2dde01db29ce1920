import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyOptions, PasskeyRequest } from '../contracts/passkeys.ts';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Why a passkey was not made or used: the person refused or waited too long, the device has one already, or it cannot
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

/** Has the browser make a passkey, and returns what the shop verifies. Rejects with PasskeyFailure. */
export async function makePasskey({ options }: PasskeyOptions): Promise<PasskeyRequest['response']> {
  const optionsJSON = options as unknown as RegistrationOptions;
  return { ...(await startRegistration({ optionsJSON }).catch(refuse)) };
}

/** Has the person choose a passkey, and returns what the shop verifies. Rejects with PasskeyFailure. */
export async function choosePasskey({ options }: PasskeyOptions): Promise<PasskeyRequest['response']> {
  const optionsJSON = options as unknown as SignInOptions;
  return { ...(await startAuthentication({ optionsJSON }).catch(refuse)) };
}

function refuse(error: unknown): never {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    throw new PasskeyFailure('known', error);
  }
  const isRefused = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  throw new PasskeyFailure(isRefused ? 'cancelled' : 'unable', error);
}
