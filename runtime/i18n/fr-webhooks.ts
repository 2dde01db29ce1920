import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Un webhook est désactivé',
  intro: 'Aucun message n’est arrivé à cette adresse depuis le {day}. La boutique a donc désactivé le webhook.',
  address: 'Adresse',
  lost: 'Les messages en attente sont abandonnés et plus rien n’est envoyé. Les messages abandonnés restent 30 jours dans la liste et peuvent être renvoyés.',
  enable: 'Dès que l’adresse répond à nouveau, cette commande réactive le webhook',
};
