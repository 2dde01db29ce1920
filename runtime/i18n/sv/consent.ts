import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Ditt val av cookies',
  text: 'Om du samtycker räknar butiken besök för att se vad som fungerar och mäter effekten av sin reklam. Det som butiken behöver för att fungera, till exempel din varukorg, sparas oavsett.',
  analytics: 'Räkna besök',
  marketing: 'Reklam',
  accept: 'Godkänn alla',
  refuse: 'Avvisa alla',
  save: 'Spara mitt val',
  privacy: 'Integritetspolicy',
  pageTitle: 'Cookies',
  saved: 'Ditt val har sparats. Du kan ändra det här när du vill.',
};
