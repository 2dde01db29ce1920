import type { helpTexts as english } from '../../en/console/help.ts';

/**
 * What each screen of the console is for, and what an owner should know before using it: one text for each screen, by its
 * path.
 */
export const helpTexts = {
  '': 'Die Übersicht zeigt, wie der Shop heute oder an anderen Tagen läuft, verglichen mit den Tagen davor, und was auf Sie wartet. Jede Aufgabe führt dorthin, wo Sie sie erledigen.',

  orders:
    'Alle bezahlten Bestellungen, üblicherweise die neuesten zuerst. Die Suche findet Namen, E-Mail-Adressen und Bestellnummern. Wählen Sie Bestellungen aus, um mehrere auf einmal zu packen, zu versenden oder zu drucken, oder öffnen Sie eine, um sie zu erstatten.',
  notices:
    'Was in Ihrer Abwesenheit geschah: neue Bestellungen, Anfechtungen, wartende Kommentare und mehr. Jede Mitteilung führt zu ihrem Anlass. Welche Sie erhalten, wählen Sie in den Shop-Einstellungen, und auf welchen Geräten sie als Benachrichtigungen erscheinen, unter „Mein Konto“.',
  'orders/new':
    'Erfassen Sie eine Bestellung für einen Kunden, der angerufen hat oder vorbeigekommen ist: Wählen Sie Artikel, geben Sie den Kunden ein, und speichern Sie den Entwurf. Senden Sie dann einen Zahlungslink, oder markieren Sie die Bestellung als bezahlt.',
  'orders/:order/edit':
    'Nehmen Sie Ware aus einer Bestellung, oder fügen Sie welche hinzu, bevor etwas versandt ist. Die Differenz wird zuerst angezeigt: Sie wird erstattet, oder der Kunde erhält einen Zahlungslink.',
  'draft-orders':
    'Bestellungen, die Sie erfasst haben und die noch nicht bezahlt sind. Wählen Sie einen Status, um bezahlte und abgebrochene zu sehen.',
  'draft-orders/:draft':
    'Eine Bestellung, die Sie erfasst haben: Senden Sie den Zahlungslink, oder markieren Sie sie als außerhalb des Shops bezahlt. Wenn Sie eine Änderung speichern, endet ein offener Link.',
  'orders/:order':
    'Eine Bestellung mit Artikeln, Kunde und Verlauf. Die Schaltflächen sind die nächsten Schritte: packen, versenden, erstatten. Nichts wird abgebucht oder erstattet, bevor Sie es bestätigen.',
  returns:
    'Ware, die Kunden zurücksenden. Öffnen Sie eine Rückgabe, um zu erfassen, dass die Ware da ist, und sie zu erstatten.',
  'returns/new': 'Wählen Sie die Einheiten, die zurückkommen. Der Kunde erhält eine E-Mail mit Ihrer Rücksendeadresse.',
  'returns/:returnId': 'Eine Rückgabe: was zurückkommt, wo es ist und was dafür erstattet wird.',
  'pending-orders':
    'Geschenkgutscheine und Abonnements, die bestellt und noch nicht bezahlt sind. Unbezahlte Bestellungen laufen von selbst ab.',
  'pending-orders/:order': 'Eine Bestellung, die noch nicht bezahlt ist, mit den Angaben ihres Kunden.',
  withdrawals:
    'Kunden, die eine Bestellung widerrufen oder ein Abonnement gekündigt haben. Das Gesetz bestimmt einen Tag, bis zu dem das Geld erstattet sein muss.',
  'withdrawals/:declaration':
    'Eine Erklärung in den Worten des Kunden, mit ihrer Eingangsbestätigung. Beantworten Sie sie, und schließen Sie sie dann ab.',
  customers:
    'Alle, die bestellt haben oder ein Konto haben. Suchen Sie nach Name oder E-Mail-Adresse, oder wählen Sie Filter. Wählen Sie Kunden aus, um ihnen ein Schlagwort zu geben, oder öffnen Sie einen, um seine Bestellungen zu sehen und eine Notiz zu schreiben.',
  'customers/:email':
    'Eine Person: ihre Bestellungen, Abonnements und Newsletter. Notizen und Schlagwörter sind nur für Sie. Sie können alle Daten der Person exportieren oder löschen.',
  buyers: 'Die Kunden. Diese Ansicht hat jetzt die Adresse customers.',
  coupons: 'Rabattcodes, die Kunden im Warenkorb eingeben.',
  'coupons/new': 'Wählen Sie Code, Rabatt und Zeitraum. Der Code gilt, sobald Sie ihn anlegen.',
  'coupons/:code': 'Ein Code: wie oft er eingelöst wurde und bis wann er gilt.',
  'gift-cards':
    'Alle Geschenkgutscheine mit ihrem Guthaben. Sie können selbst welche vergeben und einen verlorenen Code erneut senden.',
  'gift-cards/new': 'Vergeben Sie einen Geschenkgutschein. Der Code wird an die Adresse gesendet, die Sie eingeben.',
  'gift-cards/:card': 'Ein Geschenkgutschein: sein Guthaben, die damit bezahlten Bestellungen und sein Empfänger.',
  subscriptions: 'Laufende und beendete Abonnements mit ihrer jeweils nächsten Zahlung.',
  'subscriptions/:subscription':
    'Ein Abonnement: sein Plan, seine Zahlungen und seine Adresse. Sie können es pausieren, die nächste Zahlung überspringen oder es kündigen.',

  products: 'Alles, was Sie verkaufen. Filter finden Entwürfe, ausverkaufte Artikel und Artikel, denen etwas fehlt.',
  'products/new':
    'Geben Sie einen Titel und einen Preis ein. Der Artikel ist ein Entwurf, bis Sie ihn sichtbar machen.',
  'products/:product': 'Ein Artikel: Preis und Varianten, Bilder, Texte und sein Platz im Shop.',
  categories:
    'Gruppen von Artikeln, aus denen Besucher auf Ihrer Artikelseite wählen. Ziehen Sie Kategorien in die gewünschte Reihenfolge, ordnen Sie eine unter einer anderen ein, und öffnen Sie eine, um Name, Bild und Artikel zu ändern.',
  'categories/:page/:category':
    'Eine Kategorie: ihr Name, ihre Webadresse, ihr Bild und ihre Artikel. Wenn Sie die Webadresse ändern, ändert sich auch die aller Kategorien darunter.',
  stock:
    'Vorrätige Einheiten jeder Variante. Ändern Sie eine Zahl in der Liste, oder öffnen Sie eine Variante, um ihren Verlauf zu sehen.',
  'stock/:variant': 'Jede Änderung am Bestand dieser Variante: von wem und warum.',
  files: 'Dateien, die Kunden nach dem Kauf digitaler Artikel herunterladen.',
  'bulk-changes':
    'Ändern Sie Preise, Sichtbarkeit oder Texte vieler Artikel auf einmal. Sie sehen eine Vorschau, bevor sich etwas ändert.',
  import:
    'Übernehmen Sie Artikel aus einer CSV-Datei von Shopify oder Squarespace oder einen ganzen Shop aus seiner Datei, und exportieren Sie sie wieder. Sie sehen eine Vorschau, bevor sich etwas ändert.',
  restock:
    'Personen, die auf eine ausverkaufte Variante warten. Der Shop kann ihre E-Mails automatisch senden, oder Sie senden sie hier.',

  pages:
    'Die Seiten Ihrer Website in der Reihenfolge des Menüs. Eine neue Seite ist ausgeblendet, bis Sie sie sichtbar machen.',
  'pages/:collection': 'Eine Seite mit ihrem Inhalt: Texte, Beiträge oder Artikel, Webadresse und Aussehen.',
  'items/:item': 'Ein Beitrag, ein Termin oder ein anderer Eintrag: Texte, Bilder, Datum und Status.',
  navigation: 'Die Menüs Ihrer Website. Ziehen Sie Einträge, oder verschieben Sie sie mit den Pfeilen.',
  'header-footer': 'Die Ankündigung oben auf jeder Seite und die Spalten mit Links an ihrem Fuß.',
  popups: 'Fenster, die sich über Seiten öffnen, etwa für einen Newsletter oder ein Angebot.',
  'popups/:popup': 'Ein Popup: sein Inhalt, auf welchen Seiten es sich öffnet und wann.',
  languages: 'Weitere Sprachen Ihrer Website. Jede hat Seiten unter einer eigenen Adresse.',
  translations: 'Was in jede Sprache übersetzt ist und was nicht.',
  'translations/:language':
    'Die Texte einer Sprache. Texte, die sich seit ihrer Übersetzung geändert haben, stehen zuerst.',
  'translations/:language/:kind/:id':
    'Die Übersetzung eines Artikels, einer Seite oder eines anderen Inhalts neben dem ursprünglichen Text.',
  'member-areas': 'Seiten, die nur Mitglieder sehen.',
  'member-areas/:area': 'Ein Mitgliederbereich: seine Seiten, sein Preis und seine Mitglieder.',
  bin: 'Was in den letzten 30 Tagen gelöscht wurde. Holen Sie etwas mit Bestand, Bildern und Übersetzungen zurück, oder löschen Sie es endgültig.',
  changes:
    'Sammeländerungen, Importe und gespeicherte Menüs der letzten 30 Tage. Öffnen Sie eine Änderung, um zu sehen, was sie geändert hat, und machen Sie sie als Ganzes rückgängig.',
  'changes/:changeSet':
    'Eine Änderung mit allem, was sie angelegt und geändert hat. Machen Sie sie rückgängig: Was seither jemand geändert hat, bleibt und wird genannt.',
  passwords: 'Passwörter, die Besucher für die ganze Website oder für einzelne Seiten eingeben müssen.',

  forms: 'Formulare Ihrer Website: Kontakt, Newsletter oder andere Fragen.',
  'forms/new': 'Wählen Sie, wofür das Formular ist. Alle Felder können Sie danach ändern.',
  'forms/:form':
    'Die Felder eines Formulars, wer eine E-Mail zu Einsendungen erhält und wie das Formular vor Spam geschützt ist.',
  'forms/:form/submissions':
    'Was mit diesem Formular gesendet wurde. Sie können alle Einsendungen als CSV-Datei exportieren.',
  'submissions/:submission': 'Eine Einsendung mit ihren Antworten.',
  'mailing-lists': 'Listen der Personen, die sich für Ihre Newsletter angemeldet haben.',
  'mailing-lists/:list': 'Die Personen einer Liste mit dem Tag, an dem jede zugestimmt hat.',

  look: 'Farben, Schriften, Galerien und Artikelseiten, mit einer Vorschau Ihres Shops.',
  templates: 'Die Vorlagen Ihrer Seiten, für Personen, die HTML schreiben.',
  'templates/:name': 'Eine Vorlage. Sie wird vor dem Speichern geprüft, damit ein Fehler die Seite nicht zerstört.',

  redirects:
    'Wohin alte Adressen des Shops führen und welche Adressen Besucher nicht gefunden haben. Eine Weiterleitung gilt nur dort, wo der Shop keine Seite hat.',
  feeds: 'Adressen, an denen Google, Meta und ChatGPT Ihre Produkte lesen, und was sie ablehnen würden.',

  opening:
    'Hier öffnen Sie den Shop für Besucher und schließen ihn wieder. Bis dahin lesen Besucher, dass der Shop bald öffnet, und Sie können die Kasse mit einer Testbestellung ausprobieren.',
  'search-engines':
    'Wählen Sie, was Programme von Sprachmodellen im Shop lesen und tun dürfen, weisen Sie Suchmaschinen nach, dass der Shop Ihnen gehört, und sehen Sie, ob er gefunden werden kann.',
  'legal-pages':
    'Der Shop schreibt Impressum, AGB, Datenschutzerklärung und die anderen Rechtstexte als Anfang. Stellen in Klammern füllen Sie aus. Lassen Sie die Seiten anwaltlich prüfen.',
  settings:
    'Der Name des Shops, seine Sprache und Zeitzone, Kommentare, Captcha und die Websites, die Ihre Artikel zeigen dürfen.',
  domains:
    'Die Namen, unter denen Besucher Ihren Shop finden. Fügen Sie eine Domain hinzu, folgen Sie den Schritten darunter, und klicken Sie auf „Prüfen“. Die Hauptdomain steht in Suchmaschinen und E-Mails.',
  'mail-sender':
    'Die Adresse, von der Kunden ihre E-Mails erhalten. Eine eigene Adresse braucht einige Einträge im DNS ihrer Domain; die Prüfung sagt, welche fehlen.',
  payments:
    'Verbinden Sie hier Ihr Stripe-Konto, und wählen Sie zwischen echten Zahlungen und dem Testmodus. Schlüssel werden einmal eingegeben und nie wieder angezeigt.',
  delivery: 'Wohin Sie liefern und was das kostet. Kunden sehen die Versandarten für ihr Land.',
  tax: 'Steuersätze nach Land und Region, und ob Ihre Preise sie enthalten.',
  'store-settings': 'Alle weiteren Einstellungen des Shops, nach Themen.',
  'store-settings/:namespace': 'Die Einstellungen zu einem Thema. Nichts ändert sich, bevor Sie speichern.',
  law: 'Was das Recht der Länder, in die Sie verkaufen, von einem Shop verlangt, was erledigt ist und was fehlt. Das ist keine Rechtsberatung.',
  'law/notices':
    'Die amtlichen Hinweise zur gesetzlichen Gewährleistung, die Ihr Shop zeigt, wo das Gesetz sie verlangt.',
  team: 'Personen, die an dieser Website arbeiten, und was jede darf.',
  'team/:contributor': 'Eine Person: ihre Rolle und wo sie angemeldet ist.',
  reviews: 'Bewertungen von Kunden. Besucher sehen die, die Sie freigeben.',
  'reviews/:review': 'Eine Bewertung mit ihren Bildern und Ihrer Antwort.',
  comments:
    'Kommentare unter Beiträgen und Artikeln. Sie können sie freigeben, beantworten, als Spam markieren oder löschen.',
  'comments/:comment': 'Ein Kommentar mit seinen Antworten.',
  mails:
    'E-Mails, die der Shop gesendet hat oder nicht senden konnte. Eine fehlgeschlagene E-Mail kann erneut gesendet werden.',
  errors: 'Fehler von Skripten und Vorlagen auf Ihren Seiten, für die Person, die Ihre Website betreut.',
  'errors/:error': 'Eine Art von Fehler: wo er auftritt und seit wann.',
  audit: 'Wer was wann geändert hat.',
  webhooks: 'Nachrichten an andere Programme über Bestellungen, Artikel und Formulare.',
  'webhooks/:webhook':
    'Eine Adresse mit den Ereignissen, die an sie gesendet werden, und den Nachrichten der letzten Tage.',
  senders: 'Meldungen von Verkäufen und Besuchen an Google Analytics und Meta.',
  speed: 'Wie schnell Ihre Seiten bei Besuchern waren.',
  account:
    'Ihr eigenes Passwort, Ihre Passkeys und Sitzungen und die Geräte, die Benachrichtigungen über neue Bestellungen anzeigen.',
} as const satisfies Record<keyof typeof english, string>;
