import type { InstallmentWording } from '#runtime/domain/installment-wording.ts';
import { type Asked, sourceOf, wordOffer } from './offer.ts';

export { placePill } from './place-pill.ts';

/** Tells at once, and with each change until the signal fires, what the pill of a tag says. */
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
