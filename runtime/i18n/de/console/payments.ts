import type { paymentsTexts as english } from '../../en/console/payments.ts';

/** Texts of the screen of payments. */
export const paymentsTexts = {
  payments: 'Zahlungen',
  purpose: 'Kunden zahlen auf der Seite von Stripe, und das Geld geht auf Ihr eigenes Stripe-Konto.',
  live: 'Echt',
  testMode: 'Testmodus',
  nobodyCanPay: 'Niemand kann zahlen',
  modeTitle: 'Wie Kunden jetzt zahlen',
  liveText: 'Kunden zahlen echtes Geld, das an {name} geht.',
  serverText: 'Kunden zahlen echtes Geld, das auf das Stripe-Konto des Servers geht.',
  serverTestText: 'Das Stripe-Konto des Servers hat einen Testschlüssel, daher wird niemand belastet.',
  testText:
    'Niemand wird belastet. Kunden können nur mit erfundenen Karten zahlen, und Bestellungen sind als Tests markiert. Versenden Sie dafür keine Ware.',
  testAccountText: 'Ihr Testkonto bei Stripe wird daneben angeboten.',
  noneText:
    'Kein echtes Konto ist verbunden, daher kann niemand zahlen. Verbinden Sie eines, oder schalten Sie den Testmodus ein.',
  missing: 'Verbinden Sie Ihr echtes Konto, bevor Sie echte Zahlungen annehmen.',
  takeReal: 'Echte Zahlungen annehmen',
  takeRealTitle: 'Echte Zahlungen annehmen?',
  takeRealQuestion:
    'Ab jetzt werden Kunden belastet. Erfundene Karten gelten nicht mehr. Testbestellungen bleiben als Tests markiert, und im Testmodus bezahlte Abonnements enden mit ihrer nächsten Zahlung.',
  realTaken: 'Der Shop nimmt jetzt echte Zahlungen an.',
  switchToTest: 'In den Testmodus wechseln',
  switchToTestTitle: 'In den Testmodus wechseln?',
  switchToTestQuestion:
    'Ab jetzt wird niemand belastet, der bestellt. Jeder kann dann mit einer erfundenen Karte bestellen: Versenden Sie für diese Bestellungen keine Ware. Abonnements aus früheren Bestellungen werden weiter abgebucht.',
  keepReal: 'Echte Zahlungen behalten',
  keepTest: 'Testmodus behalten',
  testOn: 'Der Testmodus ist an.',
  liveAccount: 'Echtes Konto',
  testAccount: 'Testkonto',
  noLiveAccount: 'Auf dieses Konto zahlen Ihre Kunden. Sie brauchen den geheimen Schlüssel Ihres Stripe-Kontos.',
  noTestAccount:
    'Mit einem Testkonto können Sie die Seite von Stripe mit dessen Testkarten ausprobieren. Der Testmodus geht auch ohne, mit erfundenen Karten.',
  connectLive: 'Echtes Konto verbinden',
  connectTest: 'Testkonto verbinden',
  connectedBadge: 'Verbunden',
  notConnected: 'Nicht verbunden',
  attention: 'Handlungsbedarf',
  account: 'Konto',
  key: 'Schlüssel',
  keyEndsWith: 'endet auf {last}',
  since: 'Verbunden',
  checked: 'Geprüft',
  lastReport: 'Letzte Meldung von Stripe',
  noReport: 'Noch keine. Stripe meldet jede Zahlung.',
  checkNow: 'Das Konto ({mode}) prüfen',
  isChecked: 'Das Konto ist in Ordnung.',
  isCheckedWithProblem: 'Bei diesem Konto besteht Handlungsbedarf.',
  replaceKey: 'Schlüssel ersetzen ({mode})',
  disconnect: 'Konto trennen ({mode})',
  liveWord: 'echt',
  testWord: 'Test',
  problemKey:
    'Stripe nimmt den Schlüssel nicht mehr an. Kopieren Sie bei Stripe den neuen Schlüssel, und ersetzen Sie ihn hier. Bis dahin kann niemand zahlen.',
  problemPermission:
    'Der Schlüssel darf nicht alles, was der Shop braucht. Geben Sie ihm bei Stripe die fehlenden Berechtigungen, oder ersetzen Sie ihn hier.',
  problemCharges: 'Stripe lässt dieses Konto noch keine Zahlungen annehmen. Was fehlt, steht im Dashboard von Stripe.',
  problemWebhook:
    'Stripe kann den Shop unter dieser Adresse nicht erreichen. Der Shop erfährt von einer Zahlung daher erst, wenn der Kunde zurückkommt, oder innerhalb einer Stunde. Prüfen Sie das Konto noch einmal unter der öffentlichen Adresse des Shops.',
  connectLiveTitle: 'Echtes Stripe-Konto verbinden',
  connectTestTitle: 'Stripe-Testkonto verbinden',
  replaceTitle: 'Schlüssel ersetzen ({mode})',
  stepOpen: 'Öffnen Sie bei Stripe die Seite mit Ihren Schlüsseln:',
  stepOpenLink: 'API-Schlüssel bei Stripe',
  stepCopy:
    'Erstellen Sie unter „Geheimschlüssel“ einen Schlüssel, oder kopieren Sie den vorhandenen. Er beginnt mit {start}.',
  stepPaste:
    'Fügen Sie den Schlüssel hier ein. Der Shop prüft ihn bei Stripe und richtet die Meldungen von Stripe automatisch ein.',
  noAccount: 'Noch kein Stripe-Konto?',
  createAccount: 'Bei Stripe eines anlegen',
  secretKey: 'Geheimer Schlüssel',
  secretKeyHint:
    'Der Schlüssel wird sofort verschlüsselt. Niemand kann ihn wieder lesen, weder hier noch in einer Sicherung.',
  restrictedTitle: 'Mit einem eingeschränkten Schlüssel',
  restrictedText:
    'Ein Schlüssel, der mit {start} beginnt, geht auch. Er braucht Schreibrechte für Checkout Sessions, PaymentIntents, Charges and Refunds und Webhook Endpoints sowie Leserechte für Accounts und Disputes.',
  replaceNote:
    'Ein Schlüssel desselben Kontos ersetzt den alten. Bei einem anderen Konto können frühere Zahlungen weiterhin vom alten erstattet werden.',
  connect: 'Verbinden',
  replace: 'Ersetzen',
  isConnected: '{name} ist verbunden.',
  enterKey: 'Fügen Sie den geheimen Schlüssel ein.',
  disconnectTitle: '{name} trennen?',
  disconnectLast: 'Niemand kann zahlen, bis Sie ein anderes echtes Konto verbinden oder den Testmodus einschalten.',
  disconnectServer: 'Dann nimmt das Stripe-Konto des Servers Zahlungen an.',
  disconnectUsed:
    'Über das Konto wird keine neue Zahlung und keine Verlängerung eines Abonnements mehr abgebucht. Für Erstattungen und Anfechtungen früherer Zahlungen bleibt es hier.',
  disconnectUnused: 'Der Shop löscht den Schlüssel, und Stripe meldet dem Shop nichts mehr.',
  disconnectAction: 'Trennen',
  keepAccount: 'Konto behalten',
  isDisconnected: '{name} ist getrennt.',
  isHalfDisconnected:
    '{name} ist getrennt. Stripe hat nicht geantwortet; trennen Sie noch einmal, um das Konto hier zu entfernen.',
  earlier: 'Frühere Konten',
  earlierText:
    'Sie nehmen keine neuen Zahlungen an. Erstattungen und Anfechtungen ihrer Zahlungen laufen weiter über sie.',
  replacedState: 'Ersetzt; dort begonnene Abonnements werden weiter dort abgebucht',
  disconnectedState: 'Getrennt; dort wird nichts abgebucht',
  disconnectNamed: '{name} trennen',
} as const satisfies Record<keyof typeof english, string>;
