import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Contestazione dell’ordine {number}',
  disputeIntro: 'L’acquirente dell’ordine {number} ha chiesto alla banca di restituire {amount}.',
  disputeUntil: 'Puoi rispondere entro il {day}. Senza una risposta il denaro torna all’acquirente.',
  disputeNoAnswer: 'La banca non accetta risposte a questa contestazione.',
  disputeButton: 'Vedi la contestazione su {provider}',
  disputeWonSubject: 'La contestazione dell’ordine {number} è vinta',
  disputeWonIntro:
    'La banca ha deciso a tuo favore: {amount} dell’ordine {number} sono di nuovo tuoi. L’ordine prosegue come prima.',
  disputeLostSubject: 'La contestazione dell’ordine {number} è persa',
  disputeLostIntro:
    'La banca ha deciso a favore dell’acquirente, che riceve {amount} dell’ordine {number}. L’ordine indica questo importo come rimborsato.',
  disputeLostWhole:
    'Tutto il denaro è stato restituito, quindi i download dell’ordine sono chiusi e le carte regalo acquistate con esso non valgono più.',
  disputeLostCard: 'Ciò che una carta regalo ha pagato dell’ordine resta pagato.',
  disputeLostStock: 'Le scorte non sono cambiate. Quando la merce è tornata, questo comando la aggiunge',
  disputeLostSubscription: 'L’abbonamento prosegue. Questo comando lo termina',
  buyer: 'Acquirente',
  amount: 'Importo',
  reason: 'Il motivo della banca',
  silentSubject: 'Pagamenti dall’esito sconosciuto',
  silentIntro:
    'Da due giorni {provider} non ci comunica l’esito di un pagamento di {amount}. Il denaro potrebbe essere stato prelevato.',
  silentWhat:
    'Continuiamo a chiedere. Verifica che le chiavi di {provider} siano ancora valide e cerca lì il pagamento {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Il pagamento sarebbe fraudolento.',
  product_not_received: 'Non sarebbe arrivato nulla.',
  product_unacceptable: 'Ciò che è arrivato sarebbe difettoso o diverso dalla descrizione.',
  duplicate: 'Il pagamento sarebbe stato prelevato due volte.',
  credit_not_processed: 'Un rimborso promesso non sarebbe arrivato.',
  subscription_canceled: 'L’abbonamento sarebbe stato disdetto prima.',
  unrecognized: 'L’acquirente non riconosce il pagamento.',
  other: 'La banca lo chiama “{code}”.',
};
