import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Seuls les membres de {area} voient cette page.',
  join: 'Devenir membre de {area}',
  notForSale: 'Personne ne peut devenir membre pour le moment.',
  signIn: 'Si vous êtes membre, connectez-vous avec l’adresse e-mail de votre adhésion.',
  joined: 'Vous êtes membre de {area}. Ses pages s’ouvrent dès que vous vous connectez avec {email}.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Leçons terminées : {finished} sur {total}',
  finish: 'Marquer comme terminée',
  forget: 'Marquer comme non terminée',
  signIn: 'Connectez-vous pour conserver votre progression',
};
