import { boot } from '../boot.ts';
import { broadcast } from './channel.ts';
import { writeSnapshot } from './snapshot.ts';
import { moveTo } from './store.ts';

/** Marks the cart as absent, here and in other tabs, because it does not exist, was bought or has expired. */
export function clearCart(): void {
  writeSnapshot(boot().site, null);
  moveTo({ status: 'absent' });
  broadcast(null);
}
