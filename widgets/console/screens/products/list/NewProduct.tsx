import { useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { shopCurrency } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { CreationForm } from '../../../parts/CreationForm.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { PRODUCTS } from '../addresses.ts';
import { KIND_OPTIONS } from '../product-names.ts';
import { useCollections } from '../use-collections.ts';
import { EMPTY_PRODUCT, isCounted, newProductBody, newProductErrors } from './new-product.ts';

/** Makes a product of the little that it needs; the product's own screen goes on from there. */
export default function NewProduct() {
  const draft = useDraft(draftKey('products/new'), EMPTY_PRODUCT);
  const { reading, collections } = useCollections();
  const { create, isBusy, error, errors: refused } = useCreation(PRODUCTS, [PRODUCTS]);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  if (!draft) return null;
  const value = { ...draft.value, collectionId: draft.value.collectionId || (collections[0]?.id ?? '') };
  const errors = { ...refused, ...wrong };
  const submit = async () => {
    const found = newProductErrors(value);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const product = await create(newProductBody(value));
    if (!product) return;
    notify(fill(productsTexts.isCreatedVisitorsSee, { title: product.title }));
    await leaveDraft(draft, `products/${product.id}`);
  };
  return (
    <Page title={productsTexts.newProduct} back={{ to: 'products', text: commonTexts.products }}>
      <Loaded of={reading} failure={editorTexts.noCollections}>
        {() =>
          collections.length === 0 ? (
            <div className="c-empty">
              <p>{productsTexts.productStands}</p>
              <p>
                <Link to="pages">{productsTexts.makeAPage}</Link>
              </p>
            </div>
          ) : (
            <CreationForm
              action={productsTexts.createTheProduct}
              draft={draft}
              isBusy={isBusy}
              error={error}
              onSubmit={submit}
              note={productsTexts.productBegins}
            >
              <Section title={productsTexts.product}>
                <TextField
                  label={commonTexts.title}
                  value={value.title}
                  maxLength={200}
                  error={errors.title}
                  onChange={(title) => draft.change({ title })}
                />
                <div className="c-columns">
                  <Choice
                    label={productsTexts.pageThatShowsIt}
                    value={value.collectionId}
                    options={collections.map(({ id, title }) => [id, title] as const)}
                    error={errors.collectionId}
                    onChange={(collectionId) => draft.change({ collectionId })}
                  />
                  <Choice
                    label={commonTexts.kind}
                    value={value.kind}
                    options={KIND_OPTIONS}
                    error={errors.kind}
                    onChange={(kind) => draft.change({ kind })}
                  />
                  <TextField
                    label={fill(productsTexts.priceShopCurrency, { shopCurrency: shopCurrency() })}
                    value={value.price}
                    inputMode="decimal"
                    error={errors.price ?? errors['variants.0.priceCents']}
                    onChange={(price) => draft.change({ price })}
                  />
                  {isCounted(value) && (
                    <TextField
                      label={productsTexts.stock}
                      value={value.stock}
                      inputMode="numeric"
                      hint={productsTexts.unitsYouHave}
                      error={errors.stock ?? errors['variants.0.stock']}
                      onChange={(stock) => draft.change({ stock })}
                    />
                  )}
                </div>
              </Section>
            </CreationForm>
          )
        }
      </Loaded>
    </Page>
  );
}
