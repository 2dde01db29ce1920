import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Dit cookievalg',
  text: 'Med din tilladelse tæller butikken besøg for at se, hvad der fungerer, og måler effekten af sine annoncer. Det, butikken skal bruge for at fungere, for eksempel din kurv, gemmes under alle omstændigheder.',
  analytics: 'Statistik',
  marketing: 'Markedsføring',
  accept: 'Acceptér alle',
  refuse: 'Afvis alle',
  save: 'Gem mit valg',
  privacy: 'Privatlivspolitik',
  pageTitle: 'Cookies',
  saved: 'Dit valg er gemt. Du kan altid ændre det her.',
};
