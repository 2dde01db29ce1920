import { tellOrders } from './acts.ts';
import { countButtons } from './census.ts';
import { countOverlays } from './overlays.ts';
import { tellPage } from './page-events.ts';
import { tellPresses } from './presses.ts';
import { tellRelatedProducts } from './related-products.ts';
import { countStay } from './stay.ts';
import { tellStorefrontEvents } from './storefront-events.ts';
import { forgetKept } from './tags.ts';
import type { Visit } from './visit.ts';

export { hearCart } from './acts.ts';
export { sayEvent } from './events.ts';
export { forgetIds } from './ids.ts';
export { measurePage } from './measure-page.ts';

/** Tells what kind of page it is, what the visitor does there, and what the page shows for that. */
export function watchVisitor(visit: Visit): void {
  if (!visit.before.isTold) {
    tellPage(visit);
    tellRelatedProducts(visit);
  }
  countStay(visit);
  tellOrders(visit);
  tellStorefrontEvents(visit);
  tellPresses(visit);
  countButtons(visit);
  countOverlays(visit);
  visit.signal.addEventListener('abort', forgetKept);
}
