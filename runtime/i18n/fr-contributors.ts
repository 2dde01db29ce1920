import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invitation à travailler sur {site}',
  invitedIntro: 'Le propriétaire de {site} vous invite à travailler sur le site avec votre adresse {email}.',
  button: 'Choisir un mot de passe',
  invitedExpiry: 'Le lien est valable 7 jours, une seule fois.',
  passwordSubject: 'Un nouveau mot de passe pour travailler sur {site}',
  passwordIntro: 'Vous pouvez choisir un nouveau mot de passe pour travailler sur {site}.',
  passwordExpiry: 'Le lien est valable 30 minutes, une seule fois.',
  ignore: 'Si vous n’attendiez pas cet e-mail, vous n’avez rien à faire.',
  pageTitle: 'Choisir un mot de passe',
  pageText:
    'Il vous sert à vous connecter pour travailler sur {site}. Tous les appareils connectés seront déconnectés.',
  joinedTitle: 'Vous êtes connecté',
  joinedText: 'Vous pouvez maintenant travailler sur {site}.',
};
