import { GetProductInput, type SelectedOption } from '#runtime/contracts/ucp.ts';
import { ApiError } from '../../http/errors.ts';
import type { ProductOffer, VariantOffer } from '../../offers/service.ts';
import { readProducts } from '../../pages/service.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { filteredVariants } from './filters.ts';
import { identify } from './identify.ts';
import { featuredFirst, labelsOf, offerOf, optionsOf, productForm } from './product-form.ts';
import { spokenSite } from './spoken-site.ts';

const VARIANTS_MAX = 100;

export const getProduct = operation({
  name: 'get_product',
  description: 'Returns one product, narrowed by chosen options, with what can be bought of each further choice.',
  method: 'POST',
  path: '/catalog/product',
  needs: 'look',
  isReadOnly: true,
  input: GetProductInput,
  async run(call, { id, selected, preferences = [], filters, context }) {
    const site = spokenSite(call, context);
    const [identified] = await identify(call.db, site.siteId, [id]);
    const [product] = await readProducts(call.db, site, identified ? [identified.itemId] : []);
    if (!identified || !product) throw new ApiError('ITEM_NOT_FOUND');
    const offer = offerOf(call, site, product);
    const allowed = filteredVariants(offer, filters);
    const asked = allowed.find((variant) => variant.id === identified.variantId);
    const featured = asked ?? (identified.variantId === null ? featuredFirst(allowed)[0] : undefined);
    if (!featured) throw new ApiError('ITEM_NOT_FOUND');
    const chosen =
      asked || !selected ? optionsOf(offer.variesBy, featured) : narrowed(offer, allowed, selected, preferences);
    const matching = allowed.filter((variant) => hasAll(variant, chosen));
    const variants = asked ? [asked, ...matching.filter((variant) => variant !== asked)] : featuredFirst(matching);
    return {
      ucp: envelope('lookup'),
      product: {
        ...productForm(offer, variants.slice(0, VARIANTS_MAX)),
        selected: chosen,
        options: offer.variesBy.map((name) => ({ name, values: valuesOf(offer, name, chosen) })),
      },
    };
  },
});

const hasAll = ({ attributes }: VariantOffer, options: readonly SelectedOption[]) =>
  options.every(({ name, label }) => attributes[name] === label);

/**
 * Returns as many of the selected options as some variant has all of. Those with the least preference are given up first,
 * and those without any before them.
 */
function narrowed(
  { variesBy }: ProductOffer,
  variants: readonly VariantOffer[],
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): SelectedOption[] {
  const known = variesBy.flatMap((name) => selected.find((option) => option.name === name) ?? []);
  const rank = ({ name }: SelectedOption) => {
    const place = preferences.indexOf(name);
    return place < 0 ? preferences.length : place;
  };
  const kept = known.toSorted((one, other) => rank(one) - rank(other));
  while (kept.length > 0 && !variants.some((variant) => hasAll(variant, kept))) kept.pop();
  return kept;
}

/** Returns the values of an option, and whether a variant with the other chosen options has each and can be bought. */
function valuesOf(offer: ProductOffer, option: string, chosen: readonly SelectedOption[]) {
  const others = chosen.filter(({ name }) => name !== option);
  return labelsOf(offer, option).map((label) => {
    const matching = offer.variants.filter((variant) => hasAll(variant, [...others, { name: option, label }]));
    return { label, exists: matching.length > 0, available: matching.some(({ isAvailable }) => isAvailable) };
  });
}
