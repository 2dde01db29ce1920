import { lazy, Suspense, useState } from 'react';
import type { DurabilityGuarantee } from '#runtime/contracts/product-law.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { may } from '../../../app/session.ts';

/** The dialog is of another room, and few products have a label. */
const PicturePicker = lazy(async () => ({
  default: (await import('../../content/pictures/PicturePicker.tsx')).PicturePicker,
}));

interface Props {
  value: DurabilityGuarantee;
  error: string | undefined;
  onChange: (value: DurabilityGuarantee) => void;
}

/** The producer's official label, as one of the shop's pictures. */
export function LabelField({ value, error, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { labelUrl, ...others } = value;
  return (
    <div className="c-stack">
      <p className="c-quiet">{productsTexts.durabilityLabelHint}</p>
      {labelUrl && <img src={labelUrl} alt={productsTexts.durabilityLabel} width={120} loading="lazy" />}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row">
        {may('pictures:read') && (
          <button type="button" className="c-button c-button--small" onClick={() => setChoosing(true)}>
            {labelUrl ? productsTexts.chooseAnotherLabel : productsTexts.chooseTheLabel}
          </button>
        )}
        {labelUrl && (
          <button type="button" className="c-button c-button--small" onClick={() => onChange(others)}>
            {productsTexts.removeTheLabel}
          </button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <PicturePicker
            onChoose={({ assetUrl }) => {
              onChange({ ...value, labelUrl: assetUrl });
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
