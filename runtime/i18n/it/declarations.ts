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
  intro: '{site} riceve qui il suo recesso. Non occorre indicare un motivo.',
  name: 'Il suo nome',
  contract: 'Numero d’ordine o altro che identifichi il contratto',
  contractHint: 'Il numero si trova nelle e-mail sul suo ordine.',
  part: 'Da che cosa recede',
  partHint: 'Lo lasci vuoto per recedere da tutto.',
  email: 'Indirizzo e-mail per la ricevuta',
  next: 'Continua',
  checkTitle: 'Controlli il suo recesso',
  checkText: 'Il suo recesso vale non appena preme «{button}».',
  change: 'Modifica i dati',
  statement: 'Con la presente recedo da questo contratto con {site}.',
  whole: 'Tutto',
  receiptTitle: 'Abbiamo ricevuto il suo recesso',
  receiptText:
    'Questa pagina è la sua ricevuta: la stampi o la salvi. Viene inviata anche via e-mail a {email}; un indirizzo ne riceve solo un numero limitato al giorno.',
  number: 'Numero',
  received: 'Ricevuto',
  head: 'Codice del registro',
};
