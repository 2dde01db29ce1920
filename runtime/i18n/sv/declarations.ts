import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(valfritt)',
  missing: 'Fyll i det här fältet.',
  emailInvalid: 'Ange en giltig e-postadress.',
  sending: 'Ett ögonblick …',
  print: 'Skriv ut',
  save: 'Spara som fil',
  close: 'Klart',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Ångra avtalet här',
  confirm: 'Bekräfta frånträde',
  title: 'Ångra ett avtal',
  intro: '{site} tar emot din ångerrätt här. Du behöver inte ange något skäl.',
  name: 'Ditt namn',
  contract: 'Ordernummer, eller något annat som anger avtalet',
  contractHint: 'Numret står i mejlen om din beställning.',
  part: 'Vad du ångrar',
  partHint: 'Lämna detta tomt för att ångra allt.',
  email: 'Mejladress för mottagningsbeviset',
  next: 'Fortsätt',
  checkTitle: 'Kontrollera ditt frånträde',
  checkText: 'Ditt frånträde gäller så snart du trycker på ”{button}”.',
  change: 'Ändra mina uppgifter',
  statement: 'Härmed frånträder jag detta avtal med {site}.',
  whole: 'Allt',
  receiptTitle: 'Vi har tagit emot ditt frånträde',
  receiptText:
    'Den här sidan är ditt mottagningsbevis: skriv ut eller spara den. Det skickas också till {email}; en adress får bara ett begränsat antal per dag.',
  number: 'Löpnummer',
  received: 'Mottaget',
  head: 'Loggkod',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Säg upp avtal här',
  confirm: 'Säg upp nu',
  title: 'Säg upp en prenumeration',
  intro: '{site} tar emot din uppsägning här. Du behöver inte logga in.',
  contract: 'Prenumeration, eller numret på dess beställning',
  kind: 'Typ av uppsägning',
  ordinary: 'Vanlig uppsägning',
  extraordinary: 'Uppsägning i förtid',
  reason: 'Skäl',
  reasonHint: 'Bara en uppsägning i förtid kräver ett skäl.',
  endsOn: 'Avtalets slut',
  endsOnHint: 'Lämna fältet tomt för att säga upp så tidigt som möjligt.',
  earliest: 'Så tidigt som möjligt',
  checkTitle: 'Kontrollera din uppsägning',
  checkText: 'Din uppsägning skickas när du trycker på ”{button}”.',
  statement: 'Härmed säger jag upp detta avtal med {site}.',
  receiptTitle: 'Vi har tagit emot din uppsägning',
};
