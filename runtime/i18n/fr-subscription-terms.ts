import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Aujourd’hui, vous payez {amount}.',
  plusDelivery: '{amount} plus la livraison',
  onlyPayment: 'C’est le seul paiement. L’abonnement se termine ensuite de lui-même.',
  next: 'Ensuite, vous payez {price}, la prochaine fois le {date}.',
  onceMore: 'Ensuite, vous payez {amount} une seule autre fois, le {date}.',
  untilCancelled: 'L’abonnement continue jusqu’à ce que vous le résiliiez.',
  endsAfter: 'Vous payez {n} fois en tout, la dernière fois le {last}. L’abonnement se termine ensuite de lui-même.',
  endsThen: 'L’abonnement se termine ensuite de lui-même.',
  priceStays: 'Ce prix reste le même pendant toute la durée de votre abonnement.',
  priceStaysDelivered:
    'Ce prix reste le même pendant toute la durée de votre abonnement. La livraison et les taxes ne changent que si vous changez l’adresse.',
  cardIsKept: 'Votre carte est conservée pour ces paiements.',
  howToCancel:
    'Nous vous écrivons avant chaque paiement. Le lien dans cet e-mail vous permet de le sauter, de mettre l’abonnement en pause ou de le résilier.',
  resumedLate:
    'Si vous reprenez un abonnement en pause après la date d’un paiement, ce paiement est prélevé aussitôt. Vous le voyez avant de le reprendre.',
};
