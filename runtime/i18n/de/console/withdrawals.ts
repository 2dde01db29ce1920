import type { withdrawalTexts as english } from '../../en/console/withdrawals.ts';

/** Texts of what buyers have declared: withdrawals from orders, and cancellations of subscriptions. */
export const withdrawalTexts = {
  withdrawals: 'Widerrufe',
  declaration: 'Erklärung {number}',
  explained:
    'Kunden widerrufen eine Bestellung oder kündigen ein Abonnement über eine Schaltfläche des Shops. Jede Erklärung gilt mit ihrem Eingang, und der Kunde hat eine Eingangsbestätigung.',

  show: 'Anzeigen',
  toAnswer: 'Zu beantworten',
  overdue: 'Erstattung überfällig',
  late: 'Nach der Frist',
  notMatched: 'Nicht zugeordnet',
  settled: 'Abgeschlossen',
  searchLabel: 'Name, E-Mail, Nummer oder Vertrag',
  received: 'Eingegangen',
  order: 'Bestellung',
  moneyDue: 'Erstattung fällig',
  noneMatches: 'Keine Erklärung passt. Wählen Sie einen anderen Status, oder ändern Sie die Suche.',
  noneYet: 'Noch hat niemand eine Bestellung widerrufen oder ein Abonnement gekündigt.',

  withdrawal: 'Widerruf',
  cancellation: 'Kündigung',
  open: 'Offen',
  accepted: 'Rückgabe eröffnet',
  lateBadge: 'Nach unserer Zählung nach der Frist',
  notMatchedBadge: 'Keine Bestellung gefunden',

  declared: 'Was erklärt wurde',
  name: 'Name',
  contract: 'Vertrag, in den Worten des Kunden',
  part: 'Teil der Bestellung, in den Worten des Kunden',
  wholeOrder: 'Die ganze Bestellung',
  language: 'Sprache',
  page: 'Gesendet von der Seite',
  receiptTo: 'Die Eingangsbestätigung ging an',
  receiptFor: 'Die Eingangsbestätigung war bestimmt für',
  noReceiptMail:
    'Es wurde keine Eingangsbestätigung per E-Mail gesendet, weil diese Adresse oder dieses Netz an dem Tag zu viele angefordert hatte. Der Kunde hat sie auf der Seite gelesen. Schreiben Sie dem Kunden selbst eine E-Mail.',
  kindOfNotice: 'Art der Kündigung',
  ordinary: 'Ordentlich',
  extraordinary: 'Außerordentlich',
  reason: 'Grund',
  endsAt: 'Endet',

  ofThisOrder: 'Der Kunde möchte diesen Vertrag beenden',

  lines: 'Einheiten',
  unitsOfLine: '{quantity} × {name}',
  exceptedLine: 'Das Gesetz erlaubt Ihnen, dies vom Widerruf auszunehmen. Sie entscheiden.',
  lineWithoutName: 'Position {number} der Bestellung',

  period: 'Widerrufsfrist',
  periodUnknown: 'Es ist keine Bestellung bekannt, daher lässt sich keine Frist zählen. Die Erklärung gilt trotzdem.',
  basisDelivered: 'Die Frist begann, als die Ware angekommen war.',
  basisSent: 'Niemand hat die Zustellung erfasst. Die Frist begann, als die Ware versandt wurde.',
  basisContract: 'Die Frist begann mit dem Vertragsschluss.',
  basisNotInformed:
    'Die E-Mail zur Bestellung enthielt die Bedingungen nicht. Die Frist endet 12 Monate später als sonst.',
  basisNotSent: 'Es wurde noch nichts versandt, daher hat die Frist nicht begonnen.',
  periodFromTo: 'Die Frist lief vom {from} bis zum {to}.',
  periodFrom: 'Die Frist begann am {from}.',
  inTime: 'Die Erklärung ging innerhalb der Frist ein.',
  beforePeriod: 'Die Erklärung gilt trotzdem.',
  tooLate:
    'Die Erklärung ging nach unserer Zählung nach der Frist ein. Sie wurde dennoch angenommen und bestätigt. Sie entscheiden.',

  money: 'Geld',
  refundBy: 'Das Geld muss bis {date} zurück sein.',
  refundOverdue: 'Das Geld musste bis {date} zurück sein.',
  noMoney: 'Soweit bekannt, ist kein Geld fällig.',
  matchedOrder: 'Bestellung {number}',
  subscription: 'Das Abonnement',
  return: 'Die Rückgabe',
  findOrder: 'Bestellung unter allen Bestellungen suchen',
  personWasRemoved:
    'Name, Adresse und Worte des Kunden wurden gelöscht, weil der Shop sie nur begrenzte Zeit aufbewahrt.',
  notMatchedText:
    'Die Nummer und die E-Mail-Adresse passen zu keiner Bestellung. Der Kunde hat dieselbe Eingangsbestätigung wie alle. Suchen Sie die Bestellung nach dem Namen. Wenn Sie sie gefunden haben, eröffnen Sie dafür eine Rückgabe, oder antworten Sie dem Kunden per E-Mail.',

  openReturn: 'Rückgabe eröffnen',
  settle: 'Mit Notiz abschließen …',
  settleTitle: 'Erklärung {number} abschließen',
  settleText:
    'Schließen Sie ab, was keine Rückgabe braucht: eine ausgeführte Kündigung, eine doppelte Erklärung oder eine Bestellung, die Sie selbst gefunden haben.',
  note: 'Notiz',
  noteHint: 'Kunden sehen die Notiz nicht.',
  settleAction: 'Abschließen',
  wasSettled: 'Erklärung {number} ist abgeschlossen.',

  receipt: 'Eingangsbestätigung',
  chainHead: 'Kopf des Protokolls',
  chainText:
    'Jede Erklärung ist durch ein Geheimnis des Shops mit der vorigen verkettet, und dieser Kopf steht in der Eingangsbestätigung des Kunden. „npm run owner -- withdrawals verify“ prüft das ganze Protokoll daran.',
} as const satisfies Record<keyof typeof english, string>;
