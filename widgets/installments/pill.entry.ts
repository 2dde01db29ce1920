import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { type Asked, sourceOf, wordOffer } from './offer.ts';

export { placePill } from './place-pill.ts';

/** Calls `tell` with the wording of a tag's pill at once, and again after each change until the signal fires. */
export function followOffer(
  asked: Asked,
  host: HTMLElement,
  { tell, signal }: { tell(wording: InstallmentWording | undefined): void; signal: AbortSignal },
): void {
  const source = sourceOf(asked, host);
  const say = () => tell(wordOffer(asked, source, host));
  source.follow(say, signal);
  say();
}
