import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { ProductCsvFormat, Units } from '#runtime/contracts/product-csv.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { notify } from '../../../app/notices.ts';
import { errorText } from '../../../app/query.ts';
import { fetchInSession } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { useCollections } from '../use-collections.ts';

const FORMATS = [
  ['shopify', productsTexts.shopify],
  ['shopify-old', productsTexts.shopifyFormerColumns],
  ['squarespace', productsTexts.squarespace],
  ['squarespace-old', productsTexts.squarespaceFormerColumns],
] as const satisfies readonly (readonly [ProductCsvFormat, string])[];
const UNITS = [
  ['metric', productsTexts.kgAndCm],
  ['imperial', productsTexts.lbAndIn],
] as const satisfies readonly (readonly [Units, string])[];

/** Saves the products as a CSV file that other platforms read. */
export function ExportProducts() {
  const { collections } = useCollections();
  const [format, setFormat] = useState<ProductCsvFormat>('shopify');
  const [units, setUnits] = useState<Units>('metric');
  const [collection, setCollection] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const path = addressOf('/api/owner/exports/products', { format, units, collection: collection || undefined });
      const { blob, name } = await fetchInSession({ path });
      saveFile(blob, name || `products-${format}.csv`);
    } catch (error) {
      notify(errorText(error), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={productsTexts.exportProducts}>
      <div className="c-columns">
        <Choice<ProductCsvFormat> label={productsTexts.format} value={format} options={FORMATS} onChange={setFormat} />
        {format.startsWith('squarespace') && (
          <Choice<Units> label={productsTexts.weightsAndLengths} value={units} options={UNITS} onChange={setUnits} />
        )}
        <Choice
          label={productsTexts.productsOf}
          value={collection}
          options={[['', productsTexts.allPages], ...collections.map(({ id, title }) => [id, title] as const)]}
          onChange={setCollection}
        />
      </div>
      <div className="c-row">
        <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void save()}>
          {isBusy ? productsTexts.exporting : productsTexts.exportAsCsv}
        </button>
      </div>
    </Section>
  );
}
