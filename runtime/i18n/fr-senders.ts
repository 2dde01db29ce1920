import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} ne reçoit plus rien',
  intro:
    '{service} refuse ce que la boutique envoie. La boutique ne lui signale donc plus les commandes ni les paniers.',
  account: 'Compte',
  answer: 'Réponse',
  waiting:
    'Les nouvelles commandes et les nouveaux paniers attendent jusqu’à sept jours, trois jours avec Google Analytics. Les plus anciens sont abandonnés.',
  resume:
    'Une fois la cause éliminée, cette commande permet à la boutique de continuer ; « senders set » enregistre un nouveau secret',
};
