import { useId, useLayoutEffect, useState } from 'react';
import type { Product, ProductVariant } from '#runtime/contracts/product.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { LightContent } from '#runtime/widget.tsx';
import { RestockForm } from './RestockForm.tsx';
import styles from './restock-form.css';

interface RestockBoxProps {
  product: Product;
  /** The variants that the visitor can choose from; at least one. */
  variants: readonly ProductVariant[];
  host: HTMLElement;
}

/** The box with its text, the choice of a variant where there are several, and the form. */
export function RestockBox({ product, variants, host }: RestockBoxProps) {
  const { restock: settings } = product;
  const id = useId();
  const [chosenId, choose] = useState('');
  // After each rendering, because a move to another document or shadow root renders again.
  useLayoutEffect(() => adoptStyles(host, styles));
  const variant = variants.find((candidate) => candidate.id === chosenId) ?? variants[0];
  if (!variant || !settings) return null;
  return (
    <>
      <slot name="restock" />
      <LightContent host={host} slot="restock" className="sq-restock">
        <p className="sq-restock-cta">{settings.CTAText}</p>
        {variants.length > 1 && (
          <p className="sq-restock-variant">
            <label htmlFor={id}>{product.variantOptionOrdering.join(' / ')}</label>
            <select id={id} value={variant.id} onChange={({ target }) => choose(target.value)}>
              {variants.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {product.variantOptionOrdering.map((name) => entry.attributes[name]).join(' / ')}
                </option>
              ))}
            </select>
          </p>
        )}
        <RestockForm key={variant.id} productId={product.id} variantId={variant.id} settings={settings} host={host} />
      </LightContent>
    </>
  );
}
