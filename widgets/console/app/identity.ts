import { atom } from 'nanostores';

/** Resolves what waits for a confirmation; undefined where nothing waits. */
export const $identity = atom<((isConfirmed: boolean) => void) | undefined>();

/** Asks the person to confirm who they are. Resolves to whether they did. */
export function confirmIdentity(): Promise<boolean> {
  $identity.get()?.(false);
  return new Promise((resolve) => {
    $identity.set((isConfirmed) => {
      $identity.set(undefined);
      resolve(isConfirmed);
    });
  });
}
