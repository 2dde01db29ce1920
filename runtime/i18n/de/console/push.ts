import type { pushTexts as english } from '../../en/console/push.ts';

/** Texts of pushes: notifications that a device shows while the console is closed. */
export const pushTexts = {
  onThisDevice: 'Benachrichtigungen auf diesem Gerät',
  about:
    'Dieses Gerät kann neue Bestellungen und mehr anzeigen, während die Verwaltung geschlossen ist. Eine Benachrichtigung nennt Bestellung und Betrag, nie den Kunden. Der Dienst Ihres Browsers stellt sie zu und kann sie nicht lesen.',
  switchOn: 'Benachrichtigungen auf diesem Gerät anzeigen',
  browserAsks: 'Ihr Browser fragt zuerst um Erlaubnis. Mit dem Abmelden enden die Benachrichtigungen.',
  ofWhat: 'Benachrichtigen über',

  insecure:
    'Benachrichtigungen brauchen eine Seite mit https. Öffnen Sie die Verwaltung unter der https-Adresse Ihres Shops.',
  homeScreenFirst:
    'Legen Sie die Verwaltung auf iPhone und iPad zuerst auf den Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffnen Sie die Verwaltung von dort und kommen Sie auf diese Seite zurück.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Nehmen Sie einen anderen Browser, oder wählen Sie Mitteilungen per E-Mail.',
  denied:
    'Sie haben Benachrichtigungen dieser Seite blockiert. Klicken Sie auf das Zeichen neben der Adresse, öffnen Sie die Berechtigungen der Seite, erlauben Sie Benachrichtigungen, und laden Sie diese Seite neu. Bei einer installierten App steht die Berechtigung in den Einstellungen des Geräts.',
  serverHasNoKey:
    'Der Server kann zurzeit keine Benachrichtigungen senden. Fragen Sie, wer den Server betreibt: Sein Geheimnis wurde geändert, und das frühere fehlt.',
  notAnswered: 'Die Frage des Browsers wurde geschlossen. Versuchen Sie es noch einmal, und wählen Sie „Zulassen“.',
  browserRefuses:
    'Der Browser konnte sich nicht für Benachrichtigungen anmelden. Prüfen Sie Ihre Verbindung. Manche Browser brauchen in ihren Einstellungen die Erlaubnis für Push-Nachrichten.',

  sendATest: 'Testbenachrichtigung senden',
  testIsSent: 'Eine Testbenachrichtigung ist unterwegs.',
  testIsNotSent:
    'Der Benachrichtigungsdienst des Browsers hat den Test nicht angenommen. Versuchen Sie es in einigen Minuten noch einmal.',

  allDevices: 'Ihre Geräte mit Benachrichtigungen',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  onSince: 'eingeschaltet seit {time}',
  lastSent: 'letzte Benachrichtigung {time}',
  failsSince: 'nicht erreichbar seit {time}; der Shop versucht es weiter',
  deviceIsRemoved: 'Dieses Gerät erhält keine Benachrichtigungen mehr.',

  install: 'Verwaltung als App installieren',
  installHint: 'Die Verwaltung öffnet sich dann vom Startbildschirm aus in einem eigenen Fenster.',
} as const satisfies Record<keyof typeof english, string>;
