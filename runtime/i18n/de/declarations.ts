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
  confirm: 'Jetzt kündigen',
  title: 'Ein Abo kündigen',
  intro: 'Hier nimmt {site} Ihre Kündigung entgegen. Sie müssen sich nicht anmelden.',
  contract: 'Abo oder Nummer der Bestellung',
  kind: 'Art der Kündigung',
  ordinary: 'Ordentliche Kündigung',
  extraordinary: 'Außerordentliche Kündigung',
  reason: 'Kündigungsgrund',
  reasonHint: 'Nur eine außerordentliche Kündigung braucht einen Grund.',
  endsOn: 'Zeitpunkt, zu dem der Vertrag enden soll',
  endsOnHint: 'Lassen Sie dies leer, um zum nächstmöglichen Zeitpunkt zu kündigen.',
  earliest: 'Zum nächstmöglichen Zeitpunkt',
  checkTitle: 'Prüfen Sie Ihre Kündigung',
  checkText: 'Ihre Kündigung wird abgeschickt, sobald Sie „{button}“ drücken.',
  statement: 'Hiermit kündige ich diesen Vertrag mit {site}.',
  receiptTitle: 'Ihre Kündigung ist eingegangen',
};
