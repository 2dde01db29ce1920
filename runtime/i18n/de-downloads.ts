/** The German texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Ihre Downloads',
  button: 'Herunterladen',
  left: 'noch {count|de|one=1 Download|other=# Downloads}, bis {date}',
  expired: 'der Link ist abgelaufen',
  usedUp: 'alle Downloads sind verbraucht',
  closed: 'der Link ist geschlossen',
  waiting: 'Noch keine Datei gibt es für: {products}. {site} schickt Ihnen den Link per E-Mail, sobald sie bereit ist.',
  ownerWaiting:
    'Für diese Bestellung fehlen Dateien von: {products}. Fügen Sie sie mit `npm run owner -- files add` hinzu und senden Sie sie dann mit `npm run owner -- downloads give {number}`.',
  termsReady:
    '{products} können Sie gleich nach der Zahlung herunterladen, bis zu {times} Mal innerhalb von {days|de|one=# Tag|other=# Tagen}. Die Links stehen auch in Ihrer E-Mail.',
  withdrawalConsent:
    'Ich verlange ausdrücklich, dass ich meine Downloads sofort erhalte, vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass ich dadurch mein Widerrufsrecht für sie verliere.',
  consentMissing: 'Wer Downloads bestellt, muss zustimmen, dass sie sofort beginnen.',
  consentTitle: 'Zustimmung zum sofortigen Download',
  consentGiven: 'Erteilt am {time}: „{text}“',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Bitte fragen Sie {site} nach einem neuen Link und nennen Sie Ihre Bestellung {number}.',
  usedUpTitle: 'Alle Downloads sind verbraucht',
  usedUpText:
    'Diese Datei wurde so oft heruntergeladen, wie der Link es erlaubt. Bitte fragen Sie {site} nach einem neuen Link und nennen Sie Ihre Bestellung {number}.',
  closedTitle: 'Dieser Download ist geschlossen',
  closedText:
    'Die Bestellung wurde erstattet, oder der Shop hat den Link geschlossen. Wenn das ein Irrtum ist, schreiben Sie bitte an {site} und nennen Sie Ihre Bestellung {number}.',
  replacedTitle: 'Es gibt einen neueren Link',
  replacedText:
    '{site} hat Ihnen einen neuen Link per E-Mail geschickt, deshalb funktioniert dieser nicht mehr. Wenn Sie die E-Mail nicht finden, fragen Sie {site} bitte noch einmal und nennen Sie Ihre Bestellung {number}.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  unavailableTitle: 'Die Datei ist gerade nicht verfügbar',
  unavailableText:
    'Bitte versuchen Sie es in ein paar Minuten noch einmal. Dieser Versuch hat keinen Download verbraucht. Wenn es weiter nicht gelingt, schreiben Sie bitte an {site} und nennen Sie Ihre Bestellung {number}.',
  renewedSubject: 'Neuer Download-Link zu Ihrer Bestellung {number}',
  renewedIntro:
    '{site} hat für eine Datei Ihrer Bestellung {number} einen neuen Link angelegt. Der frühere Link funktioniert nicht mehr.',
  givenSubject: 'Dateien Ihrer Bestellung {number} sind bereit',
  givenIntro: 'Sie können jetzt weitere Dateien Ihrer Bestellung {number} herunterladen.',
  mailFooter: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse ein digitaler Artikel bestellt wurde.',
};
