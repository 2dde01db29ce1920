import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Einladung zur Mitarbeit an {site}',
  invitedIntro: 'Die Betreiber von {site} laden Sie ein, mit Ihrer Adresse {email} an der Website mitzuarbeiten.',
  button: 'Passwort wählen',
  invitedExpiry: 'Der Link gilt 7 Tage, einmal.',
  passwordSubject: 'Ein neues Passwort für die Arbeit an {site}',
  passwordIntro: 'Sie können ein neues Passwort für die Arbeit an {site} wählen.',
  passwordExpiry: 'Der Link gilt 30 Minuten, einmal.',
  changedSubject: 'Ihr Passwort für die Arbeit an {site} wurde geändert',
  changedIntro:
    'Das Passwort, mit dem Sie ({email}) an {site} arbeiten, wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  changedPasskeys:
    'Mit diesen Passkeys kann man sich weiterhin anmelden: {names}. Sie können sie dort entfernen, wo Sie sich anmelden.',
  changedFooter:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Lassen Sie sich dazu bei der Anmeldung einen Link schicken.',
  ignore: 'Wenn Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.',
  pageTitle: 'Passwort wählen',
  pageText: 'Damit melden Sie sich an, wenn Sie an {site} arbeiten. Alle angemeldeten Geräte werden abgemeldet.',
  joinedTitle: 'Sie sind angemeldet',
  joinedText: 'Sie können jetzt an {site} arbeiten.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Anmelden, um an {site} zu arbeiten',
  signInWithPasskey: 'Mit einem Passkey anmelden',
  openConsole: 'Verwaltung öffnen',
  confirmWithPasskey: 'Mit einem Passkey bestätigen',
  passkeyFailed: 'Der Passkey konnte auf diesem Gerät nicht verwendet werden. Wählen Sie einen anderen Weg.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey von Ihnen.',
  title: 'Ihre Arbeit an {site}',
  role: 'Ihre Rolle: {role}',
  sessions: 'Wo Sie angemeldet sind',
  sessionSince: 'seit {date}',
  sessionSeen: 'zuletzt benutzt am {date}',
  thisDevice: 'dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  endSession: 'Sitzung beenden: {device}',
  endOtherSessions: 'Auf allen anderen Geräten abmelden',
  passkeys: 'Passkeys',
  noPasskeys:
    'Mit einem Passkey melden Sie sich ohne Passwort an: mit dem Finger, dem Gesicht oder der PIN Ihres Geräts.',
  passkeyAdded: 'hinzugefügt am {date}',
  passkeyUsed: 'zuletzt benutzt am {date}',
  addPasskey: 'Passkey hinzufügen',
  removePasskey: '{name} entfernen',
  passkeyName: '{email} (Mitarbeit an {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Verwaltung',
  billing: 'Abrechnung',
  reporting: 'Berichte',
  editor: 'Redaktion',
  moderator: 'Moderation',
  commenter: 'Kommentare',
  storeManager: 'Shopleitung',
  scheduling: 'Termine',
  viewer: 'Nur ansehen',
  campaignsEditor: 'E-Mail-Kampagnen',
  schedulingViewer: 'Termine ansehen',
  schedulingEditor: 'Termine bearbeiten',
  none: 'Keine Rolle',
  websiteManager: 'Websiteleitung',
};
