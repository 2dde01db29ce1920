import type { Checkout } from '#runtime/contracts/checkout.ts';

/** The official notice of the legal guarantee, whole and in its own proportions, with its link beside it. */
export function GuaranteePicture({ notice }: { notice: Checkout['guaranteeNotice'] }) {
  if (!notice) return null;
  const { title, url, alt, width, height, linkText, linkUrl } = notice;
  return (
    <section className="sqc-guarantee">
      <h3>{title}</h3>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" />
      <p className="sqc-hint">
        <a href={linkUrl} target="_blank" rel="noreferrer">
          {linkText}
        </a>
      </p>
    </section>
  );
}
