import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} est de nouveau en stock',
  backIntro: 'Vous avez demandé à {site} de vous prévenir du retour de {product}. L’article est de nouveau en stock.',
  backButton: 'Voir l’article',
  backNoReservation: 'Nous ne vous réservons rien, et l’article peut de nouveau être épuisé.',
  stop: 'Ne plus m’envoyer d’e-mails de ce type',
  backFooter:
    'Vous recevez cet e-mail une seule fois, car votre adresse a été saisie chez {site} pour être prévenue à propos de cet article.',
  confirmSubject: 'Voulez-vous être prévenu du retour de {product}\u00a0?',
  confirmIntro:
    'Votre adresse a été saisie chez {site} pour recevoir un e-mail dès que {product} sera de nouveau en stock. Confirmez que c’était bien vous.',
  confirmButton: 'Oui, prévenez-moi',
  confirmExpiry: 'Le lien est valable 7 jours.',
  confirmFooter: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: vous ne recevrez pas d’autre e-mail.',
  confirmTitle: 'Confirmez votre demande',
  confirmText: 'Voulez-vous que {site} écrive à {email} dès que l’article sera de nouveau en stock\u00a0?',
  confirmedTitle: 'Votre demande est enregistrée',
  confirmedText: '{site} écrira à {email} dès que l’article sera de nouveau en stock.',
  stopTitle: 'Plus d’e-mails sur les retours en stock',
  stopText: 'Voulez-vous que {site} n’envoie plus à {email} d’e-mails sur les articles de nouveau en stock\u00a0?',
  stopButton: 'Ne plus m’en envoyer',
  stoppedTitle: 'Vous ne recevrez plus ces e-mails',
  stoppedText: '{email} ne figure plus sur aucune liste de ce type chez {site}.',
  expiredTitle: 'Ce lien a expiré',
  expiredText: 'Inscrivez-vous de nouveau sur la page de l’article pour en recevoir un autre.',
  unknownTitle: 'Ce lien est incomplet',
  unknownText: 'Ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  home: 'Retour à {site}',
};
