import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Vandaag betaal je {amount}.',
  plusDelivery: '{amount} plus bezorging',
  onlyPayment: 'Dit is de enige betaling. Daarna eindigt het abonnement vanzelf.',
  next: 'Daarna betaal je {price}, de volgende keer op {date}.',
  onceMore: 'Daarna betaal je nog één keer {amount}, op {date}.',
  untilCancelled: 'Het abonnement loopt door tot je het opzegt.',
  endsAfter: 'Je betaalt in totaal {n} keer, de laatste keer op {last}. Daarna eindigt het abonnement vanzelf.',
  endsThen: 'Daarna eindigt het abonnement vanzelf.',
  priceStays: 'Deze prijs blijft gelijk zolang je abonnement loopt.',
  priceStaysDelivered:
    'Deze prijs blijft gelijk zolang je abonnement loopt. Bezorging en belasting veranderen alleen als je het adres wijzigt.',
  cardIsKept: 'Je kaart wordt voor deze betalingen bewaard.',
  howToCancel:
    'We mailen je voor elke betaling. Met de link in die e-mail kun je haar overslaan, het abonnement pauzeren of opzeggen.',
  resumedLate:
    'Hervat je een gepauzeerd abonnement nadat er een betaling had moeten plaatsvinden, dan wordt die meteen afgeschreven. Je ziet dat voordat je hervat.',
};
