import { report } from '../report.ts';
import { isOwnOrigin } from '../transport.ts';

/**
 * Lets the links of an element lead out of a frame, because the shop's pages refuse to be framed. Elements whose links
 * show without a cart call this; with a cart, its client does the same for all links.
 */
export function leadOutOfFrame(): void {
  if (window === window.top || isOwnOrigin()) return;
  import('./remote/transfer.ts').then(
    ({ leadByLinks }) => leadByLinks(),
    (error) => report(error, 'the links of a frame'),
  );
}
