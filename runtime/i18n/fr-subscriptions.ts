import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Votre abonnement à {product} se renouvelle bientôt',
  resumed: 'Votre abonnement à {product} reprend',
  skipped: 'Un paiement de votre abonnement à {product} est sauté',
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
  nextTry: 'Nous essaierons de nouveau de débiter {amount} le {date}.',
  nextLook: 'Nous vérifierons de nouveau le {date} et ne débiterons rien avant le retour de l’article.',
  chargeToday: 'Nous débitons {amount} aujourd’hui.',
  manage: 'Le lien ci-dessous vous permet de sauter un paiement, de mettre l’abonnement en pause ou de le résilier.',
  resumeOrCancel: 'Le lien ci-dessous vous permet de reprendre l’abonnement ou de le résilier.',
  cancelThere: 'Le lien ci-dessous vous permet de résilier l’abonnement.',
  cardThen: 'Le lien ci-dessous vous permet d’utiliser une autre carte. {amount} y sont alors débités aussitôt.',
  byBuyer: 'Vous avez résilié l’abonnement.',
  byShop: 'La boutique a résilié l’abonnement.',
  cancelledAt: 'Résilié le',
  newAddress: 'Nouvelle adresse',
  eachPayment: 'Chaque paiement',
  notYou: 'Si cette modification ne vient pas de vous, veuillez répondre à cet e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} est épuisé pour un abonnement',
  paused: 'Un abonnement à {product} est en pause',
  cancelled: 'Un abonnement à {product} est résilié',
  delayedText:
    'Rien n’est prélevé, et vous n’avez rien à emballer. Le stock est vérifié de nouveau le {date}. Au bout d’une semaine, l’abonnement est mis en pause.',
  byBuyer: 'Le client l’a mis en pause. Rien n’est prélevé tant qu’il ne le reprend pas.',
  byOwner: 'Il a été mis en pause avec une clé de la boutique. Rien n’est prélevé tant qu’il n’est pas repris.',
  forPayment:
    'La carte n’a pas pu être débitée, et il n’y a pas d’autre tentative. Nous avons demandé une autre carte au client ; l’abonnement reprend alors de lui-même.',
  forStock:
    'L’article est épuisé ou a été supprimé. Rien n’est prélevé. Quand il est de retour, le client ou vous pouvez reprendre l’abonnement.',
  cancelledByBuyer: 'Le client l’a résilié. Plus rien n’est prélevé. Les commandes payées restent inchangées.',
  cancelledByOwner:
    'Il a été résilié avec une clé de la boutique. Plus rien n’est prélevé. Les commandes payées restent inchangées.',
  declined: 'La banque a refusé la carte.',
  insufficientFunds: 'La carte n’a pas de provision suffisante.',
  expiredCard: 'La carte a expiré.',
  unknownCard: 'La carte n’a pas été reconnue.',
  authenticationRequired: 'La banque demande une confirmation au client.',
  customer: 'Client',
  item: 'Article',
  paid: 'Paiements effectués',
  show: 'Voir l’abonnement',
  resume: 'Reprendre l’abonnement',
};
