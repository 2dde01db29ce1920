import { LookupCatalogInput } from '#runtime/contracts/ucp.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readProducts } from '../../pages/service.ts';
import { envelope } from '../envelope.ts';
import type { Message } from '../messages.ts';
import { operation } from '../operation.ts';
import { filteredVariants } from './filters.ts';
import { type Identified, identify } from './identify.ts';
import { featuredFirst, offerOf, productForm } from './product-form.ts';
import { spokenSite } from './spoken-site.ts';

export const lookupCatalog = operation({
  name: 'lookup_catalog',
  description: 'Returns products by ids of products or variants, or by sku, at most 50 at once.',
  method: 'POST',
  path: '/catalog/lookup',
  needs: 'look',
  isReadOnly: true,
  input: LookupCatalogInput,
  async run(call, { ids, filters, context }) {
    const site = spokenSite(call, context);
    const found = await identify(call.db, site.siteId, ids);
    const byItem = Map.groupBy(found, ({ itemId }) => itemId);
    const products = (await readProducts(call.db, site, [...byItem.keys()])).flatMap((product) => {
      const offer = offerOf(call, site, product);
      const inputs = inputsOf(byItem.get(offer.id) ?? [], filteredVariants(offer, filters));
      const form = productForm(offer, [...inputs.keys()]);
      const variants = [...inputs.values()].map((own, index) => ({ ...form.variants[index], inputs: own }));
      return variants.length > 0 ? [{ ...form, variants }] : [];
    });
    const unknown = [...new Set(ids)].filter((id) => !found.some(({ input }) => input === id));
    const { apiErrors } = await textsIn(site.language);
    const messages = unknown.map(
      (id): Message => ({ type: 'info', code: 'not_found', content: `${apiErrors.ITEM_NOT_FOUND} (${id})` }),
    );
    return { ucp: envelope('lookup'), products, ...(messages.length > 0 && { messages }) };
  },
});

type Variants = ReturnType<typeof filteredVariants>;

/** Returns the variants that identifiers of one product mean, each with those identifiers; a product means its first one. */
function inputsOf(identified: readonly Identified[], variants: Variants) {
  const inputs = new Map<Variants[number], { id: string; match: string }[]>();
  for (const { input, variantId } of identified) {
    const variant =
      variantId === null ? featuredFirst(variants)[0] : variants.find((candidate) => candidate.id === variantId);
    if (!variant) continue;
    const match = { id: input, match: variantId === null ? 'featured' : 'exact' };
    inputs.set(variant, [...(inputs.get(variant) ?? []), match]);
  }
  return inputs;
}
