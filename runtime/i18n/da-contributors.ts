import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Du er inviteret til at arbejde på {site}',
  invitedIntro: 'Ejeren af {site} inviterer dig til at arbejde på webstedet med din adresse, {email}.',
  button: 'Vælg en adgangskode',
  invitedExpiry: 'Linket virker i 7 dage og kan bruges én gang.',
  passwordSubject: 'Ny adgangskode til arbejdet på {site}',
  passwordIntro: 'Du kan vælge en ny adgangskode til arbejdet på {site}.',
  passwordExpiry: 'Linket virker i 30 minutter og kan bruges én gang.',
  changedSubject: 'Din adgangskode til arbejdet på {site} er ændret',
  changedIntro:
    'Den adgangskode, som {email} bruger til arbejdet på {site}, er ændret, og alle andre enheder er logget ud.',
  changedPasskeys: 'Disse adgangsnøgler logger dig stadig ind: {names}. Du kan fjerne dem dér, hvor du logger ind.',
  changedFooter:
    'Hvis det ikke var dig, skal du straks vælge en ny adgangskode: Få tilsendt et link dér, hvor du logger ind.',
  ignore: 'Hvis du ikke ventede denne e-mail, behøver du ikke gøre noget.',
  pageTitle: 'Vælg en adgangskode',
  pageText:
    'Du skal bruge den til at logge ind, når du arbejder på {site}. Alle enheder, der er logget ind, bliver logget ud.',
  joinedTitle: 'Du er logget ind',
  joinedText: 'Nu kan du arbejde på {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Log ind for at arbejde på {site}',
  signInWithPasskey: 'Log ind med en adgangsnøgle',
  openConsole: 'Åbn administrationen',
  confirmWithPasskey: 'Bekræft med en adgangsnøgle',
  passkeyFailed: 'Adgangsnøglen kunne ikke bruges på denne enhed. Vælg en anden måde.',
  passkeyKnown: 'Denne enhed har allerede en af dine adgangsnøgler.',
  title: 'Dit arbejde på {site}',
  role: 'Din rolle: {role}',
  sessions: 'Her er du logget ind',
  sessionSince: 'siden den {date}',
  sessionSeen: 'sidst brugt den {date}',
  thisDevice: 'denne enhed',
  unknownDevice: 'Ukendt enhed',
  endSession: 'Afslut sessionen: {device}',
  endOtherSessions: 'Log ud på alle andre enheder',
  passkeys: 'Adgangsnøgler',
  noPasskeys:
    'Med en adgangsnøgle logger du ind uden adgangskode: med din finger, dit ansigt eller din enheds PIN-kode.',
  passkeyAdded: 'tilføjet den {date}',
  passkeyUsed: 'sidst brugt den {date}',
  addPasskey: 'Tilføj en adgangsnøgle',
  removePasskey: 'Fjern {name}',
  passkeyName: '{email} (arbejde på {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administrator',
  billing: 'Fakturering',
  reporting: 'Rapporter',
  editor: 'Redaktør',
  moderator: 'Moderator',
  commenter: 'Kommentarredaktør',
  storeManager: 'Butiksleder',
  scheduling: 'Tidsbestilling',
  viewer: 'Læseadgang',
  campaignsEditor: 'Redaktør af e-mailkampagner',
  schedulingViewer: 'Læseadgang til tidsbestillinger',
  schedulingEditor: 'Redaktør af tidsbestillinger',
  none: 'Ingen rolle',
  websiteManager: 'Webstedsansvarlig',
};
