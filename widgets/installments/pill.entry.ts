import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { type InstallmentAttributes, offerWording, sourceOf } from './offer.ts';

export { placePill } from './place-pill.ts';

/** Calls `onWording` with the wording of a tag's pill at once, and again after each change until the signal fires. */
export function followOffer(
  asked: InstallmentAttributes,
  host: HTMLElement,
  { onWording, signal }: { onWording(wording: InstallmentWording | undefined): void; signal: AbortSignal },
): void {
  const source = sourceOf(asked, host);
  const update = () => onWording(offerWording(asked, source, host));
  source.follow(update, signal);
  update();
}
