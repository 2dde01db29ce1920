import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Un commentaire vous attend : {item}',
  intro: '{author} a commenté « {item} ». Les visiteurs verront le commentaire dès que vous l’aurez approuvé.',
  reported: 'Des visiteurs ont signalé un commentaire sur « {item} ». Il est masqué jusqu’à votre décision.',
  more: 'D’autres commentaires vous attendent',
  moreIntro: 'D’autres commentaires sont arrivés au cours de la dernière heure. Cette commande les affiche tous.',
  open: 'Ouvrir la page',
  approve: 'Pour le montrer aux visiteurs',
  spam: 'Si c’est un spam',
  list: 'Pour voir tous ceux qui attendent',
  footer: 'Vous recevez au plus deux de ces e-mails par heure.',
};
