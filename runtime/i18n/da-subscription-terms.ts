import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'I dag betaler du {amount}.',
  plusDelivery: '{amount} plus levering',
  onlyPayment: 'Det er den eneste betaling. Derefter slutter abonnementet af sig selv.',
  next: 'Derefter betaler du {price}, næste gang den {date}.',
  onceMore: 'Derefter betaler du {amount} én gang til, den {date}.',
  untilCancelled: 'Abonnementet løber, indtil du opsiger det.',
  endsAfter: 'Du betaler i alt {n} gange, sidste gang den {last}. Derefter slutter abonnementet af sig selv.',
  endsThen: 'Derefter slutter abonnementet af sig selv.',
  priceStays: 'Prisen er den samme, så længe dit abonnement løber.',
  priceStaysDelivered:
    'Prisen er den samme, så længe dit abonnement løber. Levering og moms ændrer sig kun, hvis du skifter adresse.',
  cardIsKept: 'Dit kort gemmes til disse betalinger.',
  howToCancel:
    'Vi sender dig en e-mail før hver betaling. Med linket i e-mailen kan du springe betalingen over, sætte abonnementet på pause eller opsige det.',
  resumedLate:
    'Hvis en betaling forfalder, mens abonnementet er på pause, trækkes den med det samme, når du genoptager abonnementet. Det ser du, før du genoptager det.',
};
