import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Ce site est protégé',
  siteText: 'Saisissez le mot de passe pour voir {site}.',
  pageTitle: 'Cette page est protégée',
  pageText: 'Saisissez le mot de passe pour la voir. Si vous ne l’avez pas, demandez-le à {site}.',
  password: 'Mot de passe',
  button: 'Continuer',
  wrong: 'Ce mot de passe est incorrect. Vérifiez-le et réessayez.',
  tooMany: 'Il y a eu trop de tentatives. Réessayez dans {minutes|fr|one=# minute|other=# minutes}.',
};
