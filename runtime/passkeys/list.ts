import { accountCall, isEmpty } from '../account/account-call.ts';
import { isListOf, isRecord } from '../api/shape.ts';
import type { Passkey, Passkeys } from '../contracts/passkeys.ts';

/** Reads the person's passkeys, the newest first. Rejects with ApiFailure. */
export async function readPasskeys(): Promise<Passkey[]> {
  return (await accountCall({ path: '/passkeys', isAnswer: isPasskeys })).passkeys;
}

/** Removes a passkey of the account; the device keeps its own half. Rejects with ApiFailure. */
export function removePasskey(id: string): Promise<undefined> {
  return accountCall({ method: 'DELETE', path: `/passkeys/${encodeURIComponent(id)}`, isAnswer: isEmpty });
}

/** Whether the server's answer describes a passkey. */
export function isPasskey(json: unknown): json is Passkey {
  return isRecord(json) && typeof json.id === 'string' && typeof json.name === 'string';
}

function isPasskeys(json: unknown): json is Passkeys {
  return isRecord(json) && isListOf(json.passkeys, isPasskey);
}
