import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { stockAddress } from '../addresses.ts';
import { StockFacts } from './StockFacts.tsx';
import { StockForm } from './StockForm.tsx';

interface Props {
  /** The variant; the dialog is closed where it is undefined. */
  variantId: string | undefined;
  onClose: () => void;
}

/** Shows the stock of a variant over the screen, and changes it. */
export function StockDialog({ variantId, onClose }: Props) {
  const reading = useObject(variantId === undefined ? undefined : stockAddress(variantId));
  return (
    <ModalDialog title={productsTexts.stock} isOpen={variantId !== undefined} onClose={onClose}>
      <Loaded of={reading}>
        {({ body: stock }) => (
          <>
            <StockFacts stock={stock} />
            {!stock.isEndless && may('stock:write') && (
              <StockForm key={stock.variantId} stock={stock} onDone={onClose} />
            )}
            <p>
              <Link to={`stock/${stock.variantId}`}>{productsTexts.whatHasChanged}</Link>
            </p>
          </>
        )}
      </Loaded>
      <div className="c-row c-row--end">
        <button type="button" className="c-button" onClick={onClose}>
          {productsTexts.close}
        </button>
      </div>
    </ModalDialog>
  );
}
