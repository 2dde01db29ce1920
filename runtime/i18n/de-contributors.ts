import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Einladung zur Mitarbeit an {site}',
  invitedIntro: 'Die Betreiber von {site} laden Sie ein, mit Ihrer Adresse {email} an der Website mitzuarbeiten.',
  button: 'Passwort wählen',
  invitedExpiry: 'Der Link gilt 7 Tage, einmal.',
  passwordSubject: 'Ein neues Passwort für die Arbeit an {site}',
  passwordIntro: 'Sie können ein neues Passwort für die Arbeit an {site} wählen.',
  passwordExpiry: 'Der Link gilt 30 Minuten, einmal.',
  ignore: 'Wenn Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.',
  pageTitle: 'Passwort wählen',
  pageText: 'Damit melden Sie sich an, wenn Sie an {site} arbeiten. Alle angemeldeten Geräte werden abgemeldet.',
  joinedTitle: 'Sie sind angemeldet',
  joinedText: 'Sie können jetzt an {site} arbeiten.',
};
