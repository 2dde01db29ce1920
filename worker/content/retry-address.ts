import { ApiError } from '../http/errors.ts';

/** Calls at one moment that give their pages the same title. */
const MAX_TRIES = 8;

/** Writes with an address that was derived from a title, and once more where another call took it in the meantime. */
export async function withFreeAddress(isDerived: boolean, write: () => Promise<void>): Promise<void> {
  for (let left = isDerived ? MAX_TRIES : 1; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.code !== 'URL_TAKEN') throw error;
    }
  }
}
