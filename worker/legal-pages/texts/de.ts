import type { LegalTexts } from './en.ts';

/** The shop speaks formally. The instructions on withdrawal are the model of Anlage 1 and 2 EGBGB. */
export const de: LegalTexts = {
  toFillIn: 'auszufüllen',

  seller: 'Name und Rechtsform des Verkäufers',
  address: 'Anschrift',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  representative: 'wer die Gesellschaft vertritt',
  register: 'Register und Nummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  capital: 'Gesellschaftskapital',
  publisher: 'Name der für die Veröffentlichung verantwortlichen Person',
  host: 'Name, Anschrift und Telefonnummer des Hosting-Anbieters',
  deliveryTime: 'Lieferzeit',
  deliveryPlaces: 'wohin, wie und zu welchem Preis Sie liefern',
  payments: 'Zahlungsarten und Zahlungsanbieter',
  services: 'Dienste anderer, die Daten der Besucher erhalten, und der Zweck',
  authority: 'zuständige Datenschutz-Aufsichtsbehörde',
  dispute: 'ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen, und deren Anschrift',
  law: 'das Land, dessen Recht gilt',

  labelRepresentative: 'Vertreten durch: {value}',
  labelEmail: 'E-Mail: {value}',
  labelPhone: 'Telefon: {value}',
  labelRegister: 'Register: {value}',
  labelVatId: 'Umsatzsteuer-Identifikationsnummer: {value}',
  labelCapital: 'Gesellschaftskapital: {value}',
  labelPublisher: 'Verantwortlich für die Veröffentlichung: {value}',
  labelHost: 'Hosting: {value}',
  contactTitle: 'Kontakt',
  disputeTitle: 'Verbraucherschlichtung',

  controllerTitle: 'Verantwortlicher',
  controller: 'Verantwortlich für die Verarbeitung Ihrer personenbezogenen Daten in diesem Shop: {seller}.',
  ordersTitle: 'Bestellungen',
  orders:
    'Wenn Sie bestellen, verarbeiten wir Ihren Namen, Ihre Adressen, Ihre Bestellung und deren Bezahlung, um den Vertrag zu schließen und zu erfüllen{contract}. Wir bewahren die Daten so lange auf, wie Handels- und Steuerrecht es verlangen{duty}.',
  paymentTitle: 'Zahlung',
  payment: 'Zahlungen wickelt {provider} ab und erhält dafür die nötigen Daten. Wir sehen keine Kartennummern.',
  shippingTitle: 'Versand',
  shipping:
    'Wer Ihre Bestellung zustellt, erhält Ihren Namen, Ihre Adresse und, soweit nötig, Ihre Telefonnummer{contract}.',
  accountTitle: 'Konto',
  account:
    'Wenn Sie ein Konto anlegen, bewahren wir darin Ihre E-Mail-Adresse, Ihre Adressen und Ihre Bestellungen auf, bis Sie das Konto löschen{contract}.',
  mailTitle: 'E-Mail',
  mail: 'Wir schreiben Ihnen zu Ihrer Bestellung. Einen Newsletter erhalten Sie nur, wenn Sie eingewilligt haben{consent}; jede E-Mail enthält einen Link, mit dem Sie ihn abbestellen.',
  serverTitle: 'Server',
  server:
    'Die Seiten dieses Shops kommen von Servern der Cloudflare, Inc. (USA), die Ihre IP-Adresse verarbeiten, um die Seiten auszuliefern und Angriffe abzuwehren{interest}.',
  visitsTitle: 'Besuche',
  visitsAsked:
    'Besuche zählen wir mit Hilfe von Cookies nur, wenn Sie eingewilligt haben{consent}. Ihre Antwort können Sie jederzeit ändern.',
  visitsCounted: 'Wir zählen Besuche, um den Shop zu verbessern{interest}.',
  visitsNone: 'Wir zeichnen keine Besuche auf.',
  cookiesTitle: 'Cookies',
  cookies: 'Der Shop setzt Cookies, die er braucht: für Ihren Warenkorb, Ihre Anmeldung und Ihre Antwort zu Cookies.',
  servicesTitle: 'Dienste anderer',
  rightsTitle: 'Ihre Rechte',
  rights:
    'Sie können Auskunft über Ihre Daten verlangen sowie deren Berichtigung, Löschung, Einschränkung oder Herausgabe. Sie können einer Verarbeitung widersprechen, die auf unseren Interessen beruht, und eine Einwilligung für die Zukunft widerrufen. Schreiben Sie uns dazu.',
  complaint: 'Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren: {authority}.',
  basisContract: ' (Artikel 6 Absatz 1 Buchstabe b DSGVO)',
  basisDuty: ' (Artikel 6 Absatz 1 Buchstabe c DSGVO)',
  basisConsent: ' (Artikel 6 Absatz 1 Buchstabe a DSGVO)',
  basisInterest: ' (Artikel 6 Absatz 1 Buchstabe f DSGVO)',

  scopeTitle: 'Geltung und Vertragspartner',
  scope: 'Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Ihr Vertragspartner ist {seller}.',
  conclusionTitle: 'Vertragsschluss',
  conclusion:
    'Die Artikel im Shop sind kein bindendes Angebot. Sie legen Artikel in den Warenkorb, geben an der Kasse Ihre Adresse und die Versandart an und können Ihre Eingaben dort berichtigen. Mit dem Knopf, der bestellt, geben Sie ein bindendes Angebot ab. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen. Die E-Mail enthält die Bestellung und diese Bedingungen, sodass Sie beides aufbewahren können.',
  contractLanguage: 'Der Vertrag wird in der Sprache der Seiten dieses Shops geschlossen.',
  pricesTitle: 'Preise',
  pricesWithTax:
    'Alle Preise enthalten die Umsatzsteuer, soweit sie anfällt. Versandkosten werden vor der Bestellung angezeigt.',
  pricesPlusTax: 'Zu den Preisen kommen Steuern und Versandkosten, die vor der Bestellung angezeigt werden.',
  minimum: 'Bestellungen sind ab einem Wert von {amount} möglich.',
  payTitle: 'Zahlung',
  pay: 'Sie bezahlen bei der Bestellung auf eine der Arten, die an der Kasse stehen.',
  payAt:
    'Sie bezahlen bei der Bestellung auf eine der Arten, die an der Kasse stehen. Zahlungen wickelt {provider} ab.',
  deliveryTitle: 'Lieferung',
  delivery: 'Wir liefern an die Adresse, die Sie angeben. Lieferzeit: {time}.',
  digital:
    'Digitale Artikel können nach der Zahlung heruntergeladen werden. Sie dürfen sie für sich nutzen und nicht weitergeben.',
  subscriptionsTitle: 'Abonnements',
  subscriptions:
    'Ein Abonnement läuft in den Zeiträumen, die beim Artikel stehen, bis Sie oder wir es kündigen. Sie können es jederzeit zum Ende eines Zeitraums kündigen, auf seiner Seite oder per E-Mail.',
  withdrawalTitle: 'Widerrufsrecht',
  withdrawalLink: 'Verbraucher haben ein Widerrufsrecht, siehe „{page}“.',
  guaranteeTitle: 'Mängelhaftung',
  guarantee: 'Bei Mängeln gelten die gesetzlichen Rechte.',
  lawTitle: 'Anwendbares Recht',
  lawOf:
    'Es gilt das Recht des Landes {country}. Verbraucher behalten den Schutz der zwingenden Vorschriften des Landes, in dem sie leben.',

  modelTitle: 'Widerrufsrecht',
  right: 'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  periodGoods:
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat; werden mehrere Waren einer Bestellung getrennt geliefert, ab dem Tag, an dem Sie oder der Dritte die letzte Ware in Besitz genommen haben bzw. hat.',
  periodOther:
    'Bei Dienstleistungen und digitalen Inhalten beträgt die Widerrufsfrist vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  exercise:
    'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
  online:
    'Sie können Ihr Widerrufsrecht auch online unter {link} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt des Widerrufs sowie Datum und Uhrzeit seines Eingangs.',
  deadline:
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  effectsTitle: 'Folgen des Widerrufs',
  effects:
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  withhold:
    'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  sendBack:
    'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns ({address}) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  buyerPays: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
  sellerPays: 'Wir tragen die Kosten der Rücksendung der Waren.',
  diminished:
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  begun:
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
  formTitle: 'Muster-Widerrufsformular',
  formIntro:
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  formTo: 'An {seller}:',
  formNotice:
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  formDates: 'Bestellt am (*)/erhalten am (*)',
  formName: 'Name des/der Verbraucher(s)',
  formAddress: 'Anschrift des/der Verbraucher(s)',
  formSignature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  formDate: 'Datum',
  formDelete: '(*) Unzutreffendes streichen.',

  waysTitle: 'Versand und Versandkosten',
  wayPrice: '{way} ({places}): {price}',
  from: '{price} ab {amount}',
  free: 'kostenlos',
  fromPieces: '{price} ab {n} Stück',
  everywhere: 'alle übrigen Länder',
  timeTitle: 'Lieferzeit',
  time: 'Lieferzeit: {time}.',
  taxTitle: 'Steuern',

  returnsHow: 'Wenn Sie etwas zurücksenden möchten, schreiben Sie an {email}, und nennen Sie Ihre Bestellung.',
  returnsOnline: 'Einen Widerruf können Sie online erklären: {link}.',
  returnsAddressTitle: 'Wohin Sie Waren zurücksenden',
  returnsCostTitle: 'Wer die Rücksendung bezahlt',
  returnsMoneyTitle: 'Wann Sie Ihr Geld zurückbekommen',
  returnsMoney:
    'Wir zahlen spätestens 14 Tage nach Ihrem Widerruf auf dem Weg zurück, auf dem Sie bezahlt haben. Wir dürfen warten, bis die Waren angekommen sind oder Sie zeigen, dass Sie sie abgesandt haben.',
  defectTitle: 'Mangelhafte Waren',
};
