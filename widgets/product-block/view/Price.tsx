import type { PriceTexts } from '#runtime/domain/price.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';

interface PriceProps {
  price: PriceTexts;
  texts: Pick<Catalogue['product'], 'salePrice' | 'originalPrice'>;
}

/** The price. On sale, hidden labels name both prices for screen readers. */
export function Price({ price: { price, original }, texts }: PriceProps) {
  if (original === undefined) return <span part="price">{price}</span>;
  return (
    <>
      <span part="price">
        <span className="sq-visually-hidden">{texts.salePrice} </span>
        {price}
      </span>{' '}
      <span part="original-price">
        <span className="sq-visually-hidden">{texts.originalPrice} </span>
        <s>{original}</s>
      </span>
    </>
  );
}
