import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Heute zahlen Sie {amount}.',
  plusDelivery: '{amount} zzgl. Versand',
  onlyPayment: 'Dies ist die einzige Zahlung. Danach endet das Abonnement von selbst.',
  next: 'Danach zahlen Sie {price}, das nächste Mal am {date}.',
  onceMore: 'Danach zahlen Sie noch einmal {amount}, am {date}.',
  untilCancelled: 'Das Abonnement läuft, bis Sie es kündigen.',
  endsAfter: 'Sie zahlen insgesamt {n}-mal, das letzte Mal am {last}. Danach endet das Abonnement von selbst.',
  endsThen: 'Danach endet das Abonnement von selbst.',
  priceStays: 'Dieser Preis bleibt gleich, solange Ihr Abonnement läuft.',
  priceStaysDelivered:
    'Dieser Preis bleibt gleich, solange Ihr Abonnement läuft. Versand und Steuern ändern sich nur, wenn Sie die Adresse ändern.',
  cardIsKept: 'Ihre Karte wird für diese Zahlungen gespeichert.',
  howToCancel:
    'Vor jeder Zahlung schreiben wir Ihnen eine E-Mail. Über den Link darin können Sie die Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  resumedLate:
    'Wenn Sie ein pausiertes Abonnement nach dem Tag einer Zahlung fortsetzen, wird diese sofort abgebucht. Das sehen Sie, bevor Sie es fortsetzen.',
};
