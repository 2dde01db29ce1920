import { useEffect, useState } from 'react';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { useUnknown } from '#runtime/widget.tsx';

interface RestockProps {
  /** Id or URL slug of the product. */
  product?: string | undefined;
  /** Id or SKU of the variant. */
  variant?: string | undefined;
  host: HTMLElement;
}

const loadOffer = lazy(() => import('./offer.ts'), { texts: 'en-forms' });
type Offer = Awaited<ReturnType<Awaited<ReturnType<typeof loadOffer>>['readOffer']>>;

/** Signs visitors up for a mail. Until the product is known, and if it cannot be fetched, the tag's own content shows. */
export function Restock({ product, variant, host }: RestockProps) {
  return product ? <NamedProduct key={product} idOrSlug={product} variant={variant} host={host} /> : <slot />;
}

function NamedProduct({ idOrSlug, variant = '', host }: { idOrSlug: string } & Omit<RestockProps, 'product'>) {
  const offer = useOffer(idOrSlug);
  useUnknown(offer && !offer.product, host, 'product');
  useUnknown(offer?.product && variant !== '' && !offer.hasVariant(variant), host, 'variant');
  if (!offer?.product) return <slot />;
  const variants = offer.variants.filter(({ id, sku }) => !variant || id === variant || sku === variant);
  if (variants.length === 0) return null;
  return <offer.RestockBox product={offer.product} variants={variants} host={host} />;
}

/** The product with what shows it, once both are fetched. */
function useOffer(idOrSlug: string): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    const life = new AbortController();
    let isLoaded = false;
    const load = async () => {
      try {
        const { readOffer } = await loadOffer();
        const next = await readOffer(idOrSlug);
        isLoaded = true;
        if (!life.signal.aborted) setOffer(next);
      } catch (error) {
        report(error, `sq-restock ${idOrSlug}`);
      }
    };
    void load();
    // What could not be fetched is fetched again when the connection is back.
    addEventListener('online', () => isLoaded || void load(), { signal: life.signal });
    return () => life.abort();
  }, [idOrSlug]);

  return offer;
}
