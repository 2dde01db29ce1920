import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} ti ha inviato una carta regalo di {site}',
  hello: 'Ciao {name},',
  intro: '{sender} ti ha inviato una carta regalo del valore di {amount}. Puoi usarla su {site}.',
  message: '{sender} scrive',
  code: 'Il tuo codice',
  use: 'Per usarla, scegli ciò che ti piace e inserisci il codice alla cassa di {site}.',
  validity: 'La carta regalo non ha scadenza. Ciò che non spendi subito resta sulla carta per i prossimi ordini.',
  keepSafe: 'Chiunque abbia il codice può spenderlo, quindi custodiscilo bene.',
  visit: 'Vai a {site}',
  footer: 'Hai ricevuto questa e-mail perché qualcuno ha acquistato una carta regalo per te.',
  givenFooter: 'Hai ricevuto questa e-mail perché {site} ti ha dato una carta regalo.',
};
