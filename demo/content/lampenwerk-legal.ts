import { accessibilityStatement as statement } from '../../runtime/i18n/de/server.ts';
import { fill } from '../../runtime/i18n/fill.ts';
import type { CollectionContent } from './content.ts';
import { legalPage } from './legal-page.ts';

const NOTE =
  '<p><strong>Lampenwerk Halle gibt es nicht.</strong> Dies ist ein Vorführshop: Firma, Personen und Anschrift sind erfunden, es wird nichts verkauft und nichts abgebucht. Der Text zeigt, wo Ihrer stehen würde, und ist keine Rechtsberatung.</p>';
const ADDRESS = 'Lampenwerk Halle GmbH, Hof 3, 06108 Halle (Saale)';

const impressum = `${NOTE}
<h2>Angaben nach § 5 DDG</h2>
<p>Lampenwerk Halle GmbH<br>Hof 3<br>06108 Halle (Saale)</p>
<p>Vertreten durch die Geschäftsführerin Mara Vogt</p>
<p>Telefon: 0345 000000<br>E-Mail: <a href="mailto:werkstatt@lampenwerk.example">werkstatt@lampenwerk.example</a></p>
<p>Handelsregister: Amtsgericht Stendal, HRB 00000<br>Umsatzsteuer-ID: DE000000000</p>
<h2>Streitbeilegung</h2>
<p>Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.</p>`;

const agb = `${NOTE}
<h2>1. Geltung</h2>
<p>Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Verkäufer ist die ${ADDRESS}.</p>
<h2>2. Wie der Vertrag zustande kommt</h2>
<p>Sie legen Artikel in den Warenkorb, geben an der Kasse Kontakt, Lieferadresse und Zahlungsart an und sehen alles noch einmal, bevor Sie bestellen. Bis dahin können Sie jede Angabe ändern. Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie Ihre Bestellung verbindlich ab. Der Vertrag kommt zustande, sobald Ihre Zahlung eingegangen ist; wir bestätigen ihn sofort per E-Mail, mit diesen Bedingungen und der Widerrufsbelehrung.</p>
<p>Die Bestellung wird bei uns gespeichert. Sie sehen sie jederzeit über den Link in der Bestätigung.</p>
<h2>3. Preise und Zahlung</h2>
<p>Alle Preise enthalten die deutsche Mehrwertsteuer. Der Versand kommt hinzu und steht an der Kasse, sobald das Land gewählt ist (siehe <a href="/versand">Versand</a>). Der Mindestbestellwert ist 20 €. Lieferungen in die Schweiz sind von der deutschen Mehrwertsteuer befreit; Zoll und Einfuhrsteuer trägt, wer sie empfängt.</p>
<h2>4. Lieferung</h2>
<p>Wir liefern nach Deutschland, Österreich und in die Schweiz. Ist ein Artikel bei Zahlungseingang nicht mehr da, erhalten Sie Ihr Geld zurück.</p>
<h2>5. Geschenkgutscheine</h2>
<p>Ein Geschenkgutschein kommt per E-Mail. Sein Guthaben gilt für alle Artikel, auch in Teilen, und bis drei Jahre nach dem Ende des Kaufjahres.</p>
<h2>6. Gewährleistung</h2>
<p>Es gelten die gesetzlichen Rechte bei Mängeln. Teile, die verschleißen, gibt es bei uns einzeln.</p>`;

const widerruf = `${NOTE}
<h2>Widerrufsbelehrung</h2>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Bei einem Geschenkgutschein und bei einem Reparaturtermin beginnt sie mit dem Tag des Vertragsabschlusses.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${ADDRESS}, Telefon 0345 000000, werkstatt@lampenwerk.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>
<p>Haben Sie verlangt, dass die Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.</p>
<h2>Ausnahmen</h2>
<p>Das Widerrufsrecht besteht nicht für Waren, die nach Ihren Vorgaben angefertigt wurden, zum Beispiel zugeschnittenes Textilkabel.</p>
<h2>Muster-Widerrufsformular</h2>
<p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<ul><li>An ${ADDRESS}, werkstatt@lampenwerk.example:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*)/erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul>
<p>(*) Unzutreffendes streichen.</p>`;

const datenschutz = `${NOTE}
<h2>Verantwortlich</h2>
<p>${ADDRESS}, werkstatt@lampenwerk.example</p>
<h2>Was beim Ansehen geschieht</h2>
<p>Die Seiten liegen bei unserem Dienstleister Cloudflare, der für jeden Aufruf die IP-Adresse verarbeitet und mit ihr Anfragen zählt, damit niemand den Shop überlastet. Wir verfolgen keine Besuche: Es gibt keine Werbung, keine Analyse und keine Inhalte anderer Anbieter. Gezählt wird nur, wie oft ein Formular oder eine Schnellansicht gezeigt wurde, ohne Bezug zu einer Person. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO.</p>
<h2>Cookies und Speicher</h2>
<p>Alle sind für den Shop nötig (§ 25 Abs. 2 TDDDG); deshalb fragen wir nicht nach einer Einwilligung.</p>
<ul><li><code>__Host-visitor</code> bindet den Warenkorb an Ihren Browser, und ein weiteres Cookie erlaubt nach dem Kauf, die eigene Bestellung zu öffnen.</li><li><code>CART</code> und <code>hasCart</code> halten Ihren Warenkorb und gelten 90 Tage nach der letzten Änderung.</li><li><code>crumb</code> schützt Formulare davor, von fremden Seiten abgesendet zu werden, und gilt bis zum Schließen des Browsers.</li><li>Im Speicher des Browsers stehen Anzahl und Summe des letzten Warenkorbs und, bis der Tab geschlossen wird, was Sie in ein Formular geschrieben, aber nicht gesendet haben.</li></ul>
<h2>Bestellungen</h2>
<p>Für Ihre Bestellung speichern wir E-Mail-Adresse, Lieferadresse, Nachricht und Inhalt (Art. 6 Abs. 1 Buchst. b DSGVO). Was nicht bezahlt wurde, löschen wir 30 Tage nach dem Beginn, einen ausgefüllten Geschenkgutschein nach 90 Tagen; bezahlte Bestellungen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen. Die Zahlung läuft in diesem Vorführshop nur zum Schein. In einem echten Shop nähme Stripe sie entgegen; Kartendaten erreichen den Shop nie.</p>
<h2>Nachrichten und Werkstattbrief</h2>
<p>Was Sie über ein Formular senden, bewahren wir auf, bis Ihr Anliegen erledigt ist. Den Werkstattbrief erhalten Sie nur nach Ihrer Bestätigung per E-Mail (Art. 6 Abs. 1 Buchst. a DSGVO); abmelden können Sie sich mit dem Link in jeder E-Mail. E-Mails, die wir gesendet haben, löschen wir nach 30 Tagen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren, zum Beispiel beim Landesbeauftragten für den Datenschutz Sachsen-Anhalt.</p>`;

const versand = `${NOTE}
<h2>Kosten und Lieferzeit</h2>
<ul><li>Deutschland, Paket: 6,90 €, ab 150 € kostenlos, 2 bis 4 Werktage</li><li>Deutschland, Express: 14,90 €, am nächsten Werktag</li><li>Österreich, Paket: 12,90 €, 4 bis 6 Werktage</li><li>Schweiz, Paket: 24,90 €, 5 bis 8 Werktage, zuzüglich Zoll und Einfuhrsteuer</li></ul>
<p>Geschenkgutscheine kommen per E-Mail und kosten keinen Versand, Reparaturtermine ebenso wenig.</p>
<h2>Rücksendung</h2>
<p>Rücksendungen sind kostenlos. Schreiben Sie uns, dann erhalten Sie einen Aufkleber. Wie lange Sie Zeit haben, steht unter <a href="/widerruf">Widerruf</a>.</p>`;

const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

const barrierefreiheit = `${NOTE}
<p>${fill(statement.aim, { shop: 'Lampenwerk Halle' })}</p>
<h2>${statement.serviceTitle}</h2>
<p>${statement.service}</p>
<p>${statement.steps}</p>
<h2>${statement.meetsTitle}</h2>
${list([statement.standard, statement.keyboard, statement.targets, statement.contrast, statement.width, statement.errors])}
<h2>${statement.lacksTitle}</h2>
${list([statement.audit, statement.ownContent, statement.ofOthers])}
<h2>${statement.contactTitle}</h2>
<p>${fill(statement.contact, { email: 'werkstatt@lampenwerk.example' })}</p>
<h2>${statement.authorityTitle}</h2>
<p>Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</p>`;

/** The setting `legalPages`: where each of these pages is. */
export const legalPages = {
  imprint: '/impressum',
  terms: '/agb',
  withdrawal: '/widerruf',
  privacy: '/datenschutz',
  delivery: '/versand',
  accessibility: '/barrierefreiheit',
};

export const legalCollections: CollectionContent[] = [
  page('impressum', 'Impressum', 'Wer hinter diesem Shop steht.', impressum),
  page('agb', 'Allgemeine Geschäftsbedingungen', 'Wie Sie bei uns bestellen.', agb),
  page('widerruf', 'Widerruf', 'Wie Sie einen Kauf rückgängig machen.', widerruf),
  page('datenschutz', 'Datenschutz', 'Was wir speichern, und wie lange.', datenschutz),
  page('versand', 'Versand', 'Wohin wir liefern, und was es kostet.', versand),
  page('barrierefreiheit', 'Barrierefreiheit', 'Wie sich der Shop bedienen lässt.', barrierefreiheit),
];

function page(urlId: string, title: string, description: string, mainContent: string): CollectionContent {
  return legalPage({ prefix: 'lw', urlId, title, description, mainContent });
}
