import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { choiceText, stockText } from '../product-names.ts';

/** What is known of the stock of a variant. */
export function StockFacts({ stock }: { stock: OwnerStock }) {
  const choice = choiceText(stock.attributes);
  return (
    <dl className="c-facts">
      <dt>{commonTexts.product}</dt>
      <dd>
        <Link to={`products/${stock.itemId}`}>{stock.title}</Link>
      </dd>
      {choice && (
        <>
          <dt>{productsTexts.variant}</dt>
          <dd>{choice}</dd>
        </>
      )}
      <dt>{productsTexts.sku}</dt>
      <dd>{stock.sku}</dd>
      <dt>{productsTexts.stock}</dt>
      <dd>
        {stock.isEndless ? productsTexts.neverRunsOutByKind : stockText(stock.unlimited ? 'unlimited' : stock.quantity)}
      </dd>
      {stock.reserved > 0 && (
        <>
          <dt>{productsTexts.reserved}</dt>
          <dd>{fill(productsTexts.inCheckouts, { reserved: stock.reserved })}</dd>
        </>
      )}
    </dl>
  );
}
