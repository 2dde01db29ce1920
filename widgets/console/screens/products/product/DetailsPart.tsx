import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { OwnShareServices } from '../../../parts/ShareServices.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { KIND_OPTIONS, kindOf } from '../product-names.ts';
import type { PartProps } from './product-value.ts';

/** What the product is. */
export function DetailsPart({ value, change, errors }: PartProps) {
  const setKind = (text: string) => {
    const kind = kindOf(text);
    if (kind !== undefined) change({ kind });
  };
  return (
    <Section title={productsTexts.details}>
      <div className="c-columns">
        <Choice
          label={commonTexts.kind}
          value={String(value.kind)}
          options={KIND_OPTIONS as readonly (readonly [string, string])[]}
          error={errors.kind}
          onChange={setKind}
        />
        <TextField
          label={commonTexts.brand}
          value={value.brand}
          maxLength={100}
          hint={productsTexts.whoMakesIt}
          error={errors.brand}
          onChange={(brand) => change({ brand })}
        />
        <TextField
          label={productsTexts.author}
          value={value.author}
          maxLength={200}
          error={errors.author}
          onChange={(author) => change({ author })}
        />
      </div>
      <Tick
        label={productsTexts.featured}
        checked={value.starred}
        hint={productsTexts.partsOfPages}
        onChange={(starred) => change({ starred })}
      />
      <OwnShareServices
        value={value.shareButtonOptions}
        onChange={(shareButtonOptions) => change({ shareButtonOptions })}
      />
    </Section>
  );
}
