import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change, errorText, isStale } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { SHOWN_PRODUCTS } from '../addresses.ts';
import { countText } from '../count-text.ts';
import { useCollections } from '../use-collections.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { type BulkDraft, bulkBody, bulkErrors, EMPTY_BULK } from './bulk-draft.ts';
import { PriceFields } from './PriceFields.tsx';

const STOCKS = [
  ['', productsTexts.staysAsItIs],
  ['difference', productsTexts.changesByUnits],
  ['set', productsTexts.becomesANumber],
  ['unlimited', productsTexts.neverRunsOut],
] as const satisfies readonly (readonly [BulkDraft['stock']['kind'], string])[];

/** Changes prices, sales and stock of all products of one page, after a preview. */
export default function BulkChanges() {
  const { reading, collections } = useCollections();
  const { query } = useStore($place);
  const [kept, setKept] = useState<BulkDraft>(EMPTY_BULK);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [preview, setPreview] = useState<ProductChangesAnswer | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const chosen = collections.find(({ id }) => id === query.get('collection')) ?? collections[0];
  const draft = { ...kept, collectionId: chosen?.id ?? '' };
  const edit = (changes: Partial<BulkDraft>) => {
    setKept({ ...kept, ...changes });
    setPreview(undefined);
    setFailure('');
  };
  const call = async (digest?: string) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const body = bulkBody(draft, digest);
      const { body: answer } = await change(
        { method: 'POST', path: '/api/owner/products/changes', body },
        digest === undefined ? [] : SHOWN_PRODUCTS,
      );
      if (answer.isDone) {
        const count = answer.lines.filter(({ error }) => error === null).length;
        notify(fill(productsTexts.doneCount, { count: countText(count, productsTexts.countVariants) }));
        setPreview(undefined);
        setKept(EMPTY_BULK);
      } else setPreview(answer);
    } catch (error) {
      if (isStale(error)) setPreview(undefined);
      setFailure(isStale(error) ? productsTexts.somethingHasChangedSince : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = bulkErrors(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) void call();
  };
  const possible = preview?.lines.filter(({ error }) => error === null).length ?? 0;
  return (
    <Page title={productsTexts.bulkChanges} back={{ to: 'products', text: commonTexts.products }}>
      <Loaded of={reading} failure={editorTexts.noCollections}>
        {() =>
          collections.length === 0 ? (
            <div className="c-empty">
              <p>{productsTexts.shopHasNoPage}</p>
              <p>
                <Link to="pages">{productsTexts.makeAPage}</Link>
              </p>
            </div>
          ) : (
            <form className="c-stack" noValidate onSubmit={submit}>
              <Section title={productsTexts.whatChanges}>
                <Choice
                  label={productsTexts.productsOfThePage}
                  value={draft.collectionId}
                  options={collections.map(({ id, title }) => [id, title] as const)}
                  onChange={(collection) => {
                    replaceQuery({ collection });
                    setPreview(undefined);
                  }}
                />
                <PriceFields draft={draft.price} error={errors.price} onChange={(price) => edit({ price })} />
                <PriceFields isSale draft={draft.sale} error={errors.sale} onChange={(sale) => edit({ sale })} />
                {may('stock:write') && (
                  <div className="c-columns">
                    <Choice<BulkDraft['stock']['kind']>
                      label={productsTexts.stock}
                      value={draft.stock.kind}
                      options={STOCKS}
                      onChange={(kind) => edit({ stock: { ...draft.stock, kind } })}
                    />
                    {(draft.stock.kind === 'difference' || draft.stock.kind === 'set') && (
                      <TextField
                        label={productsTexts.stockUnits}
                        value={draft.stock.units}
                        error={errors.stock}
                        onChange={(units) => edit({ stock: { ...draft.stock, units } })}
                      />
                    )}
                  </div>
                )}
                {(errors.form || failure) && (
                  <p role="alert" className="c-error">
                    {failure || errors.form}
                  </p>
                )}
                <div className="c-row">
                  <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
                    {isBusy ? productsTexts.oneMoment : productsTexts.showAPreview}
                  </button>
                </div>
              </Section>
              {preview && (
                <Section
                  title={fill(productsTexts.previewOfCount, { count: preview.lines.length })}
                  actions={
                    possible > 0 && (
                      <button
                        type="button"
                        className="c-button c-button--main"
                        aria-disabled={isBusy}
                        onClick={() => void call(preview.digest)}
                      >
                        {fill(productsTexts.changeCount, { count: countText(possible, productsTexts.countVariants) })}
                      </button>
                    )
                  }
                >
                  <p>{productsTexts.nothingIsChangedYet}</p>
                  <BulkPreview lines={preview.lines} />
                </Section>
              )}
            </form>
          )
        }
      </Loaded>
    </Page>
  );
}
