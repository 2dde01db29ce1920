import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'En lösennyckel för {site} har lagts till',
  addedIntro: 'En lösennyckel har lagts till. Med den går det att logga in hos {site} som {email} utan lösenord.',
  removedSubject: 'En lösennyckel för {site} har tagits bort',
  removedIntro: 'En lösennyckel som har använts för att logga in hos {site} som {email} har tagits bort.',
  name: 'Namn: {name}',
  unnamed: 'Lösennyckel',
  footer: 'Om det inte var du bör du genast välja ett nytt lösenord och ta bort de lösennycklar du inte känner igen.',
};
