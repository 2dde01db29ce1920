import { createElement, useEffect } from 'react';
import type { Product } from '#runtime/contracts/product.ts';
import { installmentLocale } from '#runtime/domain/installments.ts';
import { readQuantity } from '#runtime/domain/quantity.ts';

const TAG = 'sq-installments';

interface InstallmentsLineProps {
  product: Product;
  /** Price in minor units; undefined where there is none. */
  price: number | undefined;
  /** The quantity as typed. */
  quantity: string;
}

/** The price in instalments, where the shop offers them. An `<sq-installments>` element shows it. */
export function InstallmentsLine({ product, price, quantity }: InstallmentsLineProps) {
  const terms = product.store.installments;
  const locale = terms && installmentLocale(terms.stripeAccountCountry, terms.shopperLanguage);
  const isOffered = terms !== null && locale !== undefined && price !== undefined;
  useEffect(() => {
    // The loader reports an element that cannot be fetched; its place stays empty.
    if (isOffered) window.Storefront?.ready?.(TAG).catch(() => {});
  }, [isOffered]);

  if (!isOffered) return null;
  const reading = readQuantity(quantity);
  return createElement(TAG, {
    part: 'installments',
    amount: price * (reading.ok ? reading.quantity : 1),
    currency: product.price.currencyCode,
    country: terms.stripeAccountCountry,
    language: terms.shopperLanguage,
    min: terms.afterPayMin,
    max: terms.afterPayMax,
  });
}
