import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { LetterBlock } from '../../mail/service.ts';
import { areasOpenedBy } from '../../member-areas/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { OrderSnapshot } from '../snapshot.ts';

/** Says which member areas an order has opened, where each begins, and how its buyer enters. */
export async function membershipBlocks(
  { db, site }: ShopCall,
  { lines, email, baseUrl }: OrderSnapshot,
  { memberAreas }: Catalogue,
): Promise<LetterBlock[]> {
  const areas = await areasOpenedBy(db, site.siteId, lines);
  return areas.flatMap(({ title, url }): LetterBlock[] => [
    { kind: 'text', text: `${fill(memberAreas.joined, { area: title, email })} ${memberAreas.howToEnter}` },
    ...(url === null ? [] : [{ kind: 'link' as const, text: title, url: `${baseUrl}${url}` }]),
  ]);
}
