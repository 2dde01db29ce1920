import type { MeasureUnit } from '#runtime/contracts/product-law.ts';
import { UNITS_OF_MEASURE, unitPriceText, unitSign } from '#runtime/domain/unit-price.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readAmount, shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { inUnit, type MeasurementDraft, measurementErrors, measurementOf, referencesFor } from './measurement.ts';

const unitText = (unit: MeasureUnit) => (unit === 'item' ? productsTexts.inPieces : unitSign(unit));

interface Props {
  value: MeasurementDraft;
  /** The price as it is typed. */
  price: string;
  errors: Readonly<Record<string, string>>;
  onChange: (value: MeasurementDraft) => void;
}

/** What is in a variant, and per how much its unit price is said, with that price. */
export function MeasureFields({ value, price, errors, onChange }: Props) {
  const { quantityUnit } = value;
  const measurement = Object.keys(measurementErrors(value)).length === 0 ? measurementOf(value) : null;
  const text =
    measurement &&
    unitPriceText(readAmount(price) ?? 0, measurement, shopCurrency(), languageTexts.tag, {
      unitPrice: productsTexts.unitPriceIs,
      pieces: productsTexts.unitPieces,
    });
  return (
    <>
      <Choice<MeasureUnit | ''>
        label={productsTexts.soldBy}
        value={quantityUnit}
        options={[['', productsTexts.notByMeasure], ...UNITS_OF_MEASURE.map((unit) => [unit, unitText(unit)] as const)]}
        hint={text ? fill(productsTexts.unitPriceShown, { text }) : productsTexts.soldByHint}
        onChange={(unit) => onChange(inUnit(value, unit))}
      />
      {quantityUnit !== '' && (
        <>
          <TextField
            label={productsTexts.quantityInIt}
            value={value.quantity}
            inputMode="decimal"
            error={errors['unitPriceMeasurement.quantityValue']}
            onChange={(quantity) => onChange({ ...value, quantity })}
          />
          <TextField
            label={productsTexts.pricePer}
            value={value.reference}
            inputMode="decimal"
            error={errors['unitPriceMeasurement.referenceValue']}
            onChange={(reference) => onChange({ ...value, reference })}
          />
          <Choice<MeasureUnit>
            label={productsTexts.pricePerUnit}
            value={value.referenceUnit}
            options={referencesFor(quantityUnit).map((unit) => [unit, unitText(unit)] as const)}
            error={errors['unitPriceMeasurement.referenceUnit']}
            onChange={(referenceUnit) => onChange({ ...value, referenceUnit })}
          />
        </>
      )}
    </>
  );
}
