import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'En kommentar venter på dig: {item}',
  intro: '{author} har skrevet en kommentar til ”{item}”. Besøgende ser den, når du har godkendt den.',
  reported: 'Besøgende har rapporteret en kommentar til ”{item}”. Den er skjult, indtil du tager stilling.',
  more: 'Flere kommentarer venter på dig',
  moreIntro: 'Der er kommet flere kommentarer inden for den seneste time. Denne kommando viser dem alle.',
  open: 'Åbn siden',
  approve: 'Vis den for besøgende',
  spam: 'Hvis den er spam',
  list: 'Se alle, der venter',
  footer: 'Du får højst to af disse e-mails i timen.',
};
