import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Saisissez le mot de passe',
  siteText: '{site} est ouvert à toute personne qui connaît le mot de passe.',
  pageTitle: 'Cette page a un mot de passe',
  pageText: 'Elle est ouverte à toute personne qui connaît le mot de passe, que vous tenez de {site}.',
  password: 'Mot de passe',
  button: 'Continuer',
  wrong: 'Ce mot de passe est incorrect. Vérifiez-le et réessayez.',
  tooMany: 'Il y a eu trop de tentatives. Réessayez dans {minutes} minutes.',
};
