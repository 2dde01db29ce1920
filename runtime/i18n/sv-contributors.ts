import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Du är inbjuden att arbeta med {site}',
  invitedIntro: 'Ägaren till {site} bjuder in dig att arbeta med webbplatsen med din adress, {email}.',
  button: 'Välj lösenord',
  invitedExpiry: 'Länken gäller i 7 dagar och kan användas en gång.',
  passwordSubject: 'Nytt lösenord för ditt arbete med {site}',
  passwordIntro: 'Du kan välja ett nytt lösenord för ditt arbete med {site}.',
  passwordExpiry: 'Länken gäller i 30 minuter och kan användas en gång.',
  changedSubject: 'Ditt lösenord för arbetet med {site} har ändrats',
  changedIntro:
    'Lösenordet som {email} använder för att arbeta med {site} har ändrats, och alla andra enheter har loggats ut.',
  changedPasskeys:
    'Du kan fortfarande logga in med de här lösennycklarna: {names}. Du kan ta bort dem där du loggar in.',
  changedFooter: 'Om det inte var du bör du genast välja ett nytt lösenord. Be om en länk på inloggningssidan.',
  ignore: 'Om du inte väntade dig det här mejlet behöver du inte göra något.',
  pageTitle: 'Välj lösenord',
  pageText: 'Du behöver det för att logga in när du arbetar med {site}. Alla inloggade enheter loggas ut.',
  joinedTitle: 'Du är inloggad',
  joinedText: 'Nu kan du arbeta med {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Logga in för att arbeta med {site}',
  signInWithPasskey: 'Logga in med lösennyckel',
  openConsole: 'Öppna administrationen',
  confirmWithPasskey: 'Bekräfta med lösennyckel',
  passkeyFailed: 'Lösennyckeln kunde inte användas på den här enheten. Välj ett annat sätt.',
  passkeyKnown: 'Den här enheten har redan en av dina lösennycklar.',
  title: 'Ditt arbete med {site}',
  role: 'Din roll: {role}',
  sessions: 'Här är du inloggad',
  sessionSince: 'sedan den {date}',
  sessionSeen: 'senast använd den {date}',
  thisDevice: 'den här enheten',
  unknownDevice: 'Okänd enhet',
  endSession: 'Avsluta sessionen: {device}',
  endOtherSessions: 'Logga ut på alla andra enheter',
  passkeys: 'Lösennycklar',
  noPasskeys: 'Med en lösennyckel loggar du in utan lösenord: med fingret, ansiktet eller enhetens PIN-kod.',
  passkeyAdded: 'tillagd den {date}',
  passkeyUsed: 'senast använd den {date}',
  addPasskey: 'Lägg till lösennyckel',
  removePasskey: 'Ta bort {name}',
  passkeyName: '{email} (arbetar med {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administratör',
  billing: 'Fakturering',
  reporting: 'Rapporter',
  editor: 'Redaktör',
  moderator: 'Moderator',
  commenter: 'Kommentarsredaktör',
  storeManager: 'Butiksansvarig',
  scheduling: 'Bokningar',
  viewer: 'Läsare',
  campaignsEditor: 'Redaktör för mejlkampanjer',
  schedulingViewer: 'Läsare av bokningar',
  schedulingEditor: 'Redaktör för bokningar',
  none: 'Ingen roll',
  websiteManager: 'Webbplatsansvarig',
};
