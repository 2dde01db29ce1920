import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Seuls les membres de {area} voient cette page.',
  join: 'Devenir membre de {area}',
  notForSale: 'Personne ne peut devenir membre pour le moment.',
  signIn: 'Déjà membre ? Connectez-vous',
  create: 'Déjà acheté ? Créez votre compte avec l’adresse de votre commande',
  signedInAs: 'Vous êtes connecté avec {email}, qui n’est pas l’adresse d’un membre.',
  otherAddress: 'Se connecter avec une autre adresse',
  joined: 'Vous êtes membre de {area}. Ses pages s’ouvrent dès que vous vous connectez avec {email}.',
  howToEnter: 'Connectez-vous avec cette adresse, ou créez un compte avec elle si vous n’en avez pas.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Leçons terminées : {finished} sur {total}',
  finish: 'Marquer comme terminée',
  forget: 'Marquer comme non terminée',
  signIn: 'Connectez-vous pour conserver votre progression',
};
