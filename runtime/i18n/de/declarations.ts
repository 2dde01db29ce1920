import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(freiwillig)',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  sending: 'Einen Moment …',
  print: 'Drucken',
  save: 'Als Datei speichern',
  close: 'Fertig',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Vertrag widerrufen',
  confirm: 'Widerruf bestätigen',
  title: 'Einen Vertrag widerrufen',
  intro: 'Hier nimmt {site} Ihren Widerruf entgegen. Einen Grund müssen Sie nicht nennen.',
  name: 'Ihr Name',
  contract: 'Bestellnummer oder was den Vertrag sonst bezeichnet',
  contractHint: 'Die Nummer steht in den E-Mails zu Ihrer Bestellung.',
  part: 'Was Sie widerrufen',
  partHint: 'Lassen Sie dies leer, um alles zu widerrufen.',
  email: 'E-Mail-Adresse für die Eingangsbestätigung',
  next: 'Weiter',
  checkTitle: 'Prüfen Sie Ihren Widerruf',
  checkText: 'Ihr Widerruf gilt, sobald Sie „{button}“ drücken.',
  change: 'Angaben ändern',
  statement: 'Hiermit widerrufe ich diesen Vertrag mit {site}.',
  whole: 'Alles',
  receiptTitle: 'Ihr Widerruf ist eingegangen',
  receiptText:
    'Diese Seite ist Ihre Eingangsbestätigung: Bitte drucken oder speichern Sie sie. Sie geht auch per E-Mail an {email}; eine Adresse erhält nur eine begrenzte Zahl davon am Tag.',
  number: 'Nummer',
  received: 'Eingegangen',
  head: 'Protokollcode',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Verträge hier kündigen',
  confirm: 'jetzt kündigen',
  title: 'Vertrag kündigen',
  intro: '{site} nimmt hier die Kündigung Ihres Abonnements entgegen. Sie brauchen dafür kein Konto.',
  contract: 'Bestellnummer oder andere Bezeichnung des Vertrags',
  contractHint: 'Die Nummer steht in den E-Mails zu Ihrem Abonnement.',
  notice: 'Art der Kündigung',
  ordinary: 'Ordentliche Kündigung',
  extraordinary: 'Außerordentliche Kündigung aus wichtigem Grund',
  reason: 'Kündigungsgrund',
  reasonHint: 'Bei einer außerordentlichen Kündigung.',
  end: 'Wann der Vertrag enden soll',
  endHint: 'Lassen Sie das Feld leer, um zum frühestmöglichen Zeitpunkt zu kündigen.',
  earliest: 'Zum frühestmöglichen Zeitpunkt',
  checkTitle: 'Kündigung prüfen',
  checkText: 'Ihre Kündigung gilt, sobald Sie auf „{button}“ drücken.',
  statement: 'Hiermit kündige ich diesen Vertrag mit {site}.',
  receiptTitle: 'Wir haben Ihre Kündigung erhalten',
};
