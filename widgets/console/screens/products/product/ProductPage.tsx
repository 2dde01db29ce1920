import { useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { History } from '../../../parts/History.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { productAddress, SHOWN_PRODUCTS } from '../addresses.ts';
import { FilesPart } from '../files/FilesPart.tsx';
import { PicturesPart } from '../pictures/PicturesPart.tsx';
import { VariantsPart } from '../variants/VariantsPart.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import { LawPart } from './LawPart.tsx';
import { ProductButtons } from './ProductButtons.tsx';
import { findErrors } from './product-errors.ts';
import { FIELD_NAMES, toBody, toValue } from './product-value.ts';
import { SearchEnginesPart } from './SearchEnginesPart.tsx';
import { SellingPart } from './SellingPart.tsx';
import { StockTextsPart } from './StockTextsPart.tsx';
import { TextsPart, TitlePart } from './TextsPart.tsx';
import { VisibilityPart } from './VisibilityPart.tsx';

/** The parts of the screen, by names that tell them apart. Owners come most often for price and stock. */
const PARTS = [
  ['title', TitlePart],
  ['variants', VariantsPart],
  ['pictures', PicturesPart],
  ['texts', TextsPart],
  ['files', FilesPart],
  ['place', VisibilityPart],
  ['details', DetailsPart],
  ['law', LawPart],
  ['selling', SellingPart],
  ['stock', StockTextsPart],
  [productsTexts.searchEnginesDraft, SearchEnginesPart],
] as const;

/** One product with everything that an owner changes of it. */
export default function ProductPage({ parts: { product: id = '' } }: { parts: ScreenParts }) {
  const editor = useEditor({
    path: productAddress(id),
    toValue,
    toBody,
    touched: SHOWN_PRODUCTS,
    name: ({ title }) => title,
  });
  const { draft, reading, failure } = editor;
  const [isChecked, setChecked] = useState(false);
  const mayChange = may('catalogue:write');
  const found = isChecked && draft ? findErrors(draft.value) : {};
  const errors = { ...failure?.errors, ...found };
  const checkAndSave = async () => {
    if (!draft) return;
    const isWrong = Object.keys(findErrors(draft.value)).length > 0;
    setChecked(isWrong);
    if (!isWrong) await editor.save();
  };
  const product = reading.data?.body;
  return (
    <Page
      title={product?.title ?? commonTexts.product}
      back={{ to: 'products', text: commonTexts.products }}
      actions={product && <ProductButtons product={product} discard={() => draft?.discard()} />}
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              {!mayChange && <p role="status">{productsTexts.yourRoleCanRead}</p>}
              <fieldset className="p-plain c-stack" disabled={!mayChange}>
                {PARTS.map(([name, Part]) => (
                  <Part key={name} value={draft.value} change={draft.change} errors={errors} saved={body} />
                ))}
              </fieldset>
              <History target={id} actions={['product', 'file']} names={FIELD_NAMES} />
              <SaveBar
                isDirty={draft.isDirty}
                isSaving={editor.isSaving}
                isRestored={draft.isRestored}
                error={Object.keys(found).length > 0 ? firstOf(found) : failure?.text}
                onSave={() => void checkAndSave()}
                onDiscard={draft.discard}
              />
              <ConflictDialog
                conflict={editor.conflict}
                names={FIELD_NAMES}
                onResolve={editor.resolve}
                onClose={editor.dismissConflict}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function firstOf(errors: Readonly<Record<string, string>>): string {
  const texts = Object.values(errors);
  const more = texts.length > 1 ? ` ${fill(productsTexts.entriesMustBePut, { count: texts.length })}` : '';
  return `${texts[0]}${more}`;
}
