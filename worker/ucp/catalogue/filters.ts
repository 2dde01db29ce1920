import type { AgentFilters } from '#runtime/contracts/ucp.ts';
import type { ProductOffer, VariantOffer } from '../../offers/service.ts';

/** Whether filters leave anything out. */
export function isFiltered(filters: AgentFilters | undefined): boolean {
  const { categories = [], price } = filters ?? {};
  return categories.length > 0 || price?.min !== undefined || price?.max !== undefined;
}

/** Returns the variants of a product that filters let through; none where its categories are not among those asked for. */
export function filteredVariants(offer: ProductOffer, filters: AgentFilters | undefined): VariantOffer[] {
  const { categories = [], price } = filters ?? {};
  const asked = categories.map((name) => name.toLowerCase());
  if (asked.length > 0 && !offer.categories.some((name) => asked.includes(name.toLowerCase()))) return [];
  const [min, max] = [price?.min ?? 0, price?.max ?? Number.POSITIVE_INFINITY];
  return offer.variants.filter(({ priceCents }) => priceCents >= min && priceCents <= max);
}
