import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Rückbuchung zur Bestellung {number}',
  disputeIntro:
    'Zur Bestellung {number} verlangt die Käuferin oder der Käufer über die Bank {amount} zurück. Grund laut Bank: {reason}.',
  disputeUntil: 'Sie können bis {day} antworten. Ohne Antwort geht das Geld zurück.',
  disputeNoAnswer: 'Die Bank nimmt zu dieser Rückbuchung keine Antwort an.',
  disputeButton: 'Rückbuchung bei {provider} ansehen',
  silentSubject: 'Zahlungen mit unbekanntem Ausgang',
  silentIntro:
    '{provider} hat uns seit zwei Tagen nicht gesagt, was aus einer Zahlung über {amount} geworden ist. Vielleicht wurde dafür Geld eingezogen.',
  silentWhat:
    'Wir fragen weiter nach. Bitte prüfen Sie, ob die Schlüssel von {provider} noch gültig sind, und suchen Sie dort nach der Zahlung {id}.',
};
