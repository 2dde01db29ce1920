import { useEffect, useState } from 'react';
import { ApiFailure } from '#runtime/api/failure.ts';
import { productView } from '#runtime/i18n/en/rest.ts';
import { localised, switchLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { followProducts, knownProduct, type LoadedProduct, loadProduct } from '#runtime/purchase/load-product.ts';
import { report } from '#runtime/report.ts';
import { useUnknown } from '#runtime/widget.tsx';
import { sayProduct } from './structured-data.ts';
import { ProductView } from './view/ProductView.tsx';

interface ProductBlockProps {
  /** Id or URL slug of the product. */
  product?: string | undefined;
  options: 'dropdown' | 'radios';
  headingLevel: string;
  host: HTMLElement;
}

/** Shows a product. The tag's own content shows until the product is fetched, and if that fails. */
export function ProductBlock({ product, ...options }: ProductBlockProps) {
  return product ? <NamedProduct key={product} idOrSlug={product} {...options} /> : <OwnContent />;
}

type Outcome = { loaded: LoadedProduct } | { message: string; isUnknown: boolean };

function NamedProduct({
  idOrSlug,
  options,
  headingLevel,
  host,
}: { idOrSlug: string } & Omit<ProductBlockProps, 'product'>) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const loaded = knownProduct(idOrSlug);
    return loaded && { loaded };
  });

  useEffect(() => {
    const life = new AbortController();
    let isLoaded = false;
    const load = async () => {
      const fetched = await fetchProduct(idOrSlug);
      isLoaded ||= 'loaded' in fetched;
      if (!life.signal.aborted) setOutcome(fetched);
    };
    void load();
    // A product that could not be fetched is fetched again when the connection is back.
    addEventListener('online', () => isLoaded || void load(), { signal: life.signal });
    return () => life.abort();
  }, [idOrSlug]);

  useEffect(
    () =>
      followProducts((loaded) =>
        setOutcome((now) => (now && 'loaded' in now && now.loaded.product.id === loaded.product.id ? { loaded } : now)),
      ),
    [],
  );

  const data = outcome && 'loaded' in outcome ? outcome.loaded.product.structuredData : undefined;
  useEffect(() => sayProduct(data), [data]);

  const isUnknown = outcome && 'isUnknown' in outcome && outcome.isUnknown;
  useUnknown(isUnknown, host, 'product');
  if (outcome && 'loaded' in outcome) {
    return <ProductView loaded={outcome.loaded} optionStyle={options} headingLevel={headingLevel} host={host} />;
  }
  return outcome && !hasOwnContent(host) ? <p part="message">{outcome.message}</p> : <OwnContent />;
}

function OwnContent() {
  return (
    <>
      {['picture', 'title', 'price', 'buttons', 'description'].map((name) => (
        <slot key={name} name={name} />
      ))}
      <slot />
    </>
  );
}

/** Resolves to the product, or to a text for the visitor when it cannot be fetched; never rejects. */
async function fetchProduct(idOrSlug: string): Promise<Outcome> {
  try {
    return { loaded: await loadProduct(idOrSlug) };
  } catch (error) {
    report(error, `sq-product-block ${idOrSlug}`);
    await switchLanguage(pageLanguage());
    const texts = localised('productView', productView);
    const isUnknown = error instanceof ApiFailure && error.status === 404;
    return { isUnknown, message: isUnknown ? texts.productUnknown : texts.productUnavailable };
  }
}

function hasOwnContent(host: HTMLElement): boolean {
  return [...host.childNodes].some((node) => node instanceof Element || node.textContent?.trim());
}
