import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} schenkt Ihnen einen Geschenkgutschein von {site}',
  hello: 'Hallo {name},',
  intro: '{sender} schickt Ihnen einen Geschenkgutschein im Wert von {amount}. Sie können ihn bei {site} einlösen.',
  message: '{sender} schreibt',
  code: 'Ihr Code',
  use: 'So lösen Sie ihn ein: Suchen Sie sich etwas aus und geben Sie den Code an der Kasse von {site} ein.',
  validity:
    'Der Geschenkgutschein hat kein Ablaufdatum. Was Sie nicht auf einmal ausgeben, bleibt für spätere Bestellungen erhalten.',
  keepSafe: 'Wer den Code hat, kann damit bezahlen: Bewahren Sie ihn sicher auf.',
  visit: 'Zu {site}',
  footer: 'Sie erhalten diese E-Mail, weil jemand einen Geschenkgutschein für Sie gekauft hat.',
  givenFooter: 'Sie erhalten diese E-Mail, weil {site} Ihnen einen Geschenkgutschein gegeben hat.',
};
