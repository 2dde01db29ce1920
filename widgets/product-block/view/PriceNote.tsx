import { boot } from '#runtime/boot.ts';
import type { PriceNote as Note } from '#runtime/contracts/product.ts';

/** What the shop says about taxes and delivery beside its prices. */
export function PriceNote({ note }: { note: Note | null }) {
  if (!note) return null;
  const { tax, delivery, deliveryUrl } = note;
  return (
    <p part="price-note">
      {tax}
      {delivery && ', '}
      {deliveryUrl ? <a href={new URL(deliveryUrl, boot().base).href}>{delivery}</a> : delivery}
    </p>
  );
}
