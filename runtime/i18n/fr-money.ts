import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Litige sur la commande {number}',
  disputeIntro: 'L’acheteur de la commande {number} a demandé à sa banque le remboursement de {amount}.',
  disputeUntil: 'Vous pouvez répondre jusqu’au {day}. Sans réponse, l’argent est rendu à l’acheteur.',
  disputeNoAnswer: 'La banque n’accepte pas de réponse à ce litige.',
  disputeButton: 'Voir le litige chez {provider}',
  disputeWonSubject: 'Litige gagné sur la commande {number}',
  disputeWonIntro:
    'La banque vous a donné raison : {amount} de la commande {number} vous reviennent. La commande continue comme avant.',
  disputeLostSubject: 'Litige perdu sur la commande {number}',
  disputeLostIntro:
    'La banque a donné raison à l’acheteur, qui a récupéré {amount} de la commande {number}. La commande indique ce montant comme remboursé.',
  disputeLostWhole:
    'Tout l’argent est reparti : les téléchargements de la commande sont fermés et les cartes cadeaux achetées avec elle ne valent plus rien.',
  disputeLostCard: 'Ce qu’une carte cadeau a payé reste payé.',
  disputeLostStock: 'Le stock n’a pas changé. Quand les articles sont revenus, cette commande les y remet',
  disputeLostSubscription: 'L’abonnement continue. Cette commande y met fin',
  buyer: 'Acheteur',
  amount: 'Montant',
  reason: 'Motif de la banque',
  silentSubject: 'Paiements dont l’issue est inconnue',
  silentIntro:
    'Depuis deux jours, {provider} ne nous dit pas ce qu’est devenu un paiement de {amount}. De l’argent a peut-être été prélevé.',
  silentWhat:
    'Nous continuons de demander. Vérifiez que les clés de {provider} sont toujours valables, et cherchez-y le paiement {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Le paiement serait frauduleux.',
  product_not_received: 'Rien ne serait arrivé.',
  product_unacceptable: 'L’article serait défectueux ou différent de sa description.',
  duplicate: 'Le paiement aurait été prélevé deux fois.',
  credit_not_processed: 'Un remboursement promis ne serait pas arrivé.',
  subscription_canceled: 'L’abonnement aurait été résilié avant.',
  unrecognized: 'L’acheteur ne reconnaît pas le paiement.',
  other: 'La banque indique « {code} ».',
};
