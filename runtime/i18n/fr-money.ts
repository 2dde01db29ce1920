import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Litige sur la commande {number}',
  disputeIntro:
    'L’acheteur de la commande {number} a demandé à sa banque le remboursement de {amount}. Motif de la banque : {reason}.',
  disputeUntil: 'Vous pouvez répondre jusqu’au {day}. Sans réponse, l’argent est rendu à l’acheteur.',
  disputeNoAnswer: 'La banque n’accepte pas de réponse à ce litige.',
  disputeButton: 'Voir le litige chez {provider}',
  silentSubject: 'Paiements dont l’issue est inconnue',
  silentIntro:
    'Depuis deux jours, {provider} ne nous dit pas ce qu’est devenu un paiement de {amount}. De l’argent a peut-être été prélevé.',
  silentWhat:
    'Nous continuons de demander. Vérifiez que les clés de {provider} sont toujours valables, et cherchez-y le paiement {id}.',
};
