import { boot } from '../boot.ts';
import { writeSnapshot } from './snapshot.ts';
import { moveTo } from './store.ts';
import { tellTabs } from './tabs.ts';

/** There is no cart: none was ever made, it was bought, or it expired. */
export function takeNone(): void {
  writeSnapshot(boot().site, null);
  moveTo({ status: 'absent' });
  tellTabs(null);
}
