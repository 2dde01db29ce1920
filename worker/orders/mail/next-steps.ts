import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dateText } from '../../site/date-text.ts';
import type { Site } from '../../site/site.ts';

interface Bought {
  email: string;
  lines: readonly { productType: number; gift: Gift | null }[];
}

/** Returns what happens after the payment, one sentence for each kind of product in the order. */
export function nextSteps(site: Site, { email, lines }: Bought, now: number, { afterSale }: Catalogue): string[] {
  const has = (type: number) => lines.some(({ productType }) => productType === type);
  const cards = lines
    .filter(({ productType }) => productType === PRODUCT_TYPE.giftCard)
    .map(({ gift }) => {
      const recipient = gift?.recipientEmail || email;
      const at = gift ? dayStart(gift.deliveryDate, site.timeZone) : now;
      if (at <= now) return fill(afterSale.nextGiftCardNow, { email: recipient });
      return fill(afterSale.nextGiftCard, { email: recipient, date: dateText(site, at) });
    });
  return [
    ...(has(PRODUCT_TYPE.physical) ? [afterSale.nextPhysical] : []),
    ...new Set(cards),
    ...(has(PRODUCT_TYPE.service) ? [fill(afterSale.nextService, { site: site.title })] : []),
  ];
}
