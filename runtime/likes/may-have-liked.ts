import { boot } from '../boot.ts';
import { mayBeSignedIn } from '../session/may-be-signed-in.ts';

const key = () => `sq:has-liked:${boot().site ?? 'own'}`;

/** Whether this visitor may like something already, as far as the browser knows: no other has to be asked about. */
export function mayHaveLiked(): boolean {
  try {
    return mayBeSignedIn() || localStorage.getItem(key()) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the visitor has liked something. */
export function rememberLiking(): void {
  try {
    localStorage.setItem(key(), '1');
  } catch {
    // Without storage, each page asks the shop.
  }
}
