import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { Link } from '../../../app/Link.tsx';
import { choiceText, stockText } from '../product-names.ts';

/** What is known of the stock of a variant. */
export function StockFacts({ stock }: { stock: OwnerStock }) {
  const choice = choiceText(stock.attributes);
  return (
    <dl className="c-facts">
      <dt>Product</dt>
      <dd>
        <Link to={`products/${stock.itemId}`}>{stock.title}</Link>
      </dd>
      {choice && (
        <>
          <dt>Variant</dt>
          <dd>{choice}</dd>
        </>
      )}
      <dt>SKU</dt>
      <dd>{stock.sku}</dd>
      <dt>Stock</dt>
      <dd>
        {stock.isEndless ? 'It never runs out by its kind.' : stockText(stock.unlimited ? 'unlimited' : stock.quantity)}
      </dd>
      {stock.reserved > 0 && (
        <>
          <dt>Reserved</dt>
          <dd>{stock.reserved} in checkouts at this moment</dd>
        </>
      )}
    </dl>
  );
}
