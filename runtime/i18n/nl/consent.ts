import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Jouw keuze over cookies',
  text: 'Met jouw toestemming telt deze winkel bezoeken om te zien wat werkt, en meet hij zijn reclame. Wat de winkel nodig heeft om te werken, zoals je winkelwagen, wordt in elk geval bewaard.',
  analytics: 'Bezoeken tellen',
  marketing: 'Reclame',
  accept: 'Alles accepteren',
  refuse: 'Alles weigeren',
  save: 'Mijn keuze opslaan',
  privacy: 'Privacy',
  pageTitle: 'Cookies',
  saved: 'Je keuze is opgeslagen. Je kunt haar hier altijd wijzigen.',
};
