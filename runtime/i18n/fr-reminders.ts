import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Votre commande chez {site} n’est pas encore payée',
  intro: 'Vous avez commencé une commande chez {site} sans la payer. Tout est resté en l’état.',
  button: 'Continuer vers le paiement',
  otherwise:
    'Si vous avez changé d’avis, vous n’avez rien à faire : rien n’a été commandé ni débité. Les prix et le stock peuvent changer jusqu’au paiement.',
  refuse: 'Ne plus me le rappeler',
  footer:
    'Vous recevez cet e-mail une seule fois, parce que votre adresse a été saisie lors d’un paiement chez {site}.',
  backTitle: 'Votre panier',
  proofText:
    'Saisissez l’adresse e-mail que vous avez donnée au moment de payer. Le panier viendra alors sur cet appareil.',
  goneTitle: 'Ce panier n’existe plus',
  goneText: 'Il a été payé, vidé ou supprimé, ou le lien est incomplet. Rien n’a été débité en l’ouvrant.',
  refuseTitle: 'Plus de rappels',
  refuseText:
    'Souhaitez-vous ne plus recevoir de rappels de commandes impayées de {site} ? Les autres e-mails sur vos commandes vous parviendront toujours.',
  refusedTitle: 'Vous ne recevrez plus de rappels',
  refusedText: '{site} ne vous rappellera plus de commandes impayées.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet. Veuillez l’ouvrir de nouveau depuis l’e-mail ou le copier en entier.',
};
