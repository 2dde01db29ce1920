import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';

type Aged = readonly { minimumAge: number }[];
type Texts = Pick<Catalogue, 'productInformation'>;

/** Returns what the buyer of these items must confirm; '' where they are for everybody. It is no proof of an age. */
export function ageConfirmation(items: Aged, { productInformation: texts }: Texts): string {
  const age = highestAge(items);
  return age > 0 ? fill(texts.ageConfirmation, { age }) : '';
}

/** Says why a payment without the confirmation is refused. */
export function ageMissing(items: Aged, { productInformation: texts }: Texts): string {
  return fill(texts.ageMissing, { age: highestAge(items) });
}

function highestAge(items: Aged): number {
  return Math.max(0, ...items.map(({ minimumAge }) => minimumAge));
}
