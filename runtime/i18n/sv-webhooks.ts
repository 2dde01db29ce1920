import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'En webhook har stängts av',
  intro: 'Inget meddelande till den här adressen har kommit fram sedan den {day}, så butiken har stängt av webhooken.',
  address: 'Adress',
  lost: 'Väntande meddelanden skickas inte längre, och inga nya skickas. De som inte skickades finns i en lista i 30 dagar och kan skickas igen.',
  enable: 'När adressen svarar igen slår du på webhooken med det här kommandot',
};
