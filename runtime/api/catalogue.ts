import { API_ROOT } from '../contracts/http.ts';
import type { Product, ProductVariant } from '../contracts/product.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

/** Reads a product by its id or URL slug. */
export function getProduct(idOrSlug: string, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<Product> {
  const path = `${API_ROOT}commerce/products/${encodeURIComponent(idOrSlug)}`;
  return request({ path, signal, isAnswer: isProduct });
}

function isProduct(json: unknown): json is Product {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.name === 'string' &&
    typeof json.productType === 'number' &&
    Array.isArray(json.variantOptionOrdering) &&
    Array.isArray(json.images) &&
    isListOf(json.variants, isVariant)
  );
}

function isVariant(json: unknown): json is ProductVariant {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    isRecord(json.attributes) &&
    isMoney(json.price) &&
    isMoney(json.salePrice)
  );
}

function isMoney(json: unknown): boolean {
  return isRecord(json) && typeof json.value === 'number';
}
