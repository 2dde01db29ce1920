import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import type { RowActions } from './use-rows.ts';
import type { ShownRow } from './variant-columns.tsx';

const FIELDS = [
  ['gtin', 'gtin', productsTexts.gtinEanUpcIsbn, 'text'],
  ['mpn', 'mpn', productsTexts.numberOfTheManufacturer, 'text'],
  ['weight', 'weightGrams', productsTexts.weightG, 'numeric'],
  ['length', 'lengthMm', productsTexts.lengthMm, 'numeric'],
  ['width', 'widthMm', productsTexts.widthMm, 'numeric'],
  ['height', 'heightMm', productsTexts.heightMm, 'numeric'],
] as const;

interface Props {
  shown: ShownRow;
  images: readonly OwnerImage[];
  edit: RowActions['edit'];
  onClose: () => void;
}

/** The fields of a variant that have no column. */
export function VariantDialog({ shown: { row, index, errors }, images, edit, onClose }: Props) {
  const name =
    row.values.filter(Boolean).join(', ') || row.sku || fill(productsTexts.variantNumber, { number: index + 1 });
  return (
    <ModalDialog title={name} isOpen onClose={onClose}>
      <div className="c-columns">
        {FIELDS.map(([field, path, label, inputMode]) => (
          <TextField
            key={field}
            label={label}
            value={row[field]}
            inputMode={inputMode}
            maxLength={70}
            error={errors[path]}
            onChange={(text) => edit(row.key, { [field]: text })}
          />
        ))}
        <Choice
          label={productsTexts.pictureColumn}
          value={row.mainImageId ?? ''}
          options={[
            ['', productsTexts.firstOfTheProduct],
            ...images.map(({ id, altText, filename }, place) => [id, `${place + 1}. ${altText || filename}`] as const),
          ]}
          error={errors.mainImageId}
          onChange={(id) => edit(row.key, { mainImageId: id || null })}
        />
        <MeasureFields
          value={row.measurement}
          price={row.onSale ? row.salePrice : row.price}
          errors={errors}
          onChange={(measurement) => edit(row.key, { measurement })}
        />
        <TextField
          label={fill(productsTexts.depositOfOne, { currency: shopCurrency() })}
          value={row.deposit}
          inputMode="decimal"
          hint={productsTexts.depositHint}
          error={errors.depositCents}
          onChange={(deposit) => edit(row.key, { deposit })}
        />
      </div>
      <div className="c-row c-row--end">
        <button type="button" className="c-button c-button--main" onClick={onClose}>
          {productsTexts.done}
        </button>
      </div>
    </ModalDialog>
  );
}
