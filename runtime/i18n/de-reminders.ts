import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Ihre Bestellung bei {site} ist noch nicht bezahlt',
  intro:
    'Sie haben bei {site} eine Bestellung begonnen und nicht bezahlt. Alles ist noch so, wie Sie es verlassen haben.',
  button: 'Weiter zur Kasse',
  otherwise:
    'Wenn Sie es sich anders überlegt haben, brauchen Sie nichts zu tun: Es ist nichts bestellt und nichts abgebucht. Preise und Bestand können sich ändern, bis Sie bezahlen.',
  refuse: 'Nicht mehr erinnern',
  footer: 'Sie erhalten diese E-Mail einmal, weil Ihre Adresse an der Kasse von {site} eingegeben wurde.',
  backTitle: 'Ihr Warenkorb',
  proofText:
    'Geben Sie die E-Mail-Adresse ein, die Sie an der Kasse genannt haben. Dann kommt der Warenkorb auf dieses Gerät.',
  goneTitle: 'Diesen Warenkorb gibt es nicht mehr',
  goneText:
    'Er wurde bezahlt, geleert oder gelöscht, oder der Link ist unvollständig. Durch das Öffnen wurde nichts abgebucht.',
  refuseTitle: 'Keine Erinnerungen mehr',
  refuseText:
    'Möchten Sie von {site} nicht mehr an unbezahlte Bestellungen erinnert werden? Andere E-Mails zu Ihren Bestellungen kommen weiterhin.',
  refusedTitle: 'Sie werden nicht mehr erinnert',
  refusedText: '{site} erinnert Sie nicht mehr an unbezahlte Bestellungen.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
};
