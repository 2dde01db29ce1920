import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'En kommentar väntar på dig: {item}',
  intro: '{author} har kommenterat ”{item}”. Besökare ser kommentaren när du har godkänt den.',
  reported: 'Besökare har anmält en kommentar till ”{item}”. Den är dold tills du har tagit ställning.',
  more: 'Fler kommentarer väntar på dig',
  moreIntro: 'Fler kommentarer har kommit in under den senaste timmen. Det här kommandot visar alla.',
  open: 'Öppna sidan',
  approve: 'För att visa den för besökare',
  spam: 'Om det är skräppost',
  list: 'För att se alla som väntar',
  footer: 'Du får högst två sådana här mejl i timmen.',
};
