import type { ShownLine } from '../shown-lines.ts';
import type { OrderSnapshot } from '../snapshot.ts';
import type { PlacedOrder } from './placed-order.ts';

/** An order that was just placed, and what its mails show of it. */
export interface MailedOrder {
  snapshot: OrderSnapshot;
  placed: PlacedOrder;
  lines: readonly ShownLine[];
  /** The absolute address of the order's page. */
  link: string;
}
