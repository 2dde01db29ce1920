import { atom } from 'nanostores';

/** Resolves what waits for a confirmation; undefined where nothing waits. */
export const $identity = atom<((isConfirmed: boolean) => void) | undefined>();

let asked: Promise<boolean> | undefined;

/**
 * Asks the person to confirm who they are. Resolves to whether they did. Calls that need it at the same time wait for the
 * same answer.
 */
export function confirmIdentity(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    $identity.set((isConfirmed) => {
      asked = undefined;
      $identity.set(undefined);
      resolve(isConfirmed);
    });
  });
  return asked;
}
