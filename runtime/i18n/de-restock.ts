import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} ist wieder da',
  backIntro: 'Sie wollten von {site} erfahren, wann {product} wieder da ist. Jetzt ist der Artikel wieder auf Lager.',
  backButton: 'Zum Artikel',
  backNoReservation: 'Wir reservieren nichts für Sie, und der Artikel kann wieder ausverkauft sein.',
  stop: 'Keine solchen E-Mails mehr schicken',
  backFooter:
    'Sie erhalten diese E-Mail einmal, weil Ihre Adresse bei {site} für eine Benachrichtigung zu diesem Artikel eingetragen wurde.',
  confirmSubject: 'Möchten Sie erfahren, wann {product} wieder da ist?',
  confirmIntro:
    'Ihre Adresse wurde bei {site} eingetragen, um eine E-Mail zu bekommen, sobald {product} wieder auf Lager ist. Bitte bestätigen Sie, dass Sie das waren.',
  confirmButton: 'Ja, benachrichtigen',
  confirmExpiry: 'Der Link gilt 7 Tage.',
  confirmFooter: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Sie bekommen keine weitere E-Mail.',
  confirmTitle: 'Bitte bestätigen',
  confirmText: 'Soll {site} an {email} schreiben, sobald der Artikel wieder auf Lager ist?',
  confirmedTitle: 'Sie sind eingetragen',
  confirmedText: '{site} schreibt an {email}, sobald der Artikel wieder auf Lager ist.',
  stopTitle: 'Keine Benachrichtigungen mehr',
  stopText: 'Soll {site} an {email} keine E-Mails mehr über Artikel schicken, die wieder auf Lager sind?',
  stopButton: 'Keine mehr schicken',
  stoppedTitle: 'Sie bekommen keine Benachrichtigungen mehr',
  stoppedText: '{email} steht bei {site} auf keiner solchen Liste mehr.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Bitte tragen Sie sich auf der Seite des Artikels noch einmal ein, um einen neuen zu bekommen.',
  unknownTitle: 'Dieser Link ist unvollständig',
  unknownText: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
  home: 'Zurück zu {site}',
};
