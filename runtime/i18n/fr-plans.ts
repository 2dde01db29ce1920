import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Le forfait de {site} a expiré. Les visiteurs voient que la boutique est fermée.',
  pastdue: 'Un paiement du forfait de {site} est en retard. La boutique continue de vendre.',
  trial: '{site} est à l’essai. Les moteurs de recherche ne l’affichent pas.',
  parked: '{site} est en attente. Les visiteurs voient ses pages, mais ne peuvent rien acheter.',
  upgrade: 'Choisir un forfait',
  renew: 'Gérer le forfait',
  closedSignIn: 'Cette boutique est la vôtre ? Connectez-vous pour renouveler son forfait.',
  title: 'Le forfait de {site}',
  elsewhere: 'Aucun forfait n’est vendu ici. La personne qui gère le serveur de cette boutique modifie son forfait.',
};
