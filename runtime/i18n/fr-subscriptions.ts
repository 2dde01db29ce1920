import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Votre abonnement à {product} se renouvelle bientôt',
  resumed: 'Votre abonnement à {product} reprend',
  skipped: 'Une échéance de {product} est sautée',
  ended: 'Votre abonnement à {product} est terminé',
  addressChanged: 'L’adresse de votre abonnement à {product} a changé',
  cardChanged: 'La carte de votre abonnement à {product} a changé',
  failed: 'Nous n’avons pas pu débiter votre abonnement à {product}',
  delayed: '{product} est épuisé, nous ne débitons rien pour le moment',
  paused: 'Votre abonnement à {product} est en pause',
  cancelled: 'Votre abonnement à {product} est résilié',
  nextCharge: 'Nous débiterons {amount} le {date}.',
  beforeRenewal:
    'Le lien ci-dessous vous permet, d’ici là, de sauter ce paiement, de mettre l’abonnement en pause ou de le résilier.',
  otherCard: 'Le lien ci-dessous vous permet d’utiliser une autre carte. Nous réessayons alors aussitôt.',
  whenBack: 'Votre commande arrive dès que l’article est de nouveau en stock.',
  nothingMore: 'Plus rien n’est prélevé.',
  details: 'Détails',
  button: 'Voir votre abonnement',
  footer: 'Vous recevez cet e-mail parce que vous avez un abonnement dans cette boutique.',
};
