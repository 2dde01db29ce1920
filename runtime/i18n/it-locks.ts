import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Questo sito è protetto',
  siteText: 'Inserisci la password per vedere {site}.',
  pageTitle: 'Questa pagina è protetta',
  pageText: 'Inserisci la password per vederla. Se non ce l’hai, chiedila a {site}.',
  password: 'Password',
  button: 'Continua',
  wrong: 'Questa password è errata. Controllala e riprova.',
  tooMany: 'Ci sono stati troppi tentativi. Riprova tra {minutes|it|one=# minuto|other=# minuti}.',
};
