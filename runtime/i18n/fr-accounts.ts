import type { Catalogue } from './catalogue.ts';

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Confirmez votre compte chez {site}',
  confirmIntro:
    'Quelqu’un a créé un compte chez {site} avec votre adresse {email}. Si c’était vous, confirmez-le\u00a0; il vous faut le mot de passe que vous avez choisi.',
  confirmButton: 'Confirmer le compte',
  expiresInADay: 'Le lien est valable un jour, une seule fois.',
  knownSubject: 'Vous avez déjà un compte chez {site}',
  knownIntro:
    'Quelqu’un a voulu créer un compte chez {site} avec votre adresse {email}. Vous en avez déjà un, rien n’a donc changé. Si vous avez oublié votre mot de passe, demandez un lien là où vous vous connectez.',
  passwordSubject: 'Un nouveau mot de passe pour {site}',
  passwordIntro: 'Vous pouvez choisir un nouveau mot de passe pour votre compte chez {site}.',
  passwordButton: 'Choisir un mot de passe',
  expiresSoon: 'Le lien est valable 30 minutes, une seule fois.',
  signInSubject: 'Connexion à {site}',
  signInIntro: 'Ce lien vous connecte sans mot de passe à votre compte chez {site}.',
  signInButton: 'Se connecter',
  changedSubject: 'Votre mot de passe chez {site} a changé',
  changedIntro: 'Le mot de passe de votre compte chez {site} a été changé, et tous les appareils ont été déconnectés.',
  changedPasskeys:
    'Ces clés d’accès permettent toujours de se connecter\u00a0: {names}. Vous pouvez les supprimer dans votre compte.',
  changedFooter:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: demandez un lien là où vous vous connectez.',
  ignore:
    'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans cet e-mail, personne ne peut utiliser le compte.',
  emailSubject: 'Votre nouvelle adresse e-mail chez {site}',
  emailIntro:
    'Le compte {account} chez {site} souhaite que {email} devienne son adresse. Si c’était vous, veuillez la confirmer dans le navigateur où vous êtes connecté.',
  emailButton: 'Confirmer l’adresse',
  emailFooter: 'Si ce n’était pas vous, vous n’avez rien à faire : rien ne change sans ce lien.',
  emailChangedSubject: 'Votre adresse e-mail chez {site} a été modifiée',
  emailChangedIntro:
    'Votre compte chez {site} a maintenant une autre adresse e-mail, et tous les autres appareils ont été déconnectés.',
  emailChangedFooter:
    'Si ce n’était pas vous, prévenez aussitôt la boutique : une autre personne utilise peut-être votre compte.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Confirmer votre compte',
  confirmIntro: 'Saisissez le mot de passe que vous avez choisi chez {site}.',
  confirmButton: 'Confirmer et se connecter',
  passwordTitle: 'Choisir un nouveau mot de passe',
  passwordIntro: 'Tous les appareils connectés à votre compte chez {site} seront déconnectés.',
  passwordButton: 'Enregistrer et se connecter',
  signInTitle: 'Se connecter',
  signInIntro: 'Vous vous connectez sur cet appareil à votre compte chez {site}.',
  signInButton: 'Se connecter',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins {min} caractères',
  goneTitle: 'Ce lien n’est plus valable',
  goneText: 'Il a été utilisé, il a expiré ou il est incomplet. Demandez-en un autre.',
  signedInTitle: 'Vous êtes connecté',
  signedInText: 'Vous êtes connecté chez {site} en tant que {email}.',
  emailTitle: 'Confirmer la nouvelle adresse',
  emailIntro: '{email} devient l’adresse du compte {account} chez {site}. Tous les autres appareils sont déconnectés.',
  emailElsewhere:
    'Le compte {account} chez {site} souhaite que {email} devienne son adresse. Seul un navigateur connecté à ce compte peut la confirmer. Si ce n’était pas vous, vous n’avez rien à faire.',
  emailButton: 'Confirmer l’adresse',
  emailChangedTitle: 'Votre adresse a été modifiée',
  emailChangedText: 'L’adresse de votre compte chez {site} est maintenant {email}.',
};

export const account: Catalogue['account'] = {
  title: 'Votre compte',
  signInTitle: 'Se connecter',
  rememberMe: 'Rester connecté sur cet appareil',
  signIn: 'Se connecter',
  signUpTitle: 'Créer un compte',
  signUp: 'Créer le compte',
  signUpNote: 'Vous recevrez un e-mail avec un lien qui confirme votre adresse.',
  toSignUp: 'Créer un compte',
  linkTitle: 'Se connecter sans mot de passe',
  linkNote: 'Vous recevrez un e-mail avec un lien qui vous connecte.',
  toLink: 'Se connecter sans mot de passe',
  passwordTitle: 'Mot de passe oublié',
  passwordNote: 'Vous recevrez un e-mail avec un lien pour en choisir un autre.',
  toPassword: 'J’ai oublié mon mot de passe',
  sendLink: 'Envoyer le lien',
  mailSentTitle: 'Consultez votre messagerie',
  mailSentText:
    'Si l’adresse peut être utilisée chez {site}, vous recevrez un e-mail dans un instant. Ouvrez le lien qu’il contient.',
  signedInAs: 'Vous êtes connecté en tant que {email}.',
  orders: 'Commandes',
  noOrders: 'Il n’y a pas encore de commande avec votre adresse.',
  olderOrders: 'Commandes plus anciennes',
  subscriptions: 'Abonnements',
  nextPayment: 'Le prochain paiement de {amount} est le {date}.',
  nothingDue: 'Rien n’est dû.',
  thisDevice: 'Appareils',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter sur tous les appareils',
  back: 'Retour à la page d’où vous venez',
  changeEmail: 'Modifier l’adresse e-mail',
  newEmail: 'Nouvelle adresse e-mail',
  changeEmailNote: 'Vous recevez un e-mail à la nouvelle adresse. Son lien en fait l’adresse de votre compte.',
  currentPassword: 'Mot de passe actuel',
};
