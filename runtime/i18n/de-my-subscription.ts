import type { Catalogue } from './catalogue.ts';

export const mySubscription: Catalogue['mySubscription'] = {
  title: 'Ihr Abonnement',
  saved: 'Ihre Änderung ist gespeichert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  active: 'Ihr Abonnement läuft. Die nächste Zahlung von {amount} ist am {date}.',
  retrying:
    'Ihre Karte konnte nicht belastet werden. Am {date} versuchen wir erneut, {amount} abzubuchen. Vorher können Sie eine andere Karte angeben.',
  pausedByBuyer: 'Ihr Abonnement ist pausiert. Es wird nichts abgebucht, bis Sie es fortsetzen.',
  pausedByShop: 'Der Shop hat Ihr Abonnement pausiert. Es wird nichts abgebucht, bis der Shop es fortsetzt.',
  pausedForPayment:
    'Ihr Abonnement ist pausiert, weil Ihre Karte nicht belastet werden konnte. Es geht weiter, sobald Sie eine andere Karte angeben.',
  pausedForStock:
    'Ihr Abonnement ist pausiert, weil der Artikel ausverkauft ist. Es wird nichts abgebucht. Sie können es fortsetzen, wenn der Artikel wieder da ist.',
  ended: 'Ihr Abonnement ist beendet. Es wird nichts mehr abgebucht.',
  cancelled: 'Ihr Abonnement ist gekündigt. Es wird nichts mehr abgebucht.',
  started: 'Beginn',
  paid: 'Bisherige Zahlungen',
  paidOf: '{n} von {all}',
  price: 'Preis',
  address: 'Lieferadresse',
  payments: 'Zahlungen',
  skip: 'Zahlung am {date} auslassen',
  pause: 'Abonnement pausieren',
  resume: 'Abonnement fortsetzen',
  card: 'Andere Karte angeben',
  changeAddress: 'Adresse ändern',
  cancel: 'Abonnement kündigen',
  cancelTitle: 'Abonnement kündigen?',
  cancelText:
    'Danach wird nichts mehr abgebucht und nichts mehr versandt. Bezahlte Bestellungen bleiben, wie sie sind. Ein gekündigtes Abonnement kann nicht fortgesetzt werden.',
  cancelButton: 'Abonnement jetzt kündigen',
  keep: 'Abonnement behalten',
  seeAmount: 'Neuen Betrag ansehen',
  addressNote: 'Sie sehen den neuen Betrag, bevor sich etwas ändert.',
  confirmAddress: 'Bitte prüfen Sie die Adresse',
  sameAmount: 'Jede Zahlung beträgt weiterhin {amount}.',
  newAmount: 'Jede Zahlung beträgt dann {amount} statt {before}.',
  toStripe: 'Weiter zu Stripe',
  stripeNote: 'Die neue Karte geben Sie bei Stripe an. Dort wird nichts abgebucht.',
  cardNotChanged: 'Die Karte wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
  back: 'Zurück',
  proof:
    'Um Ihre Bestellungen zu sehen oder Adresse und Karte zu ändern, geben Sie bitte die E-Mail-Adresse des Abonnements ein.',
  unknownTitle: 'Dieses Abonnement finden wir nicht.',
  unknownText: 'Vielleicht ist der Link unvollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
};
