import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { readInstallmentProduct } from '#runtime/page/installments.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { type InstallmentAttributes, offerWording, sourceOf } from './offer.ts';
import { askShop, isStated } from './shop-terms.ts';

export { placePill } from './place-pill.ts';

/**
 * Calls `onWording` with the wording of a tag's pill, as soon as it is known whether the shop offers instalments, and
 * again after each change until the signal fires.
 */
export async function followOffer(
  asked: InstallmentAttributes,
  host: HTMLElement,
  { onWording, signal }: { onWording(wording: InstallmentWording | undefined): void; signal: AbortSignal },
): Promise<void> {
  const source = sourceOf(asked, host);
  const shop = isStated(asked) ? undefined : await askShop(asked);
  if (signal.aborted) return;
  const update = () => onWording(offerWording(asked, { source, host, shop }));
  source.follow(update, signal);
  update();
  if (asked.for !== 'cart') whenParsed(explainLack, signal);

  /** A product that is sold out lacks an amount too, and that is no mistake. */
  function explainLack(): void {
    if (asked.amount !== undefined || source.read()?.amount !== undefined) return;
    const isProductUnknown = () => readInstallmentProduct(host)?.variants.length === 0;
    import('./explain-no-amount.ts').then(
      ({ explainNoAmount }) => explainNoAmount({ source: asked.for, isProductUnknown, host, signal }),
      () => {},
    );
  }
}
