import { postUcp } from '../api/ucp.ts';
import { pageLanguage } from '../page-language.ts';

interface Search {
  query?: string;
  categories?: readonly string[];
  min_price?: number;
  max_price?: number;
  limit?: number;
  cursor?: string;
}

export function searchCatalogue({ query, categories, min_price, max_price, limit, cursor }: Search): Promise<unknown> {
  const price = {
    ...(min_price !== undefined && { min: min_price }),
    ...(max_price !== undefined && { max: max_price }),
  };
  const filters = { ...(categories && { categories }), ...(Object.keys(price).length > 0 && { price }) };
  const pagination = { ...(limit && { limit }), ...(cursor && { cursor }) };
  return postUcp('catalog/search', {
    ...(query && { query }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(Object.keys(pagination).length > 0 && { pagination }),
    ...context(),
  });
}

export function readProduct(id: string): Promise<unknown> {
  return postUcp('catalog/product', { id, ...context() });
}

export function searchPolicies(query: string): Promise<unknown> {
  return postUcp('policies/search', { query });
}

function context() {
  const language = pageLanguage();
  return language ? { context: { language } } : {};
}
