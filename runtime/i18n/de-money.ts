import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Rückbuchung zur Bestellung {number}',
  disputeIntro: 'Zur Bestellung {number} wird über die Bank {amount} zurückverlangt.',
  disputeUntil: 'Sie können bis {day} antworten. Ohne Antwort geht das Geld zurück.',
  disputeNoAnswer: 'Die Bank nimmt zu dieser Rückbuchung keine Antwort an.',
  disputeButton: 'Rückbuchung bei {provider} ansehen',
  disputeWonSubject: 'Rückbuchung zur Bestellung {number} abgewehrt',
  disputeWonIntro:
    'Die Bank hat für Sie entschieden: {amount} der Bestellung {number} gehören wieder Ihnen. Die Bestellung geht weiter wie bisher.',
  disputeLostSubject: 'Rückbuchung zur Bestellung {number} verloren',
  disputeLostIntro:
    'Die Bank hat gegen Sie entschieden: {amount} der Bestellung {number} sind zurückgegangen. Die Bestellung führt diesen Betrag als erstattet.',
  disputeLostWhole:
    'Alles Geld ist zurückgegangen. Darum sind die Downloads der Bestellung geschlossen, und mit ihr gekaufte Geschenkgutscheine gelten nicht mehr.',
  disputeLostCard: 'Was ein Geschenkgutschein bezahlt hat, bleibt bezahlt.',
  disputeLostStock: 'Der Bestand ist unverändert. Ist die Ware zurück, bucht dieser Befehl sie ein',
  disputeLostSubscription: 'Das Abonnement läuft weiter. Dieser Befehl beendet es',
  buyer: 'Käuferin oder Käufer',
  amount: 'Betrag',
  reason: 'Grund laut Bank',
  silentSubject: 'Zahlungen mit unbekanntem Ausgang',
  silentIntro:
    '{provider} hat uns seit zwei Tagen nicht gesagt, was aus einer Zahlung über {amount} geworden ist. Vielleicht wurde dafür Geld eingezogen.',
  silentWhat:
    'Wir fragen weiter nach. Bitte prüfen Sie, ob die Schlüssel von {provider} noch gültig sind, und suchen Sie dort nach der Zahlung {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Die Zahlung soll betrügerisch sein.',
  product_not_received: 'Es soll nichts angekommen sein.',
  product_unacceptable: 'Die Ware soll mangelhaft oder anders als beschrieben sein.',
  duplicate: 'Die Zahlung soll doppelt eingezogen worden sein.',
  credit_not_processed: 'Eine zugesagte Erstattung soll nicht angekommen sein.',
  subscription_canceled: 'Das Abonnement soll vorher gekündigt worden sein.',
  unrecognized: 'Die Zahlung wird nicht wiedererkannt.',
  other: 'Die Bank nennt „{code}“.',
};
