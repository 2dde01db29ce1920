import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'En adgangsnøgle til {site} er tilføjet',
  addedIntro: 'En adgangsnøgle er tilføjet: Med den kan man logge ind hos {site} som {email} uden adgangskode.',
  removedSubject: 'En adgangsnøgle til {site} er fjernet',
  removedIntro: 'En adgangsnøgle, som man kunne logge ind hos {site} som {email} med, er fjernet.',
  name: 'Navnet på den: {name}',
  unnamed: 'Adgangsnøgle',
  footer: 'Hvis det ikke var dig, skal du straks vælge en ny adgangskode og fjerne de adgangsnøgler, du ikke kender.',
};
