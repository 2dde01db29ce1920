import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invitation à travailler sur {site}',
  invitedIntro: 'Le propriétaire de {site} vous invite à travailler sur le site avec votre adresse {email}.',
  button: 'Choisir un mot de passe',
  invitedExpiry: 'Le lien est valable 7 jours, une seule fois.',
  passwordSubject: 'Un nouveau mot de passe pour travailler sur {site}',
  passwordIntro: 'Vous pouvez choisir un nouveau mot de passe pour travailler sur {site}.',
  passwordExpiry: 'Le lien est valable 30 minutes, une seule fois.',
  changedSubject: 'Votre mot de passe pour travailler sur {site} a changé',
  changedIntro:
    'Le mot de passe avec lequel vous ({email}) travaillez sur {site} a été changé. Tous les autres appareils ont été déconnectés.',
  changedPasskeys:
    'Ces clés d’accès permettent toujours de se connecter\u00a0: {names}. Vous pouvez les supprimer là où vous vous connectez.',
  changedFooter:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: demandez un lien là où vous vous connectez.',
  ignore: 'Si vous n’attendiez pas cet e-mail, vous n’avez rien à faire.',
  pageTitle: 'Choisir un mot de passe',
  pageText:
    'Il vous sert à vous connecter pour travailler sur {site}. Tous les appareils connectés seront déconnectés.',
  joinedTitle: 'Vous êtes connecté',
  joinedText: 'Vous pouvez maintenant travailler sur {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Connectez-vous pour travailler sur {site}',
  signInWithPasskey: 'Se connecter avec une clé d’accès',
  openConsole: 'Ouvrir l’administration',
  confirmWithPasskey: 'Confirmer avec une clé d’accès',
  passkeyFailed: 'La clé d’accès n’a pas pu être utilisée sur cet appareil. Veuillez choisir un autre moyen.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès à vous.',
  title: 'Votre travail sur {site}',
  role: 'Votre rôle\u00a0: {role}',
  sessions: 'Où vous êtes connecté',
  sessionSince: 'depuis le {date}',
  sessionSeen: 'dernière utilisation le {date}',
  thisDevice: 'cet appareil',
  unknownDevice: 'Appareil inconnu',
  endSession: 'Mettre fin à la session\u00a0: {device}',
  endOtherSessions: 'Se déconnecter sur tous les autres appareils',
  passkeys: 'Clés d’accès',
  noPasskeys:
    'Avec une clé d’accès, vous vous connectez sans mot de passe\u00a0: avec votre doigt, votre visage ou le code PIN de votre appareil.',
  passkeyAdded: 'ajoutée le {date}',
  passkeyUsed: 'dernière utilisation le {date}',
  addPasskey: 'Ajouter une clé d’accès',
  removePasskey: 'Supprimer {name}',
  passkeyName: '{email} (travail sur {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administration',
  billing: 'Facturation',
  reporting: 'Rapports',
  editor: 'Rédaction',
  moderator: 'Modération',
  commenter: 'Commentaires',
  storeManager: 'Gestion de la boutique',
  scheduling: 'Rendez-vous',
  viewer: 'Lecture seule',
  campaignsEditor: 'Campagnes d’e-mails',
  schedulingViewer: 'Consultation des rendez-vous',
  schedulingEditor: 'Gestion des rendez-vous',
  none: 'Aucun rôle',
  websiteManager: 'Gestion du site',
};
