import type { Catalogue } from './catalogue.ts';

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Bestätigen Sie Ihr Konto bei {site}',
  confirmIntro:
    'Jemand hat mit Ihrer Adresse {email} ein Konto bei {site} angelegt. Wenn Sie das waren, bestätigen Sie es; dazu brauchen Sie das Passwort, das Sie gewählt haben.',
  confirmButton: 'Konto bestätigen',
  expiresInADay: 'Der Link gilt einen Tag, einmal.',
  knownSubject: 'Sie haben schon ein Konto bei {site}',
  knownIntro:
    'Jemand wollte mit Ihrer Adresse {email} ein Konto bei {site} anlegen. Sie haben schon eines, deshalb hat sich nichts geändert. Wenn Sie Ihr Passwort vergessen haben, lassen Sie sich bei der Anmeldung einen Link für ein neues schicken.',
  passwordSubject: 'Ein neues Passwort für {site}',
  passwordIntro: 'Sie können ein neues Passwort für Ihr Konto bei {site} wählen.',
  passwordButton: 'Passwort wählen',
  expiresSoon: 'Der Link gilt 30 Minuten, einmal.',
  signInSubject: 'Anmeldung bei {site}',
  signInIntro: 'Mit diesem Link melden Sie sich ohne Passwort in Ihrem Konto bei {site} an.',
  signInButton: 'Anmelden',
  changedSubject: 'Ihr Passwort bei {site} wurde geändert',
  changedIntro: 'Das Passwort Ihres Kontos bei {site} wurde geändert, und alle Geräte wurden abgemeldet.',
  changedPasskeys:
    'Mit diesen Passkeys kann man sich weiterhin anmelden: {names}. Sie können sie in Ihrem Konto entfernen.',
  changedFooter:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Lassen Sie sich dazu bei der Anmeldung einen Link schicken.',
  ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne diese E-Mail kann niemand das Konto benutzen.',
  emailSubject: 'Ihre neue E-Mail-Adresse bei {site}',
  emailIntro:
    'Das Konto {account} bei {site} möchte {email} als Adresse verwenden. Wenn Sie das waren, bestätigen Sie es in dem Browser, in dem Sie angemeldet sind.',
  emailButton: 'Adresse bestätigen',
  emailFooter: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne diesen Link ändert sich nichts.',
  emailChangedSubject: 'Ihre E-Mail-Adresse bei {site} wurde geändert',
  emailChangedIntro:
    'Ihr Konto bei {site} hat jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet.',
  emailChangedFooter:
    'Wenn Sie das nicht waren, wenden Sie sich sofort an den Shop: Vielleicht benutzt jemand anderes Ihr Konto.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Konto bestätigen',
  confirmIntro: 'Geben Sie das Passwort ein, das Sie bei {site} gewählt haben.',
  confirmButton: 'Bestätigen und anmelden',
  passwordTitle: 'Neues Passwort wählen',
  passwordIntro: 'Alle Geräte, die in Ihrem Konto bei {site} angemeldet sind, werden abgemeldet.',
  passwordButton: 'Speichern und anmelden',
  signInTitle: 'Anmelden',
  signInIntro: 'Sie melden sich auf diesem Gerät in Ihrem Konto bei {site} an.',
  signInButton: 'Anmelden',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens {min} Zeichen',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneText: 'Er wurde benutzt, ist abgelaufen oder unvollständig. Lassen Sie sich einen neuen schicken.',
  signedInTitle: 'Sie sind angemeldet',
  signedInText: 'Sie sind bei {site} als {email} angemeldet.',
  emailTitle: 'Neue Adresse bestätigen',
  emailIntro: '{email} wird die Adresse des Kontos {account} bei {site}. Alle anderen Geräte werden abgemeldet.',
  emailElsewhere:
    'Das Konto {account} bei {site} möchte {email} als Adresse verwenden. Bestätigen kann das nur ein Browser, der mit diesem Konto angemeldet ist. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  emailButton: 'Adresse bestätigen',
  emailChangedTitle: 'Ihre Adresse wurde geändert',
  emailChangedText: 'Die Adresse Ihres Kontos bei {site} ist jetzt {email}.',
};

export const account: Catalogue['account'] = {
  title: 'Ihr Konto',
  signInTitle: 'Anmelden',
  rememberMe: 'Auf diesem Gerät angemeldet bleiben',
  signIn: 'Anmelden',
  signUpTitle: 'Konto anlegen',
  signUp: 'Konto anlegen',
  signUpNote: 'Sie bekommen eine E-Mail mit einem Link, der Ihre Adresse bestätigt.',
  toSignUp: 'Konto anlegen',
  linkTitle: 'Ohne Passwort anmelden',
  linkNote: 'Sie bekommen eine E-Mail mit einem Link, der Sie anmeldet.',
  toLink: 'Ohne Passwort anmelden',
  passwordTitle: 'Passwort vergessen',
  passwordNote: 'Sie bekommen eine E-Mail mit einem Link, über den Sie ein neues wählen.',
  toPassword: 'Ich habe mein Passwort vergessen',
  sendLink: 'Link schicken',
  mailSentTitle: 'Sehen Sie in Ihr Postfach',
  mailSentText:
    'Wenn die Adresse bei {site} verwendet werden kann, bekommen Sie gleich eine E-Mail. Öffnen Sie den Link darin.',
  signedInAs: 'Sie sind als {email} angemeldet.',
  orders: 'Bestellungen',
  noOrders: 'Zu Ihrer Adresse gibt es noch keine Bestellung.',
  olderOrders: 'Ältere Bestellungen',
  subscriptions: 'Abos',
  nextPayment: 'Die nächste Zahlung von {amount} ist am {date}.',
  nothingDue: 'Es ist nichts fällig.',
  thisDevice: 'Geräte',
  signOut: 'Abmelden',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  back: 'Zurück zu der Seite, von der Sie kommen',
  changeEmail: 'E-Mail-Adresse ändern',
  newEmail: 'Neue E-Mail-Adresse',
  changeEmailNote: 'Sie erhalten eine E-Mail an die neue Adresse. Deren Link macht sie zur Adresse Ihres Kontos.',
  currentPassword: 'Aktuelles Passwort',
};
