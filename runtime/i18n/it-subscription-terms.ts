import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Oggi paghi {amount}.',
  plusDelivery: '{amount} più spedizione',
  onlyPayment: 'Questo è l’unico pagamento. Poi l’abbonamento termina da solo.',
  next: 'In seguito paghi {price}, la prossima volta il {date}.',
  onceMore: 'In seguito paghi {amount} ancora una volta, il {date}.',
  untilCancelled: 'L’abbonamento prosegue finché non lo disdici.',
  endsAfter: 'Paghi in tutto {n} volte, l’ultima il {last}. Poi l’abbonamento termina da solo.',
  endsThen: 'Poi l’abbonamento termina da solo.',
  priceStays: 'Questo prezzo resta uguale per tutta la durata del tuo abbonamento.',
  priceStaysDelivered:
    'Questo prezzo resta uguale per tutta la durata del tuo abbonamento. Spedizione e imposte cambiano solo se cambi l’indirizzo.',
  cardIsKept: 'La tua carta viene conservata per questi pagamenti.',
  howToCancel:
    'Ti scriviamo per e-mail prima di ogni pagamento. Con il link nell’e-mail puoi saltarlo, mettere in pausa l’abbonamento o disdirlo.',
  resumedLate:
    'Se riprendi un abbonamento in pausa dopo la scadenza di un pagamento, questo viene addebitato subito. Lo vedi prima di riprenderlo.',
};
