import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'En webhook er slået fra',
  intro: 'Ingen besked er nået frem til denne adresse siden den {day}. Derfor har butikken slået webhooken fra.',
  address: 'Adresse',
  lost: 'Beskeder, der ventede, er opgivet, og der sendes ikke flere. De opgivne beskeder står på en liste i 30 dage og kan sendes igen.',
  enable: 'Når adressen svarer igen, slår denne kommando webhooken til',
};
