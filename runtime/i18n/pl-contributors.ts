import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Zaproszenie do pracy nad witryną {site}',
  invitedIntro: 'Właściciel witryny {site} zaprasza do pracy nad nią z adresem {email}.',
  button: 'Ustaw hasło',
  invitedExpiry: 'Link działa przez 7 dni i tylko raz.',
  passwordSubject: 'Nowe hasło do pracy nad witryną {site}',
  passwordIntro: 'Można teraz ustawić nowe hasło do pracy nad witryną {site}.',
  passwordExpiry: 'Link działa przez 30 minut i tylko raz.',
  changedSubject: 'Hasło do pracy nad witryną {site} zostało zmienione',
  changedIntro:
    'Hasło, którym {email} loguje się do pracy nad witryną {site}, zostało zmienione, a wszystkie pozostałe urządzenia zostały wylogowane.',
  changedPasskeys: 'Nadal można zalogować się tymi kluczami dostępu: {names}. Można je usunąć na stronie logowania.',
  changedFooter:
    'Jeśli tę zmianę wprowadził ktoś inny, prosimy natychmiast ustawić nowe hasło: link można zamówić na stronie logowania.',
  ignore: 'Jeśli ta wiadomość jest pomyłką, nie trzeba nic robić.',
  pageTitle: 'Ustawienie hasła',
  pageText:
    'Hasło jest potrzebne do logowania przy pracy nad witryną {site}. Wszystkie zalogowane urządzenia zostaną wylogowane.',
  joinedTitle: 'Zalogowano',
  joinedText: 'Można teraz pracować nad witryną {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Logowanie do pracy nad witryną {site}',
  signInWithPasskey: 'Zaloguj się kluczem dostępu',
  openConsole: 'Otwórz panel',
  confirmWithPasskey: 'Potwierdź kluczem dostępu',
  passkeyFailed: 'Na tym urządzeniu nie udało się użyć klucza dostępu. Prosimy wybrać inny sposób.',
  passkeyKnown: 'To urządzenie ma już klucz dostępu do tego konta.',
  title: 'Praca nad witryną {site}',
  role: 'Rola: {role}',
  sessions: 'Zalogowane urządzenia',
  sessionSince: 'od {date}',
  sessionSeen: 'ostatnio używane {date}',
  thisDevice: 'to urządzenie',
  unknownDevice: 'Nieznane urządzenie',
  endSession: 'Zakończ sesję: {device}',
  endOtherSessions: 'Wyloguj na wszystkich pozostałych urządzeniach',
  passkeys: 'Klucze dostępu',
  noPasskeys: 'Klucz dostępu pozwala logować się bez hasła: odciskiem palca, twarzą lub kodem PIN urządzenia.',
  passkeyAdded: 'dodano {date}',
  passkeyUsed: 'ostatnio użyto {date}',
  addPasskey: 'Dodaj klucz dostępu',
  removePasskey: 'Usuń: {name}',
  passkeyName: '{email} (praca nad {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administrator',
  billing: 'Rozliczenia',
  reporting: 'Raporty',
  editor: 'Redaktor',
  moderator: 'Moderator',
  commenter: 'Redaktor komentarzy',
  storeManager: 'Menedżer sklepu',
  scheduling: 'Rezerwacje',
  viewer: 'Podgląd',
  campaignsEditor: 'Redaktor kampanii e-mail',
  schedulingViewer: 'Podgląd rezerwacji',
  schedulingEditor: 'Redaktor rezerwacji',
  none: 'Brak roli',
  websiteManager: 'Menedżer witryny',
};
