import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Ihr Abonnement von {product} verlängert sich bald',
  resumed: 'Ihr Abonnement von {product} läuft weiter',
  skipped: 'Ein Zyklus von {product} entfällt',
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
};
