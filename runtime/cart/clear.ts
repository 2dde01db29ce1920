import { boot } from '../boot.ts';
import { broadcast } from './channel.ts';
import { writeSnapshot } from './snapshot.ts';
import { moveTo } from './store.ts';

/** Sets the cart to absent here and in other tabs: none was made, or it was bought, or it expired. */
export function clearCart(): void {
  writeSnapshot(boot().site, null);
  moveTo({ status: 'absent' });
  broadcast(null);
}
