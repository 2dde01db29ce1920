import type { Catalogue } from './catalogue.ts';

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Prosimy potwierdzić konto w sklepie {site}',
  confirmIntro:
    'Ktoś założył konto w sklepie {site}, podając adres {email}. Jeśli to prawda, prosimy je potwierdzić; potrzebne będzie hasło wybrane przy zakładaniu konta.',
  confirmButton: 'Potwierdź konto',
  expiresInADay: 'Link działa przez jeden dzień i tylko raz.',
  knownSubject: 'Konto w sklepie {site} już istnieje',
  knownIntro:
    'Ktoś próbował założyć konto w sklepie {site}, podając adres {email}. Takie konto już istnieje, więc nic się nie zmieniło. W razie zapomnienia hasła można na stronie logowania poprosić o link do ustawienia nowego.',
  passwordSubject: 'Nowe hasło do sklepu {site}',
  passwordIntro: 'Można teraz ustawić nowe hasło do konta w sklepie {site}.',
  passwordButton: 'Ustaw hasło',
  expiresSoon: 'Link działa przez 30 minut i tylko raz.',
  signInSubject: 'Logowanie do sklepu {site}',
  signInIntro: 'Ten link pozwala zalogować się na konto w sklepie {site} bez hasła.',
  signInButton: 'Zaloguj się',
  changedSubject: 'Hasło do konta w sklepie {site} zostało zmienione',
  changedIntro: 'Hasło do konta w sklepie {site} zostało zmienione, a wszystkie urządzenia zostały wylogowane.',
  changedPasskeys:
    'Na konto nadal można zalogować się tymi kluczami dostępu: {names}. Można je usunąć na stronie konta.',
  changedFooter:
    'Jeśli tę zmianę wprowadził ktoś inny, prosimy natychmiast ustawić nowe hasło: link można zamówić na stronie logowania.',
  ignore: 'Jeśli zrobił to ktoś inny, nie trzeba nic robić: bez tej wiadomości nikt nie może korzystać z konta.',
  emailSubject: 'Nowy adres e-mail w sklepie {site}',
  emailIntro:
    'Konto {account} w sklepie {site} chce używać {email} jako adresu. Jeśli to prawda, prosimy to potwierdzić w przeglądarce, w której trwa sesja tego konta.',
  emailButton: 'Potwierdź adres',
  emailFooter: 'Jeśli zrobił to ktoś inny, nie trzeba nic robić: bez tego linku nic się nie zmieni.',
  emailChangedSubject: 'Adres e-mail w sklepie {site} został zmieniony',
  emailChangedIntro:
    'Konto w sklepie {site} ma teraz inny adres e-mail, a wszystkie pozostałe urządzenia zostały wylogowane.',
  emailChangedFooter:
    'Jeśli tę zmianę wprowadził ktoś inny, prosimy natychmiast powiadomić sklep: ktoś może korzystać z konta bez upoważnienia.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Potwierdzenie konta',
  confirmIntro: 'Prosimy wpisać hasło wybrane przy zakładaniu konta w sklepie {site}.',
  confirmButton: 'Potwierdź i zaloguj się',
  passwordTitle: 'Ustawienie nowego hasła',
  passwordIntro: 'Wszystkie urządzenia zalogowane na konto w sklepie {site} zostaną wylogowane.',
  passwordButton: 'Zapisz i zaloguj się',
  signInTitle: 'Logowanie',
  signInIntro: 'Logowanie na konto w sklepie {site} na tym urządzeniu.',
  signInButton: 'Zaloguj się',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  passwordHint: 'Co najmniej {min|pl|one=# znak|few=# znaki|many=# znaków}',
  goneTitle: 'Ten link już nie działa',
  goneText: 'Został już użyty, wygasł albo jest niepełny. Prosimy zamówić nowy.',
  signedInTitle: 'Zalogowano',
  signedInText: 'Zalogowano w sklepie {site} jako {email}.',
  emailTitle: 'Potwierdzenie nowego adresu',
  emailIntro:
    '{email} będzie adresem konta {account} w sklepie {site}. Wszystkie pozostałe urządzenia zostaną wylogowane.',
  emailElsewhere:
    'Konto {account} w sklepie {site} chce używać {email} jako adresu. Potwierdzić to może tylko przeglądarka zalogowana na to konto. Jeśli zrobił to ktoś inny, nie trzeba nic robić.',
  emailButton: 'Potwierdź adres',
  emailChangedTitle: 'Adres został zmieniony',
  emailChangedText: 'Adres konta w sklepie {site} to teraz {email}.',
};

export const account: Catalogue['account'] = {
  title: 'Moje konto',
  signInTitle: 'Logowanie',
  rememberMe: 'Nie wylogowuj mnie na tym urządzeniu',
  signIn: 'Zaloguj się',
  signUpTitle: 'Załóż konto',
  signUp: 'Załóż konto',
  signUpNote: 'Wyślemy e-mail z linkiem do potwierdzenia adresu.',
  toSignUp: 'Załóż konto',
  linkTitle: 'Logowanie bez hasła',
  linkNote: 'Wyślemy e-mail z linkiem do logowania.',
  toLink: 'Zaloguj się bez hasła',
  passwordTitle: 'Nie pamiętam hasła',
  passwordNote: 'Wyślemy e-mail z linkiem do ustawienia nowego hasła.',
  toPassword: 'Nie pamiętam hasła',
  sendLink: 'Wyślij link',
  mailSentTitle: 'Prosimy sprawdzić skrzynkę e-mail',
  mailSentText:
    'Jeśli adres może być używany w sklepie {site}, za chwilę nadejdzie e-mail. Prosimy otworzyć zawarty w nim link.',
  signedInAs: 'Zalogowano jako {email}.',
  orders: 'Zamówienia',
  noOrders: 'Z tym adresem nie złożono jeszcze żadnego zamówienia.',
  olderOrders: 'Starsze zamówienia',
  subscriptions: 'Subskrypcje',
  nextPayment: 'Następna płatność, {amount}, przypada {date}.',
  nothingDue: 'Brak należności.',
  thisDevice: 'Urządzenia',
  signOut: 'Wyloguj się',
  signOutEverywhere: 'Wyloguj na wszystkich urządzeniach',
  back: 'Wróć na poprzednią stronę',
  changeEmail: 'Zmień adres e-mail',
  newEmail: 'Nowy adres e-mail',
  changeEmailNote: 'Na nowy adres wyślemy e-mail z linkiem. Po jego otwarciu będzie to adres konta.',
  currentPassword: 'Obecne hasło',
};
