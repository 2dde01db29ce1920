import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Ein Kommentar wartet auf Sie: {item}',
  intro: '{author} hat „{item}“ kommentiert. Besucher sehen den Kommentar, sobald Sie ihn freigeben.',
  reported: 'Besucher haben einen Kommentar zu „{item}“ gemeldet. Er ist verborgen, bis Sie entscheiden.',
  more: 'Weitere Kommentare warten auf Sie',
  moreIntro: 'In der letzten Stunde sind weitere Kommentare eingegangen. Dieser Befehl listet sie alle auf.',
  open: 'Seite öffnen',
  approve: 'So sehen ihn die Besucher',
  spam: 'Falls es Spam ist',
  list: 'Alle wartenden Kommentare',
  footer: 'Sie erhalten höchstens zwei dieser E-Mails in der Stunde.',
};
