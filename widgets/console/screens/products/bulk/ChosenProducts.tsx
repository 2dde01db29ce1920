import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Link } from '../../../app/Link.tsx';
import { countText } from '../count-text.ts';

interface Props {
  count: number;
  /** Goes on with the products of a page. */
  onPage: () => void;
}

/** Says that products which were chosen in the list are changed. */
export function ChosenProducts({ count, onPage }: Props) {
  return (
    <div className="c-row">
      <strong>{count > 0 ? countText(count, productsTexts.countChosen) : productsTexts.chosenAreLost}</strong>
      <Link to="products" className="c-button">
        {productsTexts.chooseInTheList}
      </Link>
      <button type="button" className="c-button" onClick={onPage}>
        {productsTexts.chooseAPageInstead}
      </button>
    </div>
  );
}
