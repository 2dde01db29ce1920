import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(facoltativo)',
  missing: 'Compila questo campo.',
  emailInvalid: 'Inserisci un indirizzo e-mail valido.',
  sending: 'Un momento…',
  print: 'Stampa',
  save: 'Salva come file',
  close: 'Fatto',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Recedere dal contratto qui',
  confirm: 'Conferma recesso',
  title: 'Recedere da un contratto',
  intro: '{site} riceve qui il tuo recesso. Non occorre indicare un motivo.',
  name: 'Il tuo nome',
  contract: 'Numero d’ordine o altro che identifichi il contratto',
  contractHint: 'Il numero si trova nelle e-mail sul tuo ordine.',
  part: 'Da che cosa recedi',
  partHint: 'Lascialo vuoto per recedere da tutto.',
  email: 'Indirizzo e-mail per la ricevuta',
  next: 'Continua',
  checkTitle: 'Controlla il tuo recesso',
  checkText: 'Il tuo recesso vale non appena premi «{button}».',
  change: 'Modifica i dati',
  statement: 'Con la presente recedo da questo contratto con {site}.',
  whole: 'Tutto',
  receiptTitle: 'Abbiamo ricevuto il tuo recesso',
  receiptText:
    'Questa pagina è la tua ricevuta: stampala o salvala. Viene inviata anche via e-mail a {email}; un indirizzo ne riceve solo un numero limitato al giorno.',
  number: 'Numero',
  received: 'Ricevuto',
  head: 'Codice del registro',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Disdici i contratti qui',
  confirm: 'Disdici ora',
  title: 'Disdire un abbonamento',
  intro: '{site} riceve qui la tua disdetta. Non serve accedere.',
  contract: 'Abbonamento o numero del suo ordine',
  kind: 'Tipo di disdetta',
  ordinary: 'Disdetta ordinaria',
  extraordinary: 'Disdetta straordinaria',
  reason: 'Motivo',
  reasonHint: 'Solo una disdetta straordinaria richiede un motivo.',
  endsOn: 'Fine del contratto',
  endsOnHint: 'Lascia vuoto questo campo per disdire il prima possibile.',
  earliest: 'Il prima possibile',
  checkTitle: 'Controlla la tua disdetta',
  checkText: 'La tua disdetta viene inviata appena premi «{button}».',
  statement: 'Con la presente disdico questo contratto con {site}.',
  receiptTitle: 'Abbiamo ricevuto la tua disdetta',
};
