import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConsoleRefusal } from '#runtime/api/console.ts';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { PRODUCTS } from '../addresses.ts';
import { KIND_OPTIONS } from '../product-names.ts';
import { useCollections } from '../use-collections.ts';
import { EMPTY_PRODUCT, type NewProductValue, newProductBody, newProductErrors } from './new-product.ts';

/** Makes a product of the little that it needs; the product's own screen goes on from there. */
export default function NewProduct() {
  const draft = useDraft(draftKey('products/new'), EMPTY_PRODUCT);
  const { reading, collections } = useCollections();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  // A repeat after a lost answer makes no second product; another product is another intent.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  if (!draft) return null;
  const value = { ...draft.value, collectionId: draft.value.collectionId || (collections[0]?.id ?? '') };
  const edit = (changes: Partial<NewProductValue>) => {
    draft.change(changes);
    setKey(crypto.randomUUID());
  };
  const create = async () => {
    const wrong = newProductErrors(value);
    setErrors(wrong);
    setFailure('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const body = newProductBody(value);
      const { body: product } = await change<OwnerProduct>({ method: 'POST', path: PRODUCTS, body, idempotencyKey }, [
        PRODUCTS,
      ]);
      notify(`“${product.title}” is created. Visitors see it when its visibility says so.`);
      // The screen is left without a question once nothing of it is unsaved.
      flushSync(draft.discard);
      await navigate(`products/${product.id}`);
    } catch (error) {
      setFailure(errorText(error));
      setErrors(error instanceof ConsoleRefusal ? error.errors : {});
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void create();
  };
  return (
    <Page title="New product" back={{ to: 'products', text: 'Products' }}>
      <Loaded of={reading} failure={EDITOR.noCollections}>
        {() =>
          collections.length === 0 ? (
            <div className="c-empty">
              <p>A product stands on a page for products, and the shop has no such page yet.</p>
              <p>
                <Link to="pages">Make a page for products first</Link>
              </p>
            </div>
          ) : (
            <form className="c-stack" noValidate onSubmit={submit}>
              <Section title="The product">
                <TextField
                  label="Title"
                  value={value.title}
                  maxLength={200}
                  error={errors.title}
                  onChange={(title) => edit({ title })}
                />
                <div className="c-columns">
                  <Choice
                    label="Page that shows it"
                    value={value.collectionId}
                    options={collections.map(({ id, title }) => [id, title] as const)}
                    error={errors.collectionId}
                    onChange={(collectionId) => edit({ collectionId })}
                  />
                  <Choice
                    label="Kind"
                    value={value.kind}
                    options={KIND_OPTIONS}
                    error={errors.kind}
                    onChange={(kind) => edit({ kind })}
                  />
                  <TextField
                    label={`Price (${shopCurrency()})`}
                    value={value.price}
                    inputMode="decimal"
                    error={errors.price ?? errors['variants.0.priceCents']}
                    onChange={(price) => edit({ price })}
                  />
                </div>
              </Section>
              {failure && (
                <p role="alert" className="c-error">
                  {failure}
                </p>
              )}
              <p className="c-quiet">
                The product begins as a draft. You add its texts, pictures, variants and stock next.
              </p>
              <div className="c-row">
                <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
                  {isBusy ? 'Creating…' : 'Create the product'}
                </button>
              </div>
            </form>
          )
        }
      </Loaded>
    </Page>
  );
}
