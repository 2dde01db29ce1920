import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Une clé d’accès pour {site} a été ajoutée',
  addedIntro:
    'Une clé d’accès a été ajoutée\u00a0: elle permet de se connecter à {site} en tant que {email} sans mot de passe.',
  removedSubject: 'Une clé d’accès pour {site} a été supprimée',
  removedIntro: 'Une clé d’accès qui permettait de se connecter à {site} en tant que {email} a été supprimée.',
  name: 'Son nom\u00a0: {name}',
  unnamed: 'Clé d’accès',
  footer:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et supprimez les clés d’accès que vous ne connaissez pas.',
};
