import { boot } from '../boot.ts';
import { broadcast } from './channel.ts';
import { writeSnapshot } from './snapshot.ts';
import { moveTo } from './store.ts';

/** There is no cart: none was ever made, it was bought, or it expired. */
export function clearCart(): void {
  writeSnapshot(boot().site, null);
  moveTo({ status: 'absent' });
  broadcast(null);
}
