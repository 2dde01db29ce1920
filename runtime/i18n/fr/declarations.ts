import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(facultatif)',
  missing: 'Veuillez remplir ce champ.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide.',
  sending: 'Un instant…',
  print: 'Imprimer',
  save: 'Enregistrer dans un fichier',
  close: 'Terminé',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Renoncer au contrat ici',
  confirm: 'Confirmer la rétractation',
  title: 'Se rétracter d’un contrat',
  intro: '{site} reçoit ici votre rétractation. Vous n’avez pas à donner de motif.',
  name: 'Votre nom',
  contract: 'Numéro de commande, ou ce qui désigne autrement le contrat',
  contractHint: 'Le numéro figure dans les e-mails concernant votre commande.',
  part: 'Ce à quoi vous renoncez',
  partHint: 'Laissez ce champ vide pour renoncer à tout.',
  email: 'Adresse e-mail pour l’accusé de réception',
  next: 'Continuer',
  checkTitle: 'Vérifiez votre rétractation',
  checkText: 'Votre rétractation prend effet dès que vous appuyez sur « {button} ».',
  change: 'Modifier ma saisie',
  statement: 'Je vous notifie par la présente ma rétractation de ce contrat avec {site}.',
  whole: 'La totalité',
  receiptTitle: 'Nous avons reçu votre rétractation',
  receiptText:
    'Cette page est votre accusé de réception : veuillez l’imprimer ou l’enregistrer. Il est aussi envoyé par e-mail à {email} ; une adresse n’en reçoit qu’un nombre limité par jour.',
  number: 'Numéro',
  received: 'Reçue le',
  head: 'Code du registre',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Résilier votre contrat',
  confirm: 'Notification de la résiliation',
  title: 'Résilier un abonnement',
  intro: '{site} reçoit ici votre résiliation. Vous n’avez pas à vous connecter.',
  contract: 'Abonnement, ou numéro de sa commande',
  kind: 'Type de résiliation',
  ordinary: 'Résiliation ordinaire',
  extraordinary: 'Résiliation pour motif légitime',
  reason: 'Motif',
  reasonHint: 'Un motif n’est demandé que pour une résiliation pour motif légitime.',
  endsOn: 'Date de résiliation souhaitée',
  endsOnHint: 'Laissez ce champ vide pour résilier dès que possible.',
  earliest: 'Dès que possible',
  checkTitle: 'Vérifiez votre résiliation',
  checkText: 'Votre résiliation est envoyée dès que vous appuyez sur « {button} ».',
  statement: 'Je vous notifie par la présente la résiliation de ce contrat avec {site}.',
  receiptTitle: 'Nous avons reçu votre résiliation',
};
