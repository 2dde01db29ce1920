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
  title: 'Opsig en aftale',
  intro: '{site} modtager opsigelsen af dit abonnement her. Du behøver ingen konto.',
  contract: 'Ordrenummer, eller hvad der ellers angiver aftalen',
  contractHint: 'Nummeret står i e-mailene om dit abonnement.',
  notice: 'Opsigelsens art',
  ordinary: 'Almindelig',
  extraordinary: 'Ekstraordinær, af en vigtig grund',
  reason: 'Grund',
  reasonHint: 'Ved en ekstraordinær opsigelse.',
  end: 'Hvornår aftalen skal ophøre',
  endHint: 'Lad feltet stå tomt for tidligst muligt.',
  earliest: 'Tidligst muligt',
  checkTitle: 'Kontrollér din opsigelse',
  checkText: 'Din opsigelse gælder, så snart du trykker på “{button}”.',
  statement: 'Jeg opsiger hermed denne aftale med {site}.',
  receiptTitle: 'Vi har modtaget din opsigelse',
};
