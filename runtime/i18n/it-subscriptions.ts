import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Il tuo abbonamento a {product} si rinnova presto',
  resumed: 'Il tuo abbonamento a {product} prosegue',
  skipped: 'Un pagamento del tuo abbonamento a {product} viene saltato',
  ended: 'Il tuo abbonamento a {product} è completo',
  addressChanged: 'L’indirizzo del tuo abbonamento a {product} è cambiato',
  cardChanged: 'La carta del tuo abbonamento a {product} è cambiata',
  failed: 'Non abbiamo potuto addebitare il tuo abbonamento a {product}',
  delayed: '{product} è esaurito, quindi per ora non addebitiamo nulla',
  paused: 'Il tuo abbonamento a {product} è in pausa',
  cancelled: 'Il tuo abbonamento a {product} è disdetto',
  nextCharge: 'Addebiteremo {amount} il {date}.',
  beforeRenewal:
    'Con il link qui sotto puoi saltare questo pagamento, mettere in pausa l’abbonamento o disdirlo prima di quel giorno.',
  otherCard: 'Con il link qui sotto puoi usare un’altra carta. Poi riproviamo subito.',
  whenBack: 'Il tuo ordine arriva quando il prodotto torna disponibile.',
  nothingMore: 'Non viene addebitato altro.',
  details: 'Dettagli',
  button: 'Vedi il tuo abbonamento',
  footer: 'Ricevi questa e-mail perché hai un abbonamento in questo negozio.',
  nextTry: 'Proveremo di nuovo ad addebitare {amount} il {date}.',
  nextLook: 'Controlliamo di nuovo il {date} e non addebitiamo nulla prima che il prodotto torni.',
  chargeToday: 'Oggi addebitiamo {amount}.',
  manage: 'Con il link qui sotto puoi saltare un pagamento, mettere in pausa l’abbonamento o disdirlo.',
  resumeOrCancel: 'Con il link qui sotto puoi riprendere l’abbonamento o disdirlo.',
  cancelThere: 'Con il link qui sotto puoi disdire l’abbonamento.',
  cardThen: 'Con il link qui sotto puoi usare un’altra carta. {amount} vengono poi addebitati subito.',
  byBuyer: 'Hai disdetto l’abbonamento.',
  byShop: 'Il negozio ha disdetto l’abbonamento.',
  cancelledAt: 'Disdetto il',
  newAddress: 'Nuovo indirizzo',
  eachPayment: 'Ogni pagamento',
  notYou: 'Se non hai fatto tu questa modifica, rispondi a questa e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} è esaurito per un abbonamento',
  paused: 'Un abbonamento a {product} è in pausa',
  cancelled: 'Un abbonamento a {product} è disdetto',
  delayedText:
    'Non viene addebitato nulla e non c’è nulla da imballare. Le scorte vengono ricontrollate il {date}. Dopo una settimana l’abbonamento va in pausa.',
  byBuyer: 'Il cliente l’ha messo in pausa. Non viene addebitato nulla finché il cliente non lo riprende.',
  byOwner: 'È stato messo in pausa con una chiave del negozio. Non viene addebitato nulla finché non viene ripreso.',
  forPayment:
    'Non è stato possibile addebitare la carta e non ci sono altri tentativi. Abbiamo chiesto al cliente un’altra carta; l’abbonamento poi riprende da solo.',
  forStock:
    'L’articolo è esaurito o è stato eliminato. Non viene addebitato nulla. Quando torna, il cliente o tu potete riprendere l’abbonamento.',
  cancelledByBuyer: 'Il cliente l’ha disdetto. Non viene addebitato altro. Gli ordini pagati restano come sono.',
  cancelledByOwner:
    'È stato disdetto con una chiave del negozio. Non viene addebitato altro. Gli ordini pagati restano come sono.',
  declined: 'La banca ha rifiutato la carta.',
  insufficientFunds: 'La carta non ha fondi sufficienti.',
  expiredCard: 'La carta è scaduta.',
  unknownCard: 'La carta non è stata riconosciuta.',
  authenticationRequired: 'La banca chiede una conferma al cliente.',
  customer: 'Cliente',
  item: 'Articolo',
  paid: 'Pagamenti finora',
  show: 'Vedi l’abbonamento',
  resume: 'Riprendi l’abbonamento',
};
