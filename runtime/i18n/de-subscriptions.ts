import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Ihr Abonnement von {product} verlängert sich bald',
  resumed: 'Ihr Abonnement von {product} läuft weiter',
  skipped: 'Eine Zahlung Ihres Abonnements von {product} entfällt',
  ended: 'Ihr Abonnement von {product} ist zu Ende',
  addressChanged: 'Die Adresse Ihres Abonnements von {product} wurde geändert',
  cardChanged: 'Die Karte Ihres Abonnements von {product} wurde geändert',
  failed: 'Wir konnten Ihr Abonnement von {product} nicht abbuchen',
  delayed: '{product} ist ausverkauft, wir buchen vorerst nichts ab',
  paused: 'Ihr Abonnement von {product} pausiert',
  cancelled: 'Ihr Abonnement von {product} ist gekündigt',
  nextCharge: 'Wir buchen am {date} {amount} ab.',
  beforeRenewal:
    'Über den Link unten können Sie bis dahin die Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  otherCard: 'Über den Link unten können Sie eine andere Karte angeben. Dann versuchen wir es sofort noch einmal.',
  whenBack: 'Ihre Bestellung kommt, sobald der Artikel wieder vorrätig ist.',
  nothingMore: 'Es wird nichts mehr abgebucht.',
  details: 'Einzelheiten',
  button: 'Zum Abonnement',
  footer: 'Sie erhalten diese E-Mail, weil Sie in diesem Shop ein Abonnement haben.',
  nextTry: 'Am {date} versuchen wir erneut, {amount} abzubuchen.',
  nextLook: 'Am {date} sehen wir wieder nach. Es wird nichts abgebucht, bevor der Artikel wieder da ist.',
  chargeToday: 'Wir buchen heute {amount} ab.',
  manage: 'Über den Link unten können Sie eine Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  resumeOrCancel: 'Über den Link unten können Sie das Abonnement fortsetzen oder kündigen.',
  cancelThere: 'Über den Link unten können Sie das Abonnement kündigen.',
  cardThen: 'Über den Link unten können Sie eine andere Karte angeben. Davon werden dann sofort {amount} abgebucht.',
  byBuyer: 'Sie haben das Abonnement gekündigt.',
  byShop: 'Der Shop hat das Abonnement gekündigt.',
  cancelledAt: 'Gekündigt am',
  newAddress: 'Neue Adresse',
  eachPayment: 'Jede Zahlung',
  notYou: 'Falls diese Änderung nicht von Ihnen ist, antworten Sie bitte auf diese E-Mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} ist für ein Abonnement ausverkauft',
  paused: 'Ein Abonnement von {product} ist pausiert',
  cancelled: 'Ein Abonnement von {product} ist gekündigt',
  delayedText:
    'Es wird nichts abgebucht, und Sie müssen nichts packen. Am {date} wird der Bestand wieder geprüft. Nach einer Woche pausiert das Abonnement.',
  byBuyer: 'Der Kunde hat es pausiert. Es wird nichts abgebucht, bis er es fortsetzt.',
  byOwner: 'Es wurde mit einem Schlüssel des Shops pausiert. Es wird nichts abgebucht, bis es fortgesetzt wird.',
  forPayment:
    'Die Karte konnte nicht belastet werden, und es gibt keinen weiteren Versuch. Wir haben den Kunden um eine andere Karte gebeten; dann geht das Abonnement von selbst weiter.',
  forStock:
    'Der Artikel ist ausverkauft oder wurde gelöscht. Es wird nichts abgebucht. Wenn er wieder da ist, können der Kunde oder Sie das Abonnement fortsetzen.',
  cancelledByBuyer:
    'Der Kunde hat es gekündigt. Es wird nichts mehr abgebucht. Bezahlte Bestellungen bleiben, wie sie sind.',
  cancelledByOwner:
    'Es wurde mit einem Schlüssel des Shops gekündigt. Es wird nichts mehr abgebucht. Bezahlte Bestellungen bleiben, wie sie sind.',
  declined: 'Die Bank hat die Karte abgelehnt.',
  insufficientFunds: 'Die Karte ist nicht gedeckt.',
  expiredCard: 'Die Karte ist abgelaufen.',
  unknownCard: 'Die Karte wurde nicht erkannt.',
  authenticationRequired: 'Die Bank verlangt eine Bestätigung des Kunden.',
  customer: 'Kunde',
  item: 'Artikel',
  paid: 'Bisherige Zahlungen',
  show: 'Abonnement ansehen',
  resume: 'Abonnement fortsetzen',
};
