import { useStore } from '@nanostores/react';
import { type MouseEvent, useState } from 'react';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { allowsMultipleQuantity } from '#runtime/domain/quantity.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { Image } from '#runtime/ui/image/Image.tsx';
import { thumbnail } from '#runtime/ui/image/thumbnail.ts';
import { $mutations, changeQuantity, quantitiesSent } from './mutations.ts';
import { Quantity } from './Quantity.tsx';
import { cartTexts, money, ofShop } from './texts.ts';

const loadEditor = lazy(() => import('#runtime/additional-fields/edit.ts'));

/** How wide the picture is at most, in a window of any width. */
const PICTURE_PX = 72;

interface LineProps {
  entry: CartEntry;
  cart: ShoppingCart;
  announce(text: string): void;
  onRemove(event: MouseEvent<HTMLElement>): void;
}

export function Line({ entry, cart, announce, onRemove }: LineProps) {
  const { id, title, quantity, productType, purchasePriceCents, subTotal, image, chosenVariant } = entry;
  const error = useStore($mutations).errors.get(id);
  const texts = cartTexts();
  const hasSeveral = allowsMultipleQuantity({
    productType,
    isSubscribable: false,
    multipleQuantityAllowedForServices: true,
  });

  async function setQuantity(requested: number) {
    changeQuantity(entry, requested);
    await quantitiesSent();
    const now = cartOf($cart.get());
    const line = now?.entries.find((candidate) => candidate.id === id);
    if (!now || !line || $mutations.get().errors.has(id)) return;
    announce(fill(texts.quantityNow, { title, n: line.quantity, subtotal: money(now.subtotalCents, now) }));
  }

  return (
    <li part="line">
      <div part="picture">
        {image && (
          <Image
            {...thumbnail(image, PICTURE_PX)}
            src={ofShop(image.assetUrl)}
            alt=""
            passthrough={{ part: 'image' }}
          />
        )}
      </div>
      <div part="about">
        <a part="link" href={ofShop(entry.fullUrl)} data-focus={`title ${id}`}>
          {title}
        </a>
        {[
          ...Object.entries(chosenVariant.attributes).map(([name, value]) => ({ text: `${name}: ${value}` })),
          ...(entry.priceLines ?? []),
        ].map(({ text }) => (
          <p key={text} part="option">
            {text}
          </p>
        ))}
        {quantity > 1 && <p part="each">{fill(texts.each, { price: money(purchasePriceCents, cart) })}</p>}
        {entry.isReservedByOthers && (
          <p part="reserved" role="status">
            {texts.reservedByOthers}
          </p>
        )}
        {entry.additionalFields !== null && <Details entry={entry} />}
      </div>
      <p part="amount">{money(subTotal, cart)}</p>
      <div part="controls">
        {hasSeveral ? (
          <Quantity title={title} quantity={quantity} onChange={(requested) => void setQuantity(requested)} />
        ) : (
          <span part="fixed-quantity">
            {texts.quantity}: {quantity}
          </span>
        )}
        <button
          part="remove"
          type="button"
          data-focus={`remove ${id}`}
          aria-label={fill(texts.removeTitle, { title })}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </div>
      {error && (
        <p part="error" role="alert">
          {error.title}. {error.message}
        </p>
      )}
    </li>
  );
}

/** Opens the form with the additional fields of an item. The form shows its own errors. */
function Details({ entry }: { entry: CartEntry }) {
  const [isOpening, setOpening] = useState(false);
  const texts = cartTexts();
  async function open({ currentTarget: target }: MouseEvent<HTMLElement>) {
    if (isOpening) return;
    setOpening(true);
    try {
      const { editAdditionalFields } = await loadEditor();
      await editAdditionalFields(entry, { target });
    } catch (error) {
      report(error, 'sq-cart details');
    } finally {
      setOpening(false);
    }
  }
  return (
    <button
      part="details"
      type="button"
      aria-haspopup="dialog"
      aria-label={fill(texts.detailsOf, { title: entry.title })}
      aria-busy={isOpening || undefined}
      onClick={open}
    >
      {texts.details}
    </button>
  );
}
