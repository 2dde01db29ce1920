import type { shellTexts as english } from '../../en/console/shell.ts';

/** Texts of the frame of the console: its bar, search, dialogs and sign-in. */
export const shellTexts = {
  loadThePageAgain: 'Seite neu laden',

  pleaseConfirm: 'Bitte bestätigen Sie, dass Sie es sind',
  thisNeedsYourPasskey: 'Dafür brauchen Sie Ihren Passkey. Die Bestätigung gilt 15 Minuten.',
  thisNeedsYourPassword:
    'Dafür brauchen Sie Ihr Passwort. Die Bestätigung gilt 15 Minuten. Ein Passkey in Ihrem Konto wäre sicherer.',
  useThePasskey: 'Passkey verwenden',
  confirm: 'Bestätigen',

  menu: 'Menü',
  setUpYourShop: 'Richten Sie Ihren Shop ein',
  viewTheShop: 'Shop ansehen',
  signOut: 'Abmelden',
  notices: 'Mitteilungen',
  noticesUnread: 'Mitteilungen, {count} neue',

  undo: 'Rückgängig',
  closeThisNotice: 'Diese Meldung schließen',
  asBefore: '„{name}“ ist wieder wie zuvor.',
  asBeforeButOthers: '„{name}“ ist wieder wie zuvor, mit dem, was jemand anderes seither geändert hat.',
  changedSince:
    'Jemand anderes hat „{name}“ seither geändert, daher wurde nichts rückgängig gemacht. Öffnen Sie „{name}“, um beides zu sehen.',
  undone: 'Rückgängig gemacht.',
  discarded: 'Ihre Änderungen sind verworfen.',

  noSuchScreen: 'Unter dieser Adresse gibt es nichts.',
  goToTheOverview: 'Zur Übersicht',
  thisScreen: 'Diese Seite',
  roleLacksScreen: 'Ihre Rolle umfasst diese Seite nicht. Ein Administrator des Shops kann Ihre Rolle ändern.',

  findAnything: 'Alles durchsuchen',
  found: 'Gefunden',
  countFound: '{count} gefunden.',
  screen: 'Seite',

  languageOfConsole: 'Sprache der Verwaltung',
  asInTheBrowser: 'Wie im Browser',
  languageIsYours: 'Nur Sie sehen die Verwaltung in dieser Sprache. Für Besucher ändert sich nichts.',

  help: 'Hilfe zu dieser Seite',
  keys: 'Tastenkürzel',
  singleKeys: 'Einzelne Tasten: „/“ sucht, „?“ öffnet die Hilfe',
  singleKeysAreYours:
    'Nehmen Sie den Haken weg, wenn Sie Ihrem Computer diktieren oder solche Tasten aus Versehen drücken. Das gilt nur für Sie, auf allen Ihren Geräten.',
  keyFind: 'Alles durchsuchen',
  keySave: 'Ihre Änderungen speichern',
  keyHelp: 'Diese Hilfe öffnen',
  keyClose: 'Einen Dialog oder das Menü schließen',
  close: 'Schließen',

  skipToTheScreen: 'Zum Inhalt springen',

  signInTitle: 'Anmelden · {title}',
  newPassword: 'Neues Passwort',
  yourSessionHasEnded:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um weiterzumachen: Nichts von Ihren Eingaben ist verloren.',
  ifYouWork: 'Wenn Sie an diesem Shop arbeiten, ist eine E-Mail mit einem Link zu Ihnen unterwegs.',
  signIn: 'Anmelden',
  mailMeALink: 'Link per E-Mail schicken',
  signInByPasskey: 'Mit einem Passkey anmelden',
  forgottenYourPassword: 'Passwort vergessen?',
  backToSigningIn: 'Zurück zur Anmeldung',

  deviceHasPasskey: 'Dieses Gerät hat schon einen Passkey von Ihnen.',
  deviceCannotUsePasskey: 'Dieses Gerät kann hier keinen Passkey verwenden.',

  whatYouHaveChanged: 'Ihre Änderungen auf dieser Seite sind nicht gespeichert.',
  leaveWithoutSaving: 'Verlassen, ohne zu speichern?',
  leave: 'Verlassen',

  saved: 'Gespeichert.',

  coupon: 'Rabattcode',
  content: 'Inhalt',
} as const satisfies Record<keyof typeof english, string>;
