import { useStore } from '@nanostores/react';
import { type FormEvent, useMemo, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { $place, replaceQuery } from '../../../app/router.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { chosenProducts } from '../chosen-products.ts';
import { countText } from '../count-text.ts';
import { useCollections } from '../use-collections.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { type BulkDraft, bulkBody, bulkErrors, EMPTY_BULK } from './bulk-draft.ts';
import { possibleOf } from './bulk-parts.ts';
import { ChosenProducts } from './ChosenProducts.tsx';
import { LawFields } from './LawFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { useBulkChange } from './use-bulk-change.ts';

const STOCKS = [
  ['', productsTexts.staysAsItIs],
  ['difference', productsTexts.changesByUnits],
  ['set', productsTexts.becomesANumber],
  ['unlimited', productsTexts.neverRunsOut],
] as const satisfies readonly (readonly [BulkDraft['stock']['kind'], string])[];

/** Changes prices, sales, stock and what the law asks of all products of one page, after a preview. */
export default function BulkChanges() {
  const { reading, collections } = useCollections();
  const { query } = useStore($place);
  const [kept, setKept] = useState<BulkDraft>(EMPTY_BULK);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { parts, progress, isBusy, failure, preview, make, clear } = useBulkChange(() => setKept(EMPTY_BULK));
  const page = collections.find(({ id }) => id === query.get('collection')) ?? collections[0];
  const isOfList = query.has('chosen');
  const ids = useMemo(() => (isOfList ? chosenProducts() : []), [isOfList]);
  const draft = { ...kept, ids, collectionId: page?.id ?? '' };
  const edit = (changes: Partial<BulkDraft>) => {
    setKept({ ...kept, ...changes });
    clear();
  };
  const choosePage = (collection: string) => {
    replaceQuery({ collection, chosen: undefined });
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOfList && ids.length === 0) return;
    const wrong = bulkErrors(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) void preview(bulkBody(draft));
  };
  const lines = useMemo(() => parts?.flatMap((part) => part.lines), [parts]);
  const possible = possibleOf({ lines: lines ?? [] });
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
                {isOfList ? (
                  <ChosenProducts count={ids.length} onPage={() => choosePage('')} />
                ) : (
                  <Choice
                    label={productsTexts.productsOfThePage}
                    value={draft.collectionId}
                    options={collections.map(({ id, title }) => [id, title] as const)}
                    onChange={choosePage}
                  />
                )}
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
                <LawFields draft={draft.law} errors={errors} onChange={(law) => edit({ law })} />
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
              {lines && (
                <Section
                  title={fill(productsTexts.previewOfCount, { count: lines.length })}
                  actions={
                    possible > 0 && (
                      <button
                        type="button"
                        className="c-button c-button--main"
                        aria-disabled={isBusy}
                        onClick={() => void make()}
                      >
                        {fill(productsTexts.changeCount, { count: countText(possible, productsTexts.countVariants) })}
                      </button>
                    )
                  }
                >
                  {progress ? <ChangeProgress {...progress} /> : <p>{productsTexts.nothingIsChangedYet}</p>}
                  <BulkPreview lines={lines} />
                </Section>
              )}
            </form>
          )
        }
      </Loaded>
    </Page>
  );
}

function ChangeProgress({ done, total }: { done: number; total: number }) {
  const count = countText(total, productsTexts.countVariants);
  return (
    <div>
      <p role="status">{fill(productsTexts.doneOfCount, { done: done.toLocaleString(languageTexts.tag), count })}</p>
      <progress aria-label={productsTexts.changedVariants} value={done} max={total || 1} />
    </div>
  );
}
