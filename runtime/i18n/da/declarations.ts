import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(valgfrit)',
  missing: 'Udfyld dette felt.',
  emailInvalid: 'Indtast en gyldig e-mailadresse.',
  sending: 'Et øjeblik …',
  print: 'Udskriv',
  save: 'Gem som fil',
  close: 'Færdig',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Fortryd aftale',
  confirm: 'Bekræft fortrydelse',
  title: 'Fortryd en aftale',
  intro: '{site} modtager din fortrydelse her. Du behøver ikke at give en grund.',
  name: 'Dit navn',
  contract: 'Ordrenummer, eller hvad der ellers angiver aftalen',
  contractHint: 'Nummeret står i mailene om din ordre.',
  part: 'Hvad du fortryder',
  partHint: 'Lad feltet stå tomt for at fortryde det hele.',
  email: 'E-mailadresse til kvitteringen',
  next: 'Fortsæt',
  checkTitle: 'Kontrollér din fortrydelse',
  checkText: 'Din fortrydelse gælder, så snart du trykker på “{button}”.',
  change: 'Ret mine oplysninger',
  statement: 'Jeg fortryder hermed denne aftale med {site}.',
  whole: 'Det hele',
  receiptTitle: 'Vi har modtaget din fortrydelse',
  receiptText:
    'Denne side er din kvittering: Print eller gem den. Den sendes også til {email}; en adresse får kun et begrænset antal om dagen.',
  number: 'Løbenummer',
  received: 'Modtaget',
  head: 'Logkode',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Opsig aftaler her',
  confirm: 'Opsig nu',
  title: 'Opsig et abonnement',
  intro: '{site} modtager din opsigelse her. Du behøver ikke at logge ind.',
  contract: 'Abonnement, eller nummeret på dets ordre',
  kind: 'Type opsigelse',
  ordinary: 'Almindelig opsigelse',
  extraordinary: 'Ekstraordinær opsigelse',
  reason: 'Grund',
  reasonHint: 'Kun en ekstraordinær opsigelse kræver en grund.',
  endsOn: 'Aftalens ophør',
  endsOnHint: 'Lad feltet stå tomt for at opsige hurtigst muligt.',
  earliest: 'Hurtigst muligt',
  checkTitle: 'Kontrollér din opsigelse',
  checkText: 'Din opsigelse sendes, så snart du trykker på »{button}«.',
  statement: 'Hermed opsiger jeg denne aftale med {site}.',
  receiptTitle: 'Vi har modtaget din opsigelse',
};
